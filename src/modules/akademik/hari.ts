import type { Stored } from "#kit/database/tables.ts";

/** Monday is "1". */
export type Hari = Stored<"jamPelajaran">["hari"];

export const hariSekolahSepekan: readonly { readonly value: Hari; readonly label: string }[] = [
  { value: "1", label: "Senin" },
  { value: "2", label: "Selasa" },
  { value: "3", label: "Rabu" },
  { value: "4", label: "Kamis" },
  { value: "5", label: "Jumat" },
  { value: "6", label: "Sabtu" },
];

/** The day of the week, Monday "1"; undefined on Sundays. */
export const hariAt = (tanggal: string): Hari | undefined =>
  hariSekolahSepekan[(new Date(`${tanggal}T00:00:00Z`).getUTCDay() + 6) % 7]?.value;

export const hariName = (hari: string): string => hariSekolahSepekan.find(({ value }) => value === hari)?.label ?? "Minggu";
