export { type AnggotaKelas, anggotaKelas, satIn } from "./kalender/anggota-kelas.server.ts";
export { type HariSekolah, hariSekolah, hariSekolahBetween } from "./kalender/hari-sekolah.server.ts";
export { type JamMengajar, jadwalBetween, jadwalHari, type SoughtJadwal } from "./kalender/jadwal-hari.server.ts";
export { listSemester, nearestSemester, semesterAt, type ValidSemester } from "./kalender/semester-at.server.ts";
