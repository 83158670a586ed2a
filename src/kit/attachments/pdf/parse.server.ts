/** A value as it is written in a PDF. A key that stands twice has all its values, because readers differ in which they take. */
export type PdfValue =
  | { readonly name: string }
  | { readonly text: string }
  | { readonly number: number }
  | { readonly word: string }
  /** Number of the object that is pointed to. */
  | { readonly ref: number }
  | { readonly list: readonly PdfValue[] }
  | PdfDict;

export interface PdfDict {
  readonly dict: ReadonlyMap<string, readonly PdfValue[]>;
}

/** How far what was read goes, and whether something in it does not follow the rules. */
export interface Parsed {
  readonly value: PdfValue | undefined;
  readonly end: number;
  readonly broken: boolean;
}

/** Characters that may still be looked at; shared by everything that is read of one file, so that no file is read over and over. */
export interface Budget {
  left: number;
}

export class TooMuch extends Error {}

interface Cursor {
  readonly source: string;
  readonly budget: Budget;
  at: number;
  broken: boolean;
}

const deepest = 80;

/** Reads one value from `from` on: comments, `#61` in names, text in both its forms. @throws TooMuch */
export function parseValue(source: string, from: number, budget: Budget): Parsed {
  const cursor: Cursor = { source, budget, at: from, broken: false };
  const value = readValue(cursor, 0);
  // An object that only points to another is against the rules, and readers differ in what they make of it.
  if (value && "number" in value && /^[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+R/.test(source.slice(cursor.at, cursor.at + 40)))
    cursor.broken = true;
  budget.left -= cursor.at - from + 8;
  if (budget.left < 0) throw new TooMuch();
  return { value, end: cursor.at, broken: cursor.broken || value === undefined };
}

const space = new Set("\0\t\n\f\r ");
const delimiter = new Set("()<>[]{}/%");

/** The next place that is neither a blank nor in a comment. */
export function skipBlank(source: string, from: number): number {
  let at = from;
  for (;;) {
    while (at < source.length && space.has(source.charAt(at))) at += 1;
    if (source.charAt(at) !== "%") return at;
    while (at < source.length && source.charAt(at) !== "\n" && source.charAt(at) !== "\r") at += 1;
  }
}

function readValue(cursor: Cursor, depth: number): PdfValue | undefined {
  if (depth > deepest) throw new TooMuch();
  const { source } = cursor;
  cursor.at = skipBlank(source, cursor.at);
  if (cursor.at >= source.length) return undefined;
  const sign = source.charAt(cursor.at);
  if (sign === "/") return { name: readName(cursor) };
  if (sign === "(") return { text: readText(cursor) };
  if (sign === "[") return { list: readItems(cursor, { from: cursor.at + 1, close: "]", depth }) };
  if (sign !== "<") return readWord(cursor);
  if (source.charAt(cursor.at + 1) !== "<") return { text: readHex(cursor) };
  return asDict(cursor, readItems(cursor, { from: cursor.at + 2, close: ">>", depth }));
}

function readItems(cursor: Cursor, inside: { from: number; close: string; depth: number }): PdfValue[] {
  const items: PdfValue[] = [];
  cursor.at = inside.from;
  for (;;) {
    cursor.at = skipBlank(cursor.source, cursor.at);
    if (cursor.source.startsWith(inside.close, cursor.at)) {
      cursor.at += inside.close.length;
      return items;
    }
    const value = readValue(cursor, inside.depth + 1);
    if (value === undefined || ("word" in value && endings.has(value.word))) {
      cursor.broken = true;
      return items;
    }
    if ("word" in value && value.word === "R") pointTo(cursor, items);
    else items.push(value);
  }
}

const endings = new Set(["obj", "endobj", "stream", "endstream", "xref", "trailer", "startxref"]);

/** "12 0 R" */
function pointTo(cursor: Cursor, items: PdfValue[]): void {
  const [target, generation] = items.splice(-2);
  if (target && generation && "number" in target && "number" in generation) items.push({ ref: target.number });
  else cursor.broken = true;
}

function asDict(cursor: Cursor, items: readonly PdfValue[]): PdfDict {
  const dict = new Map<string, PdfValue[]>();
  for (let place = 0; place < items.length; place += 2) {
    const [key, value] = [items[place], items[place + 1]];
    if (!key || !("name" in key) || value === undefined) {
      cursor.broken = true;
      continue;
    }
    const before = dict.get(key.name);
    if (before) before.push(value);
    else dict.set(key.name, [value]);
  }
  return { dict };
}

function readWord(cursor: Cursor): PdfValue {
  const { source } = cursor;
  const begin = cursor.at;
  while (cursor.at < source.length && !space.has(source.charAt(cursor.at)) && !delimiter.has(source.charAt(cursor.at))) cursor.at += 1;
  // A delimiter where none can stand.
  if (cursor.at === begin) {
    cursor.broken = true;
    cursor.at += 1;
  }
  const word = source.slice(begin, Math.min(cursor.at, begin + 40));
  const number = Number(word);
  return /^[+-]?[\d.]+$/.test(word) && !Number.isNaN(number) ? { number } : { word };
}

function readName(cursor: Cursor): string {
  const { source } = cursor;
  const begin = cursor.at + 1;
  cursor.at = begin;
  while (cursor.at < source.length && !space.has(source.charAt(cursor.at)) && !delimiter.has(source.charAt(cursor.at))) cursor.at += 1;
  const raw = source.slice(begin, cursor.at);
  return raw.includes("#") ? raw.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))) : raw;
}

const escapes: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f", "\n": "", "\r": "" };

function readText(cursor: Cursor): string {
  const { source } = cursor;
  const parts: string[] = [];
  let open = 0;
  for (; cursor.at < source.length; cursor.at += 1) {
    const sign = source.charAt(cursor.at);
    if (sign === "\\") {
      const octal = /^[0-7]{1,3}/.exec(source.slice(cursor.at + 1, cursor.at + 4))?.[0];
      const next = source.charAt(cursor.at + 1);
      parts.push(octal ? String.fromCharCode(Number.parseInt(octal, 8) & 255) : (escapes[next] ?? next));
      cursor.at += octal ? octal.length : next === "\r" && source.charAt(cursor.at + 2) === "\n" ? 2 : 1;
      continue;
    }
    if (sign === "(") open += 1;
    if (sign === ")") open -= 1;
    if (open === 0) {
      cursor.at += 1;
      return parts.slice(1).join("");
    }
    parts.push(sign);
  }
  cursor.broken = true;
  return parts.slice(1).join("");
}

function readHex(cursor: Cursor): string {
  const { source } = cursor;
  const begin = cursor.at + 1;
  const end = source.indexOf(">", begin);
  cursor.at = end < 0 ? source.length : end + 1;
  if (end < 0) cursor.broken = true;
  const digits = source.slice(begin, end < 0 ? source.length : end).replace(/[^0-9A-Fa-f]/g, "");
  return Buffer.from(digits.length % 2 ? `${digits}0` : digits, "hex").toString("latin1");
}
