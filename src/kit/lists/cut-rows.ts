import type { BookSheet } from "../documents/book.ts";
import { openYielder } from "../threads/yield-event-loop.ts";
import { type HeadLines, headsOf, isNumbering } from "./head.ts";
import type { Head } from "./match-columns.ts";
import { type Levelled, unfoldLevels } from "./unfold-levels.ts";
import { bare, type ListWords, mostLooked } from "./words.ts";

/** A list by itself: its heads, its rows, and what stands around it. */
export interface CutRows {
  readonly heads: readonly Head[];
  readonly rows: readonly (readonly string[])[];
  /** Where each row stands in the file, the first line being 1. */
  readonly places: readonly number[];
  /** Lines below the head that are no rows: sums, signatures, the head once more. */
  readonly leftOut: readonly { readonly place: number; readonly text: string }[];
  /** Where there was a column for each level of the register: which, and of how many lines these rows were made. */
  readonly unfolded?: { readonly levels: readonly string[]; readonly lines: number };
}

export interface Cutting {
  readonly words: ListWords;
  readonly register: Levelled;
}

export async function cutRows({ lines, places }: BookSheet, head: HeadLines, { words, register }: Cutting): Promise<CutRows> {
  const heads = headsOf(lines, head);
  const again = [head.from, head.to].map((at) => (lines[at] ?? []).map(bare));
  const breathe = openYielder();
  const rows: (readonly string[])[] = [];
  const kept: number[] = [];
  const leftOut: { place: number; text: string }[] = [];
  const around = { words, width: heads.length };
  let closed = false;
  for (let at = head.to + 1; at < lines.length; at += 1) {
    await breathe();
    const line = lines[at] ?? [];
    const place = places[at] ?? at + 1;
    closed = isClosing(line, around) || (closed && isSigner(line, around));
    if (closed || (at === head.to + 1 && isNumbering(line)) || again.some((one) => isSameLine(one, line)))
      leftOut.push({
        place,
        text: line
          .flatMap((cell) => cell.slice(0, mostLooked).trim() || [])
          .join(" · ")
          .slice(0, 120),
      });
    else {
      rows.push(line);
      kept.push(place);
    }
  }
  const cut = await splitPairs({ heads, rows, places: kept, leftOut }, words, breathe);
  return unfoldLevels(cut, { words, register, breathe });
}

const isSameLine = (one: readonly string[], line: readonly string[]): boolean =>
  one.length === line.length && one.every((cell, place) => cell === bare(line[place] ?? ""));

/** "Donggala, 12 Mei 2026" above a signature. */
const placeAndDay = /^\p{L}[\p{L} .]*,\s*\d{1,2}\s+\p{L}+\s+\d{4}$/u;

interface Around {
  readonly words: ListWords;
  /** Columns of the list: a line of a file ends where nothing more is written in it. */
  readonly width: number;
}

/** A sum or a signature begins with its word, and fills few of the columns or figures alone; place and day stand alone. */
function isClosing(line: readonly string[], { words: { closing }, width }: Around): boolean {
  const filled = fewBare(line);
  if (filled.length > fewCells) return false;
  const [first = "", ...others] = filled;
  if (width > 2 && filled.length === 1 && line.some((cell) => placeAndDay.test(cell.slice(0, mostLooked).trim()))) return true;
  const isNamed = closing.some((word) => first === word || (width > 1 && first.startsWith(`${word} `)));
  // A letter, or a word in a list of as many columns, may as well be whoever the row is of.
  return isNamed && (others.every((cell) => /^\d+$/.test(cell)) || (first.length > 1 && filled.length * 2 <= width));
}

const fewCells = 6;

/** Below a sum or a signature: a name alone, or two of them beside each other where the list is wide. */
function isSigner(line: readonly string[], { width }: Around): boolean {
  const filled = fewBare(line);
  return width > 2 && filled.length <= (width > 4 ? 2 : 1) && !filled.some((cell) => /^\d/.test(cell));
}

/** The cells that differ, as words: one more than few is enough. */
function fewBare(line: readonly string[]): string[] {
  const found = new Set<string>();
  for (const cell of line) {
    const said = cell === "" ? "" : bare(cell);
    if (said !== "") found.add(said);
    if (found.size > fewCells) break;
  }
  return [...found];
}

/** One column with two things in it becomes two columns at the end. */
async function splitPairs(cut: CutRows, { pairs }: ListWords, breathe: () => Promise<void>): Promise<CutRows> {
  let { heads, rows } = cut;
  for (const { heads: names, labels } of pairs) {
    const place = heads.findIndex((head) => head.names.some((name) => names.includes(bare(name))));
    const apart = labels.some((label) => heads.some((head) => head.names.some((name) => bare(name) === bare(label))));
    if (place < 0 || apart) continue;
    const width = heads.length;
    const called = heads[place]?.label ?? "";
    heads = [
      ...heads.map((head, at) => (at === place ? { label: called, names: [] } : head)),
      ...labels.map((label) => ({ label: `${called}: ${label}`, names: [label] })),
    ];
    const split: (readonly string[])[] = [];
    for (const line of rows) {
      await breathe();
      const whole = [...line, ...Array<string>(Math.max(0, width - line.length)).fill("")].slice(0, width);
      const [first, second] = apartAt(line[place] ?? "");
      split.push([...whole.map((cell, at) => (at === place ? "" : cell)), first, second]);
    }
    rows = split;
  }
  return { ...cut, heads, rows };
}

/** "Donggala, 12 Agustus 2009" at its last comma, or where figures begin. */
function apartAt(cell: string): [string, string] {
  const comma = cell.lastIndexOf(",");
  const figure = cell.search(/\d/);
  const at = comma >= 0 ? comma : figure < 0 ? cell.length : figure;
  // "Donggala / 5 Mei 1968"
  const first = cell
    .slice(0, at)
    .trim()
    .replace(/[-/:;]$/, "")
    .trim();
  return [first, cell.slice(comma >= 0 ? at + 1 : at).trim()];
}
