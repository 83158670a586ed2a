export { berkasDaftarUlang, isian, langkah } from "./isian.ts";
export { type HasilPeriksa, periksaNomor } from "./nomor.ts";
export { pendaftaran } from "./pendaftaran.ts";
export type { Pendaftaran, Periode } from "./periode.ts";
export { periodePpdb } from "./periode-ppdb.ts";
