import "./tables.ts";

export { catatKeluar, catatMasuk } from "./mutasi/catat-mutasi.server.ts";
export { raguSiswa } from "./periksa/ragu-siswa.server.ts";
export { hitungSiswa } from "./siswa/hitung-siswa.server.ts";
