export const pegawaiPath = "/administration/personil";

export const penghargaanPath = "/administration/penghargaan";

export const kepangkatanPath = "/administration/kepangkatan";

export const berkasPegawaiPath = "/administration/upload";

export const aturanKarierPath = "/administration/aturan-karier";

export const persetujuanPath = "/administration/persetujuan";
