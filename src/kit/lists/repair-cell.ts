import { formatDay, isDay } from "../dates.ts";
import { uncounted } from "../documents/formula.ts";
import type { Field } from "../register/fields.ts";
import { withoutUnseen } from "../typed-text.ts";
import { chooseOption, type OptionWords } from "./choose-option.ts";
import { type Lost, readParts } from "./code-parts.ts";
import { type DayOrder, readDay } from "./repair-dates.ts";
import type { Repair } from "./repair-words.ts";

export interface Mending {
  readonly field: Field;
  readonly order: DayOrder;
  readonly off: ReadonlySet<Repair>;
  readonly options: OptionWords;
  /** Of a code of parts: which noughts its column lost. */
  readonly lost?: Lost | undefined;
}

export interface Mended {
  readonly text: string;
  readonly done: readonly Repair[];
  /** What no mending helps. */
  readonly fault?: string;
}

/** A cell as the field can take it, and what was done to it. */
export function repairCell(cell: string, mending: Mending): Mended {
  const lost = tooLong(cell, mending.field) ?? lostDigits(cell, mending.field) ?? brokenFormula(cell);
  if (lost) return { text: cell, done: [], fault: lost };
  let text = cell;
  const done: Repair[] = [];
  for (const [name, mend] of Object.entries(ways) as [Repair, Way][]) {
    if (mending.off.has(name)) continue;
    const mended = mend(text, mending);
    if (mended === undefined || mended === text) continue;
    // What is no day, or is written as it is shown, was read and not repaired.
    const isToldOtherwise = name !== "tanggal" || (isDay(mended) && !isShownSo(text, mended));
    text = mended;
    if (isToldOtherwise) done.push(name);
  }
  if (partsOf(text, mending)?.open) return { text, done, fault: openCode(text) };
  const unread = mending.field.kind === "date" && text.trim() !== "" && readDay(text, mending.order) === undefined;
  return { text, done, ...(unread && { fault: `“${text.trim().slice(0, 40)}” tidak terbaca sebagai tanggal. Tulis misalnya 17/8/2026.` }) };
}

/** In letters: no field of one line takes so much. */
const mostMended = 2_000;

function tooLong({ length }: string, { kind, label }: Field): string | undefined {
  if (kind === "longText" || length <= mostMended) return undefined;
  return `Sel ini berisi ${length.toLocaleString("id-ID")} huruf, terlalu panjang untuk ${label}. Periksa apakah kolomnya benar.`;
}

const isShownSo = (text: string, day: string): boolean =>
  [formatDay(day), formatDay(day, "short"), formatDay(day, "long")].some((shown) => shown.toLowerCase() === text.toLowerCase());

type Way = (text: string, mending: Mending) => string | undefined;

