export { hariKhususHooks } from "./hari-khusus.server.ts";
export { checkPeringatan } from "./peringatan/check-peringatan.server.ts";
export { peringatanAbsensi } from "./peringatan/peringatan.ts";
export { runLaporan } from "./rekap/create-laporan.server.ts";
export { laporanAbsensi } from "./rekap/laporan-job.ts";
export { answerBukti, answerBundle, answerPicker, answerRecord, answerState } from "./siswa/api.server.ts";
export { printKartu } from "./siswa/kartu/kartu-job.ts";
export { runKartu } from "./siswa/kartu/print-kartu.server.ts";
export { recordAbsensi } from "./siswa/record/record-absensi.server.ts";
