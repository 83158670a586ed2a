export { mostSentBytes } from "./berkas/berkas.ts";
export { pieceBytes, piecesPath } from "./berkas/pieces.ts";

export { registrationFields, registrationSteps } from "./fields.ts";
export { gelombangPpdb } from "./jalur/gelombang-ppdb.ts";
export { jalurPpdb } from "./jalur/jalur-ppdb.ts";
export { type JenisJalur, jalurLabel, jenisJalur } from "./jalur/jenis-jalur.ts";
export { jurusanOptions } from "./jurusan.ts";
export { kertasPath } from "./kertas/path.ts";
export { type CheckResult, checkNomor, nomorPendaftaran } from "./nomor.ts";

export {
  gelombangPpdbPath,
  jalurPpdbPath,
  mejaPpdbPath,
  nilaiPpdbPath,
  pendaftaranPath,
  penempatanPpdbPath,
  periodePpdbPath,
  pertanyaanPpdbPath,
  seleksiPpdbPath,
  statusPath,
  ujiPpdbPath,
} from "./paths.ts";

export { pendaftaran } from "./pendaftaran.ts";
export type { Pendaftaran, Periode } from "./periode.ts";
export { periodePpdb } from "./periode-ppdb.ts";
export { perkembanganPpdbPath } from "./perkembangan/path.ts";
export { jawabPrefix } from "./pertanyaan/nama.ts";
export { pertanyaanPpdb } from "./pertanyaan/pertanyaan-ppdb.ts";
export { pendaftaranRoom } from "./room.ts";
export { jadwalUjianPath } from "./ujian/paths.ts";
export { ruangUjian } from "./ujian/ruang-ujian.ts";
export { sesiUjian } from "./ujian/sesi-ujian.ts";
export { ujianPpdb } from "./ujian/ujian-ppdb.ts";
