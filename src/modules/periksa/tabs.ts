import type { RegisterTab } from "#kit/register/register.ts";

const siswa = "/administration/siswa/periksa";

/** Where each part of the check stands. */
export const periksaPath = {
  siswa,
  pegawai: "/administration/personil/periksa",
  madrasah: `${siswa}/madrasah`,
  ganda: `${siswa}/ganda`,
  aturan: `${siswa}/aturan`,
  wilayah: "/administration/kode-wilayah",
} as const;

export const periksaTabs: readonly RegisterTab[] = [
  { to: periksaPath.siswa, label: "Siswa", right: "periksa:read" },
  { to: periksaPath.pegawai, label: "Pegawai", right: "periksa:read" },
  { to: periksaPath.madrasah, label: "Kelas dan madrasah", right: "periksa:read" },
  { to: periksaPath.ganda, label: "Mungkin ganda", right: "siswa:update" },
  { to: periksaPath.aturan, label: "Aturan", right: "aturanPeriksa:read" },
  { to: periksaPath.wilayah, label: "Kode wilayah", right: "kodeWilayah:read" },
];
