export { cutiPath, ketidakhadiranPath } from "./paths.ts";
export { aturanAbsensi } from "./pegawai/aturan-absensi.ts";
export { ketidakhadiran } from "./pegawai/ketidakhadiran.ts";
export { jenisBukti } from "./siswa/bukti.ts";
export { allStatus } from "./siswa/status.ts";
