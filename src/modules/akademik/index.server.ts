import "./tables.ts";

export { type AnggotaKelas, anggotaKelas } from "./kalender/anggota-kelas.server.ts";
export { type HariSekolah, hariSekolah, hariSekolahAntara } from "./kalender/hari-sekolah.server.ts";
export { type JadwalDicari, type JamMengajar, jadwalAntara, jadwalHari } from "./kalender/jadwal-hari.server.ts";
export { daftarSemester, type SemesterBerlaku, semesterPada, semesterTerdekat } from "./kalender/semester-pada.server.ts";
