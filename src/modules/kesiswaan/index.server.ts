import "./tables.ts";

export { catatKeluar, catatMasuk } from "./mutasi/catat-mutasi.server.ts";
export { hitungSiswa } from "./siswa/hitung-siswa.server.ts";
export { siswaHooks } from "./siswa/siswa.server.ts";
