import "./perangkat/tables.ts";
import "./siswa/tables.ts";

export { hariKhususHooks } from "./hari-khusus.server.ts";
export { periksaPeringatan } from "./peringatan/periksa-peringatan.server.ts";
export { peringatanAbsensi } from "./peringatan/peringatan.ts";
export { kerjakanLaporan } from "./rekap/buat-laporan.server.ts";
export { laporanAbsensi } from "./rekap/tugas-laporan.ts";
export { answerBekal, answerBukti, answerCatat, answerKeadaan, answerPilih } from "./siswa/api.server.ts";
export { catatAbsensi } from "./siswa/catat/catat-absensi.server.ts";
export { kerjakanKartu } from "./siswa/kartu/cetak-kartu.server.ts";
export { cetakKartu } from "./siswa/kartu/tugas-kartu.ts";
