export { agama } from "./agama.ts";
export { nik, nism, nisn } from "./nomor.ts";
export { pangkat } from "./pangkat.ts";
export { pegawai } from "./pegawai.ts";
