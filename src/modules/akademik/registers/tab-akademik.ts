import type { RegisterTab } from "#kit/register/register.ts";

/** What is set once a year. */
export const tabTahun: readonly RegisterTab[] = [
  { to: "/administration/tahun-ajaran", label: "Tahun ajaran", right: "tahunAjaran:read" },
  { to: "/administration/semester", label: "Semester", right: "semester:read" },
  { to: "/administration/kalender", label: "Kalender", right: "hariKhusus:read" },
  { to: "/administration/jam-pelajaran", label: "Jam pelajaran", right: "jamPelajaran:read" },
];

/** Who teaches what. */
export const tabJadwal: readonly RegisterTab[] = [
  { to: "/administration/jadwal", label: "Jadwal", right: "jadwalPelajaran:read" },
  { to: "/administration/pengampu", label: "Pengampu", right: "pengampu:read" },
  { to: "/administration/mata-pelajaran", label: "Mata pelajaran", right: "mataPelajaran:read" },
];
