export { alamatNaskah } from "./alamat.ts";
export { templateSurat } from "./template-surat.ts";
