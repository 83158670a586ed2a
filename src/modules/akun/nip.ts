import { isDay } from "#kit/dates.ts";

export interface NipChecked {
  /** The 18 digits; null when it cannot be a NIP. */
  readonly nip: string | null;
  /** Why it is refused. */
  readonly error?: string;
  /** What looks odd but happens in old records: shown, never refused. */
  readonly warnings: readonly string[];
}

/** What people type or paste: with the printed spaces, dots or dashes. @returns only the rest */
export const plainNip = (typed: string): string => typed.replace(/[\s.\-\u2010-\u2015]/g, "");

/** `YYYYMMDD YYYYMM S NNN`, as it is printed. */
export const formatNip = (nip: string): string => nip.replace(/^(\d{8})(\d{6})(\d)(\d{3})$/, "$1 $2 $3 $4");

/**
 * The serial of everybody whom the demo invents: allowed, and never reached by the people of one birth date, month and sex.
 * A demo of before November 2026 has 000.
 */
export const inventedSerial = /(?:000|999)$/;

/** "YYYY-MM-DD", the first eight digits. */
export const birthDayOf = (nip: string): string => `${nip.slice(0, 4)}-${nip.slice(4, 6)}-${nip.slice(6, 8)}`;

/**
 * NIP PNS: birth date, year and month of appointment, sex, serial. NI PPPK: the month's place holds the count of contracts,
 * from 21. There is no check digit, so only the length and the birth date can be wrong for sure.
 */
export function readNip(typed: string, today: string): NipChecked {
  const nip = plainNip(typed);
  if (!/^\d{18}$/.test(nip)) return { nip: null, error: "NIP terdiri dari 18 angka.", warnings: [] };
  const birth = birthDayOf(nip);
  if (!isDay(birth) || birth > today) {
    return { nip: null, error: "Delapan angka pertama NIP adalah tanggal lahir (tahun, bulan, tanggal). Periksa lagi.", warnings: [] };
  }
  return { nip, warnings: warningsOf(nip) };
}

function warningsOf(nip: string): string[] {
  const appointed = Number(nip.slice(8, 12));
  const age = appointed - Number(nip.slice(0, 4));
  const monthOrContract = Number(nip.slice(12, 14));
  const warnings = [];
  if (age < 17 || age > 60) warnings.push(`Menurut NIP ini, diangkat pada tahun ${appointed} saat berumur ${age} tahun.`);
  if (monthOrContract < 1 || (monthOrContract > 12 && monthOrContract < 21)) {
    warnings.push("Angka ke-13 dan ke-14 biasanya bulan pengangkatan (01–12), atau 21 ke atas untuk PPPK.");
  }
  if (!["1", "2"].includes(nip.charAt(14))) warnings.push("Angka ke-15 biasanya 1 (pria) atau 2 (wanita).");
  if (nip.endsWith("000")) warnings.push("Nomor urut di tiga angka terakhir biasanya mulai dari 001.");
  return warnings;
}
