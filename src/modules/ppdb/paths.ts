export const periodePpdbPath = "/administration/periode-ppdb";

export const pendaftaranPath = "/administration/pendaftaran";