const ways: Readonly<Record<Repair, Way>> = {
  spasi: (text, { field }) =>
    field.kind === "longText"
      ? withoutUnseen(text)
          .replace(/[^\S\n]+/g, " ")
          .trim()
      : withoutUnseen(text).replace(/\s+/g, " ").trim(),
  angka: (text) => text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf)),
  kosong: (text, { field }) => (!field.required && /^(?:[-–—_.]{1,5}|#N\/A)$/.test(text) ? "" : undefined),
  tanggal: (text, { field, order }) => (field.kind === "date" && text !== "" && !isDay(text) ? readDay(text, order) : undefined),
  digit: (text, mending) => {
    const { field } = mending;
    const parts = partsOf(text, mending);
    if (parts) return parts.joined;
    const digits = text.replace(/[\s.'’`-]/g, "");
    if (!/^\d+$/.test(digits)) return undefined;
    return lengthOf(field) !== undefined || isCode(field, text, digits) ? digits : undefined;
  },
  nol: (text, mending) => {
    const { field } = mending;
    const parts = partsOf(text, mending);
    if (parts) return field.kind === "text" && field.pattern?.test(parts.filled ?? "") ? parts.filled : undefined;
    const length = lengthOf(field) ?? 0;
    const missing = length - text.length;
    if (length > longestNumberWithNought || length < shortestNumberWithNought || missing <= 0 || missing > 2 || !/^\d+$/.test(text))
      return undefined;
    const padded = text.padStart(length, "0");
    return field.kind === "text" && field.pattern?.test(padded) ? padded : undefined;
  },
  telepon: (text, { field }) => {
    if (field.kind !== "phone") return undefined;
    const digits = text.replace(/[\s().'-]/g, "").split(/[/,;]/)[0] ?? "";
    // As the register keeps it: from nought on.
    return /^8[1-9]\d{7,10}$/.test(digits) ? `0${digits}` : /^(?:0|\+?62)\d+$/.test(digits) ? digits.replace(/^\+?620?/, "0") : undefined;
  },
  pilihan: (text, { field, options }) => chooseOption(field, text, options),
  kapital: (text, { field }) =>
    field.kind === "text" && !field.pattern && text.length > 3 && text === text.toUpperCase() && /\p{Lu}{3}/u.test(text) && !isNumber(text)
      ? text.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
      : undefined,
};

/** "B-12/MAN.1/KP.02/2026": its letters are no words. */
const isNumber = (text: string): boolean => /\d/.test(text) && !/\s/.test(text);

const partsOf = (text: string, { field, lost }: Mending) => (field.parts ? readParts(text, field.parts, lost) : undefined);

/** NISN; a NIP or NIK never begins with nought, and the pattern of a shorter number may refuse it: an NPSN of six digits lacks two that nobody knows. */
const longestNumberWithNought = 10;
/** A postcode never begins with nought: of one that lacks a figure, nobody knows which. */
const shortestNumberWithNought = 8;

const lengths = new WeakMap<RegExp, number | null>();

/** How many digits a number must have, where the field takes digits alone and always as many. */
function lengthOf(field: Field): number | undefined {
  if (field.kind !== "text" || !field.pattern) return undefined;
  const { pattern } = field;
  if (!lengths.has(pattern)) {
    const fitting = Array.from({ length: 24 }, (_, index) => index + 1).filter((length) => pattern.test("1".repeat(length)));
    lengths.set(pattern, fitting.length === 1 ? (fitting[0] ?? null) : null);
  }
  return lengths.get(pattern) ?? undefined;
}

/** "72.71.01": a code of any length that the field takes without its stops alone. */
const isCode = (field: Field, text: string, digits: string): boolean =>
  field.kind === "text" && field.pattern !== undefined && !field.pattern.test(text) && field.pattern.test(digits);

/** "7,27105E+15": Excel took the number for an amount, and its last digits are gone. */
function lostDigits(cell: string, field: Field): string | undefined {
  const isNumber = field.kind === "phone" || (field.kind === "text" && field.pattern !== undefined);
  if (!isNumber || !/^\s*\d([.,]\d{1,20})?E\+?\d{1,3}\s*$/i.test(cell)) return undefined;
  return `${field.label} tertulis ${cell.trim().slice(0, 30)}: Excel menyimpannya sebagai bilangan, sehingga angka terakhirnya hilang. Beri kolom ini format Teks di Excel, tulis ulang nomornya dari berkas asli, lalu unggah lagi.`;
}

/** "72.1" is what a spreadsheet leaves of 72.10, and what somebody may write for 72.01. */
function openCode(text: string): string {
  const [first = "", second = ""] = text.trim().split(/[\s.,/-]+/);
  return `“${text.trim()}” dapat berarti ${first}.0${second} atau ${first}.${second}0, karena ada angka nol yang hilang. Tulis kodenya lengkap.`;
}

function brokenFormula(cell: string): string | undefined {
  if (cell === uncounted) return "Rumus di sel ini belum dihitung. Buka berkasnya di Excel, simpan, lalu unggah lagi.";
  return /^#(?:REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!)$/.test(cell.trim())
    ? `Rumus di sel ini menghasilkan ${cell.trim()}. Perbaiki di Excel.`
    : undefined;
}
