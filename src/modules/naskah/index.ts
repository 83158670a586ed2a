export { alamatNaskah } from "./alamat.ts";
export { pejabatPenandatangan } from "./pejabat-penandatangan.ts";
export { templateSurat } from "./template-surat.ts";
