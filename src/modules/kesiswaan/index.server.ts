import "./tables.ts";

export { catatKeluar, catatMasuk } from "./mutasi/catat-mutasi.server.ts";
