export { naskahPath, templateSuratPath } from "./paths.ts";
export { pejabatPenandatangan } from "./pejabat-penandatangan.ts";
export { templateSurat } from "./template-surat.ts";
