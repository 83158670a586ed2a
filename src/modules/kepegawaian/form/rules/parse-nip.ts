import { formatDay, isDay } from "#kit/dates.ts";

/** What the eighteen digits say. */
export interface NipDescription {
  readonly lahir: string;
  readonly kelamin: "Pria" | "Wanita" | null;
  /** Year and month of appointment as "YYYY-MM"; null for PPPK, whose number counts contracts there. */
  readonly tmt: string | null;
  readonly tahun: number;
  /** From 21; null for PNS. */
  readonly kontrak: number | null;
  readonly urut: string;
}

/** NIPs are printed and pasted with spaces. */
export const normalizeNip = (typed: string): string => typed.replace(/[\s.\-\u2010-\u2015]/g, "");

/** Null while it cannot be one yet. */
export function parseNip(typed: string): NipDescription | null {
  const nip = normalizeNip(typed);
  if (!/^\d{18}$/.test(nip)) return null;
  const lahir = `${nip.slice(0, 4)}-${nip.slice(4, 6)}-${nip.slice(6, 8)}`;
  if (!isDay(lahir)) return null;
  const bulan = Number(nip.slice(12, 14));
  return {
    lahir,
    kelamin: nip[14] === "1" ? "Pria" : nip[14] === "2" ? "Wanita" : null,
    tmt: bulan >= 1 && bulan <= 12 ? `${nip.slice(8, 12)}-${nip.slice(12, 14)}` : null,
    tahun: Number(nip.slice(8, 12)),
    kontrak: bulan >= 21 ? bulan : null,
    urut: nip.slice(15),
  };
}

/** "2014-03" → "Maret 2014" */
export const describeBulan = (bulan: string): string => formatDay(`${bulan}-01`).replace(/^\d+ /, "");
