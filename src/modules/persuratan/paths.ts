export const suratMasukPath = "/administration/surat-masuk";

export const suratKeluarPath = "/administration/daftar-surat";
