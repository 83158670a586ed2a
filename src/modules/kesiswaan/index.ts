export { alumni } from "./alumni.ts";
export { bidangPrestasi, jenisKelamin, kegiatanAlumni, peringkatPrestasi, tingkatPrestasi } from "./pilihan.ts";
export { prestasi } from "./prestasi.ts";
export { siswa } from "./siswa.ts";
