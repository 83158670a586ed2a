export { daftarUlangFiles, registrationFields, registrationSteps } from "./fields.ts";
export { jurusanOptions } from "./jurusan.ts";
export { type CheckResult, checkNomor, nomorPendaftaran } from "./nomor.ts";
export { pendaftaranPath, periodePpdbPath } from "./paths.ts";
export { pendaftaran } from "./pendaftaran.ts";
export type { Pendaftaran, Periode } from "./periode.ts";
export { periodePpdb } from "./periode-ppdb.ts";
