import "./siswa/tables.ts";

export { answerBekal, answerBukti, answerCatat, answerKeadaan, answerPilih } from "./siswa/api.server.ts";
export { catatAbsensi } from "./siswa/catat/catat-absensi.server.ts";
