import { isDay, today } from "../dates.ts";

export type DayOrder = "dmy" | "mdy";

const months: readonly (readonly string[])[] = [
  ["jan", "januari", "january", "jnr"],
  ["feb", "februari", "pebruari", "february", "peb"],
  ["mar", "maret", "march", "mrt"],
  ["apr", "april"],
  ["mei", "may"],
  ["jun", "juni", "june"],
  ["jul", "juli", "july"],
  ["agu", "agt", "ags", "agust", "agustus", "aug", "august"],
  ["sep", "sept", "september"],
  ["okt", "oct", "oktober", "october"],
  ["nov", "nop", "november", "nopember"],
  ["des", "dec", "desember", "december"],
];
const monthOf = (word: string): number => months.findIndex((words) => words.includes(word.toLowerCase())) + 1;

/** What stands before a day: the day of the week, or a town. */
const lead = /^[\p{L} .']{2,40},\s*/u;
const inFigures = /^(\d{1,4})\s?[/.\-\s]\s?(\d{1,2})\s?[/.\-\s]\s?(\d{1,4})$/;
const inWords = /^(\d{1,2})[\s./-]*(\p{L}{3,9})[\s.,/-]*(\d{2}|\d{4})$/u;
const clockBehind = /[T\s]\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\.\d+)?Z?$/;

/** "YYYY-MM-DD" for what people and programs write; undefined for what is no day. A day that is in no calendar stays impossible. */
export function readDay(text: string, order: DayOrder = "dmy"): string | undefined {
  if (text.length > longestDay) return undefined;
  const said = text.trim().replace(lead, "").replace(clockBehind, "").trim();
  if (isDay(said)) return said;
  const figures = inFigures.exec(said);
  if (figures) return ordered(figures.slice(1, 4) as Triple, order);
  const [, day = "", word = "", year = ""] = inWords.exec(said) ?? [];
  const month = monthOf(word);
  if (month > 0) return written(year, month, Number(day));
  return /^\d{5}$/.test(said) ? fromSerial(Number(said)) : packed(said);
}

type Triple = [string, string, string];

function ordered([one, two, three]: Triple, order: DayOrder): string | undefined {
  if (one.length === 4) return three.length <= 2 ? written(one, Number(two), Number(three)) : undefined;
  if (one.length > 2 || three.length === 1 || three.length === 3) return undefined;
  return order === "mdy" ? written(three, Number(one), Number(two)) : written(three, Number(two), Number(one));
}

/** Of two digits the year is the nearest that is not far ahead: a list of today knows births of 2011 and of 1978. */
function written(year: string, month: number, day: number): string {
  const century = Number(today().slice(0, 2));
  const ahead = Number(today().slice(2, 4)) + 1;
  const full = year.length === 4 ? year : `${Number(year) > ahead ? century - 1 : century}${year.padStart(2, "0")}`;
  return `${full}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** Days since 30 December 1899, as spreadsheet programs count: 1927 to 2064. */
const [firstSerial, lastSerial] = [10_000, 60_000];
function fromSerial(serial: number): string | undefined {
  if (serial < firstSerial || serial > lastSerial) return undefined;
  return new Date(Date.UTC(1899, 11, 30) + serial * 86_400_000).toISOString().slice(0, 10);
}

/** "17082009" and "20090817": whichever is a day of our time. */
function packed(said: string): string | undefined {
  if (!/^\d{8}$/.test(said)) return undefined;
  const days = [`${said.slice(4)}-${said.slice(2, 4)}-${said.slice(0, 2)}`, `${said.slice(0, 4)}-${said.slice(4, 6)}-${said.slice(6)}`];
  return days.find((day) => /^(?:19|20)/.test(day) && isDay(day));
}

/** In letters, with a town and a clock around it. */
const longestDay = 200;

export interface OrderFound {
  readonly order: DayOrder;
  /** No cell tells: every first and second number could be a month. */
  readonly open: boolean;
}

/** In which order a column writes its days, by those that can be read in one way only. */
export function orderOf(cells: readonly string[]): OrderFound {
  let [dmy, mdy, either] = [0, 0, 0];
  for (const cell of cells) {
    const [, one = "", two = ""] = inFigures.exec(cell.slice(0, longestDay).trim().replace(lead, "").replace(clockBehind, "")) ?? [];
    if (one === "" || one.length > 2) continue;
    if (Number(one) > 12) dmy += 1;
    else if (Number(two) > 12) mdy += 1;
    else if (one !== two) either += 1;
  }
  return { order: mdy > dmy ? "mdy" : "dmy", open: either > 0 && dmy === 0 && mdy === 0 };
}
