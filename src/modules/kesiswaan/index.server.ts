export { switchTo } from "./kenaikan/apply-kenaikan.server.ts";
export { openSince } from "./kenaikan/open.server.ts";
export { recordKeluar, recordMasuk } from "./mutasi/record-mutasi.server.ts";
export { kelasHooks } from "./riwayat-kelas/anggota-table.server.ts";
export { handBanding } from "./serahan/banding/hand-banding.server.ts";
export { stateOfBanding } from "./serahan/banding/state-of-banding.server.ts";
export { countPerbedaan, type IsianTerbuka, isianTerbuka } from "./serahan/count-perbedaan.server.ts";
export { computeSiswa } from "./siswa/compute-siswa.server.ts";
export { siswaHooks } from "./siswa/siswa.server.ts";
