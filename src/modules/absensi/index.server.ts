import "./siswa/tables.ts";

export { catatAbsensi } from "./siswa/catat/catat-absensi.server.ts";
