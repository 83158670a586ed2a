export const periodePpdbPath = "/administration/periode-ppdb";

export const gelombangPpdbPath = "/administration/gelombang-ppdb";

export const jalurPpdbPath = "/administration/jalur-ppdb";

export const pendaftaranPath = "/administration/pendaftaran";
