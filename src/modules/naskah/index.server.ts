export { temporaryJabatan } from "./content/penandatangan.server.ts";
export { listNaskah, type NaskahRow } from "./load/list.server.ts";
export { readPerihal } from "./load/read-perihal.server.ts";
export { pejabatPenandatanganHooks } from "./pejabat-penandatangan.server.ts";
export { writtenBy } from "./workflow/co-write.server.ts";
export { printNaskah, signedPdf } from "./workflow/print.server.ts";
export { type NaskahFields, saveNaskah, writeNaskah } from "./workflow/save.server.ts";
export { cancelNaskah, signNaskah } from "./workflow/signature.server.ts";
export { parafNaskah, proposeNaskah, returnNaskah } from "./workflow/step.server.ts";
