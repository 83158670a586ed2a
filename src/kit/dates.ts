import { zone, zoneMs } from "./time-zone.ts";

/**
 * Days and moments as people at the school read them. Written by hand rather than with Intl: its zone is so many hours from UTC
 * without summer time, and server and browser must print the same letters or hydration fails.
 */
export type DayLook = "long" | "medium" | "short";

const DAY_MS = 86_400_000;

const WEEKDAYS = ["Minggu", "Senin", "Selasa", "Rabu", "Kamis", "Jumat", "Sabtu"] as const;
const MONTHS = [
  "Januari",
  "Februari",
  "Maret",
  "April",
  "Mei",
  "Juni",
  "Juli",
  "Agustus",
  "September",
  "Oktober",
  "November",
  "Desember",
] as const;
const SHORT_MONTHS = ["Jan", "Feb", "Mar", "Apr", "Mei", "Jun", "Jul", "Agu", "Sep", "Okt", "Nov", "Des"] as const;

/** @returns "YYYY-MM-DD", the day on which this moment falls there. */
export const dayOf = (moment: Date): string => inZone(moment).toISOString().slice(0, 10);

export const today = (now: Date = new Date()): string => dayOf(now);

export const yearInZone = (moment: Date): number => inZone(moment).getUTCFullYear();

/** Whether the text is "YYYY-MM-DD" and that day exists in the calendar (years 1–9999). */
export const isDay = (text: string): boolean => read(text) !== undefined;

/**
 * long "Sabtu, 28 November 2026", medium "28 November 2026", short "28 Nov 2026".
 * @throws RangeError when `day` is not a day of the calendar
 */
export function formatDay(day: string, look: DayLook = "medium"): string {
  const date = calendarDay(day);
  const month = (look === "short" ? SHORT_MONTHS : MONTHS)[date.getUTCMonth()];
  const plain = `${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`;
  return look === "long" ? `${WEEKDAYS[date.getUTCDay()]}, ${plain}` : plain;
}

/** Ways of writing the beginning of a month that are no beginning of its name, and those of an English keyboard. */
const monthSpellings: readonly (readonly [RegExp, string])[] = [
  [/^peb/, "feb"],
  [/^nop/, "nov"],
  [/^(agt|ags|aug)/, "agu"],
  [/^may$/, "mei"],
  [/^oct/, "okt"],
  [/^dec/, "des"],
];

/** 1 for "Januari", "jan" or "janu", from three letters on; undefined for what is no month. */
export function monthNamed(word: string): number | undefined {
  const wanted = monthSpellings.reduce((said, [spelling, own]) => said.replace(spelling, own), word.toLowerCase());
  const place = wanted.length < 3 ? -1 : MONTHS.findIndex((month) => month.toLowerCase().startsWith(wanted));
  return place === -1 ? undefined : place + 1;
}

/** "Senin". */
export const weekdayOf = (day: string): string => WEEKDAYS[calendarDay(day).getUTCDay()] ?? "";

export const monthNames: readonly string[] = MONTHS;

/** "09.42" and the zone. */
export const formatClock = (moment: Date): string => `${inZone(moment).toISOString().slice(11, 16).replace(":", ".")} ${zone.short}`;

/** "21 November 2026 pukul 09.42" and the zone. */
export const formatMoment = (moment: Date): string => `${formatDay(dayOf(moment))} pukul ${formatClock(moment)}`;

/** Whole years lived on `day`; who was born on 29 February gets older on 1 March of common years. */
export function ageOn(birth: string, day: string): number {
  const [from, to] = [calendarDay(birth), calendarDay(day)];
  const years = to.getUTCFullYear() - from.getUTCFullYear();
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}

/** The day `count` days later (or earlier, when negative). */
export const addDays = (day: string, count: number): string =>
  new Date(calendarDay(day).getTime() + count * DAY_MS).toISOString().slice(0, 10);

function calendarDay(day: string): Date {
  const date = read(day);
  if (!date) throw new RangeError("not a day of the calendar");
  return date;
}

function read(text: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith("0000")) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  // Beyond the end of its month a day is no date, or it is one of the next.
  return date.getUTCDate() === Number(text.slice(8)) ? date : undefined;
}

const inZone = (moment: Date): Date => new Date(moment.getTime() + zoneMs);
