import "./tables.ts";

export { cetakNaskah, pdfBertanda } from "./alur/cetak.server.ts";
export { ajukanNaskah, parafNaskah } from "./alur/langkah.server.ts";
export { simpanNaskah, tulisNaskah } from "./alur/simpan.server.ts";
export { tandaTanganiNaskah } from "./alur/tanda-tangan.server.ts";
