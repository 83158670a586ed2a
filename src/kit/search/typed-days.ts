import { isDay, monthNamed } from "../dates.ts";

/** Days from the first to the last, both among them. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/**
 * The days that somebody may mean by what they typed: "12 Mei 2026", "Selasa, 12 Mei 2026", "12/5/26", "2026-05-12", a whole
 * month as "Mei 2026" or "05/2026", and "12 Mei" of any year. Empty where it names no day.
 */
export function daysMeant(typed: string): readonly Span[] {
  const plain = typed
    .trim()
    .toLowerCase()
    .replace(weekday, "")
    .replace(/[\s,]+/g, " ")
    .trim();
  const { tanggal = "", bulan = "", tahun = "" } = forms.map((form) => form.exec(plain)?.groups).find((found) => found) ?? {};
  const month = /^\d+$/.test(bulan) ? Number(bulan) : monthNamed(bulan);
  if (!month) return [];
  const years = tahun === "" ? anyYear : [tahun.length === 2 ? `20${tahun}` : tahun];
  return years.flatMap((year) => spanOf(year, month, tanggal));
}

const weekday = /^(senin|selasa|rabu|kamis|jum['’]?at|sabtu|minggu|ahad)\b/u;
const forms = [
  /^(?<tahun>[1-9]\d{3})-(?<bulan>\d{1,2})(-(?<tanggal>\d{1,2}))?$/,
  /^(?<tanggal>\d{1,2})[-/. ](?<bulan>\d{1,2})[-/. ](?<tahun>[1-9]\d{3}|\d{2})$/,
  /^(?<bulan>\d{1,2})[-/](?<tahun>[1-9]\d{3})$/,
  /^(?<tanggal>\d{1,2})[- ](?<bulan>[a-z]{3,})([- ](?<tahun>[1-9]\d{3}))?$/,
  /^(?<bulan>[a-z]{3,}) (?<tahun>[1-9]\d{3})$/,
];
/** Of what an office keeps. */
const anyYear = Array.from({ length: 160 }, (_, place) => String(1940 + place));

function spanOf(year: string, month: number, day: string): Span[] {
  const days = `${year}-${String(month).padStart(2, "0")}`;
  if (day !== "") {
    const one = `${days}-${day.padStart(2, "0")}`;
    return isDay(one) ? [{ from: one, to: one }] : [];
  }
  const last = ["31", "30", "29", "28"].find((end) => isDay(`${days}-${end}`));
  return last ? [{ from: `${days}-01`, to: `${days}-${last}` }] : [];
}
