import { formatDay } from "#kit/dates.ts";
import { type JenisJalur, jalurLabel } from "./jenis-jalur.ts";
import type { Jalur } from "./load-jalur.server.ts";
import { closingOf, openingOf } from "./windows.ts";

/** Why nobody can register now: the heading of the page that says it, and the sentence. */
export interface Closed {
  readonly judul: string;
  readonly tutup: string;
}

const closedNow = "Pendaftaran sedang ditutup";

/** A path of the running period is still to open; before the first of them nothing has closed yet. */
export const beforePath = (next: Jalur, closedBefore: boolean): Closed => ({
  judul: closedBefore ? closedNow : "Belum waktunya mendaftar",
  tutup: `${closedNow}. Jalur ${nameOf(next)} dibuka ${openingOf(next)}.`,
});

/** The last path of an intake has closed, while those who came still wait or re-register. */
export function afterLast(tahunAjaran: string, last: Jalur | undefined, hasil: string, berikut: Intake | undefined): Closed {
  const since = last ? ` sejak ${closingOf(last, "long")}` : "";
  const next = berikut ? ` ${opening(berikut)}` : " Tidak ada gelombang lagi yang dijadwalkan.";
  return { judul: "Pendaftaran sudah ditutup", tutup: `Pendaftaran tahun ajaran ${tahunAjaran} sudah ditutup${since}.${hasil}${next}` };
}

/** Nothing runs and nobody waits. */
export const between = (berikut: Intake | undefined): Closed => ({
  judul: berikut ? "Belum waktunya mendaftar" : closedNow,
  tutup: `${closedNow}. ${berikut ? opening(berikut) : "Tanggal pembukaan berikutnya akan diumumkan di situs ini."}`,
});

interface Intake {
  readonly tahunAjaran: string;
  readonly buka: string;
}

const opening = ({ tahunAjaran, buka }: Intake): string => `Pendaftaran tahun ajaran ${tahunAjaran} dibuka ${formatDay(buka, "long")}.`;

const nameOf = ({ jenis, gelombang }: Pick<Jalur, "jenis" | "gelombang">): string =>
  `${jalurLabel(jenis).toLowerCase()}${gelombang ? ` (${gelombang})` : ""}`;

/** Other paths are open, this one is not: when it opens again, or since when it is over. */
export function tellClosedPath(jenis: JenisJalur, open: readonly JenisJalur[], { next, last }: { next?: Jalur; last?: Jalur }): string {
  const label = jalurLabel(jenis).toLowerCase();
  const others = `Yang dibuka: ${open.map((one) => jalurLabel(one).toLowerCase()).join(", ")}.`;
  if (next) return `Jalur ${label} sedang tidak dibuka. Jalur ${nameOf(next)} dibuka ${openingOf(next)}. ${others}`;
  if (last) return `Jalur ${label} sudah ditutup sejak ${closingOf(last)} dan tidak dibuka lagi untuk tahun ajaran ini. ${others}`;
  return `Jalur ${label} tidak dibuka untuk tahun ajaran ini. ${others}`;
}
