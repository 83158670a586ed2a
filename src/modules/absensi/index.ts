import "./pegawai/tables.ts";

export { aturanAbsensi } from "./pegawai/aturan-absensi.ts";
export { ketidakhadiran } from "./pegawai/ketidakhadiran.ts";
export { jenisBukti } from "./siswa/bukti.ts";
export { lupakanBekal } from "./siswa/luring/gudang.ts";
export { semuaStatus } from "./siswa/status.ts";
