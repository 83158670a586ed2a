export { alumni } from "./alumni.ts";
export { mutasiSiswa } from "./mutasi/mutasi-siswa.ts";
export { bidangPrestasi, jenisKelamin, kegiatanAlumni, peringkatPrestasi, tingkatPrestasi } from "./pilihan.ts";
export { prestasi } from "./prestasi.ts";
export { siswa } from "./siswa/siswa.ts";
export { kalimatSetuju } from "./usulan-alumni/isian.ts";
