import { isDay } from "#kit/dates.ts";

/** What the digits of a NIK say. Women have 40 added to the day. */
export interface NikDescription {
  /** "DD-MM-YY" */
  readonly lahir: string;
  readonly perempuan: boolean;
  readonly urut: string;
}

/** Null for what is no NIK at all. */
export function readNik(nik: string | null): NikDescription | null {
  if (!nik || !/^\d{16}$/.test(nik)) return null;
  const hari = Number(nik.slice(6, 8));
  const perempuan = hari > 40;
  const tanggal = String(perempuan ? hari - 40 : hari).padStart(2, "0");
  return { lahir: `${tanggal}-${nik.slice(8, 10)}-${nik.slice(10, 12)}`, perempuan, urut: nik.slice(12) };
}

/** "2009-03-12" → "12-03-09" */
export const shortDay = (hari: string): string => `${hari.slice(8, 10)}-${hari.slice(5, 7)}-${hari.slice(2, 4)}`;

/** The day on which a family card was given out stands in its number; false where that is no day. */
export function isKkDated(noKk: string): boolean {
  const [tanggal, bulan, tahun] = [noKk.slice(6, 8), noKk.slice(8, 10), noKk.slice(10, 12)];
  return isDay(`20${tahun}-${bulan}-${tanggal}`);
}

const titles = /\b(?:h|hj|drs|dra|dr|ir|prof|alm|almh|tn|ny|bpk|ibu|bapak)\b\.?/g;

/** A name as it sounds: without titles before and behind it, so that two clerks' ways to write it are one. */
export const plainName = (nama: string): string => (nama.toLowerCase().split(",")[0] ?? "").replace(titles, "").replace(/[^a-z]/g, "");
