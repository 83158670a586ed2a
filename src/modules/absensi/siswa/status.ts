import type { Stored } from "#kit/database/tables.ts";

export type StatusAbsensi = Stored<"absensiSiswa">["status"];

/** The words as people read them; "Belum tercatat" is no status but a missing row. */
export const statusLabels: Readonly<Record<StatusAbsensi, string>> = {
  hadir: "Hadir",
  sakit: "Sakit",
  izin: "Izin",
  alpa: "Tanpa Keterangan",
  terlambat: "Terlambat",
  dispensasi: "Dispensasi",
};

export const unrecorded = "Belum tercatat";

export const allStatus = Object.keys(statusLabels) as readonly StatusAbsensi[];

/** The key that stands for it, also on the button: H S I A T D. */
export const hurufStatus: Readonly<Record<StatusAbsensi, string>> = {
  hadir: "H",
  sakit: "S",
  izin: "I",
  alpa: "A",
  terlambat: "T",
  dispensasi: "D",
};

/** What a duty teacher writes down of any class. */
export const dutyStatus: readonly StatusAbsensi[] = ["terlambat", "dispensasi"];

/** Back to present is for who was marked by mistake. */
export const mayMarkOnDuty = (status: StatusAbsensi, now: StatusAbsensi | undefined): boolean =>
  dutyStatus.includes(status) || (status === "hadir" && dutyStatus.some((one) => one === now));

export const isStatus = (value: unknown): value is StatusAbsensi => typeof value === "string" && Object.hasOwn(statusLabels, value);
