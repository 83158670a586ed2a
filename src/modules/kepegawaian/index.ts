import "./tables.ts";

export { agama } from "./agama.ts";
export { nik, nism, nisn } from "./nomor.ts";
export type { Orang, OrangTerpilih } from "./orang/orang.ts";
export { pangkat } from "./pangkat.ts";
export { bidangDiri, pegawai } from "./pegawai.ts";
