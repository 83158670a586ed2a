import "./siswa/tables.ts";

export { catatAbsensi } from "./siswa/catat-absensi.server.ts";
