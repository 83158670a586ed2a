export { naskahPath } from "./paths.ts";
export { pejabatPenandatangan } from "./pejabat-penandatangan.ts";
export { templateSurat } from "./template-surat.ts";
