import "./tables.ts";

export { cetakNaskah, pdfBertanda } from "./alur/cetak.server.ts";
export { ditulisOleh } from "./alur/ikut-menulis.server.ts";
export { ajukanNaskah, kembalikanNaskah, parafNaskah } from "./alur/langkah.server.ts";
export { type IsianNaskah, simpanNaskah, tulisNaskah } from "./alur/simpan.server.ts";
export { batalkanNaskah, tandaTanganiNaskah } from "./alur/tanda-tangan.server.ts";
export { jabatanSementara } from "./isi/penandatangan.server.ts";
export { pejabatPenandatanganHooks } from "./pejabat-penandatangan.server.ts";
