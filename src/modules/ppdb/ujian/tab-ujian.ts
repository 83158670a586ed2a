import type { RegisterTab } from "#kit/register/register.ts";
import { jadwalUjianPath, ruangUjianPath, sesiUjianPath, ujianPpdbPath } from "./paths.ts";

/** In the order in which the committee comes to them: what there is, when, where, and then who sits there. */
export const tabUjian: readonly RegisterTab[] = [
  { to: jadwalUjianPath, label: "Tempat duduk", right: "pendaftaran:read" },
  { to: ujianPpdbPath, label: "Ujian", right: "ujianPpdb:read" },
  { to: sesiUjianPath, label: "Sesi", right: "sesiUjian:read" },
  { to: ruangUjianPath, label: "Ruang", right: "ruangUjian:read" },
];
