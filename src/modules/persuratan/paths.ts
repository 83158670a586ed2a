export const suratMasukPath = "/administration/surat-masuk";

export const bukuNomorPath = "/administration/buku-nomor";

export const suratKeluarPath = "/administration/daftar-surat";
