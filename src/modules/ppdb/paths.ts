export const periodePpdbPath = "/administration/periode-ppdb";

export const gelombangPpdbPath = "/administration/gelombang-ppdb";

export const jalurPpdbPath = "/administration/jalur-ppdb";

/** What an intake asks besides the form that all have. */
export const pertanyaanPpdbPath = "/administration/pertanyaan-ppdb";

/** Published versions of the rules, each by its id below; below that "data", byte for byte as it was hashed. */
export const lembarPath = "/informasi/ppdb/aturan";

export const pendaftaranPath = "/administration/pendaftaran";

/** The committee's desk: what came in, and one registration's page. */
export const mejaPpdbPath = "/administration/meja-ppdb";

/** The family's own page; without an account. */
export const statusPath = "/daftar/status";

/** Marks: every path and part, and below it the sheet of one. */
export const nilaiPpdbPath = "/administration/nilai-ppdb";

/** Trying out and deciding a wave. */
export const seleksiPpdbPath = "/administration/seleksi-ppdb";

/** Where anybody runs a selection again; the bundles of announced waves stand below it by their ids. */
export const ujiPpdbPath = "/informasi/ppdb/uji";

/** Accepted children become pupils in classes. */
export const penempatanPpdbPath = "/administration/penempatan-ppdb";
