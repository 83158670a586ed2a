import type { StatusAbsensi } from "./tables.ts";

/** The words as people read them; "Belum tercatat" is no status but a missing row. */
export const sebutanStatus: Readonly<Record<StatusAbsensi, string>> = {
  hadir: "Hadir",
  sakit: "Sakit",
  izin: "Izin",
  alpa: "Tanpa Keterangan",
  terlambat: "Terlambat",
  dispensasi: "Dispensasi",
};

export const belumTercatat = "Belum tercatat";

export const semuaStatus = Object.keys(sebutanStatus) as readonly StatusAbsensi[];

/** The key that stands for it, also on the button: H S I A T D. */
export const hurufStatus: Readonly<Record<StatusAbsensi, string>> = {
  hadir: "H",
  sakit: "S",
  izin: "I",
  alpa: "A",
  terlambat: "T",
  dispensasi: "D",
};

export const isStatus = (value: unknown): value is StatusAbsensi => typeof value === "string" && Object.hasOwn(sebutanStatus, value);
