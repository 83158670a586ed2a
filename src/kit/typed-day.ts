import { addDays, isDay, monthNamed, today } from "./dates.ts";

/**
 * The day that somebody means by what they type into a field: "12/8/2024", "12 Agt 2024", "12-8", "12082024", "kemarin"; the day comes
 * before the month, whatever the browser's language. "YYYY-MM-DD" stays what it is.
 * @returns undefined for what names no day of the calendar
 */
export function readTypedDay(typed: string, now: string = today()): string | undefined {
  if (typed.length > longest) return undefined;
  const plain = typed.trim().toLowerCase().replace(weekday, "").replace(/\s+/g, " ").trim();
  if (isDay(plain)) return plain;
  const away = near.get(plain);
  if (away !== undefined) return addDays(now, away);
  const said = forms.map((form) => form.exec(plain)?.groups).find((found) => found);
  if (!said) return undefined;
  const { tanggal = "", bulan = "", tahun = "" } = said;
  const month = /^\d+$/.test(bulan) ? bulan : String(monthNamed(bulan) ?? "");
  const day = `${fullYear(tahun, now)}-${month.padStart(2, "0")}-${tanggal.padStart(2, "0")}`;
  return isDay(day) ? day : undefined;
}

/** As people here write a day: "12/8/2024". What is no day stays as it was typed. */
export const writeDay = (day: string): string => (isDay(day) ? day.split("-").map(Number).reverse().join("/") : day);

const longest = 60;

const weekday = /^(?:senin|selasa|rabu|kamis|jum['’]?at|sabtu|minggu|ahad),? +/u;

const near: ReadonlyMap<string, number> = new Map([
  ["kemarin dulu", -2],
  ["kemarin lusa", -2],
  ["kemarin", -1],
  ["hari ini", 0],
  ["sekarang", 0],
  ["besok", 1],
  ["lusa", 2],
]);

const forms = [
  /^(?<tahun>[1-9]\d{3})[-/.](?<bulan>\d{1,2})[-/.](?<tanggal>\d{1,2})$/,
  /^(?<tanggal>\d{1,2}) ?[-/. ] ?(?<bulan>\d{1,2})(?: ?[-/. ] ?(?<tahun>[1-9]\d{3}|\d{2}))?$/,
  /^(?<tanggal>\d{1,2})[-/. ]?(?<bulan>[a-z]{3,9})\.?(?:[-/, ]{0,2}(?<tahun>[1-9]\d{3}|\d{2}))?$/,
  /^(?<tanggal>\d{2})(?<bulan>\d{2})(?<tahun>[1-9]\d{3}|\d{2})$/,
];

/** Of two digits the year is the nearest that is at most ten ahead, without one it is this year. */
function fullYear(year: string, now: string): string {
  if (year === "") return now.slice(0, 4);
  if (year.length === 4) return year;
  const near = Number(now.slice(0, 4)) + 10;
  const found = near - (near % 100) + Number(year);
  return String(found > near ? found - 100 : found);
}
