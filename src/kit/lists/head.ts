import type { BookSheet } from "../documents/book.ts";
import { fieldOf, type Head, type KnownHeads } from "./match-columns.ts";
import { bare, mostLooked } from "./words.ts";

/** Lines of a sheet that head its columns, counted from 0; `to` is the last of them. */
export interface HeadLines {
  readonly from: number;
  readonly to: number;
}

const looksAt = 40;
const mostNames = 4;
/** "Data Ayah" above "Nama" is "Nama Ayah". */
const groupWord = /^(data|identitas|keterangan|biodata)\s+(?=\S)/i;

/** The line, or the two, that name the columns best: titles stand above it, and numbers, days or people's names do not. */
export async function findHead({ lines }: Pick<BookSheet, "lines">, known: KnownHeads, breathe: () => Promise<void>): Promise<HeadLines> {
  let best: HeadLines & { readonly worth: number } = { from: 0, to: 0, worth: Number.NEGATIVE_INFINITY };
  for (const [from, first] of lines.slice(0, looksAt).entries())
    for (const to of [from, from + 1]) {
      await breathe();
      const worth = worthOf(lines, { from, to, first }, known);
      if (worth > best.worth) best = { from, to, worth };
    }
  return { from: best.from, to: best.to };
}

interface Tried extends HeadLines {
  /** The line that stands at `from`. */
  readonly first: readonly string[];
}

function worthOf(lines: BookSheet["lines"], head: Tried, known: KnownHeads): number {
  const { from, to, first } = head;
  const last = lines[to];
  if (!last || (to > from && last.some(isData))) return Number.NEGATIVE_INFINITY;
  const filled = new Set(first.map(bare).filter((cell) => cell !== ""));
  const heads = headsOf(lines, head);
  const found = new Set(heads.map((one) => fieldOf(known, one)).filter((field) => field));
  const data = first.filter(isData).length;
  // A title merged over all columns is one word for all of them; of two lines the second must bring something.
  return (
    (found.size + namedAbove(first, last, known)) * 4 +
    Math.min(filled.size, 8) * 0.5 -
    data * 3 -
    (filled.size < 2 && heads.length > 1 ? 4 : 0) -
    (to - from)
  );
}

/** Columns that carry nothing and are named in the upper of two lines alone, "NO" beside a group of heads: without it they would be asked. */
function namedAbove(above: readonly string[], below: readonly string[], known: KnownHeads): number {
  const own = new Set(below.map((cell) => known.get(bare(cell))).filter((field) => field));
  if (own.size < 2) return 0;
  // "#" is known, and holds no letter: an empty cell is none of it.
  const carriesNothing = (cell: string) => bare(cell) !== "" && known.get(bare(cell)) === "";
  return above.filter((cell, place) => bare(below[place] ?? "") === "" && carriesNothing(cell)).length;
}

/** A number of three digits or more, a day, an address of mail: heads say none of them. */
const isData = (cell: string): boolean => looksLikeData(cell.slice(0, mostLooked));

const looksLikeData = (cell: string): boolean =>
  /^\s*['+]?\d[\d\s.,/-]{2,}$/.test(cell) || /^\d{4}-\d{2}-\d{2}/.test(cell) || /\S@\S/.test(cell);

/** What each column may be called: its own words first, then with those of the line above, which may stand for several columns. */
export function headsOf(lines: BookSheet["lines"], { from, to }: HeadLines): Head[] {
  const above = shortened(lines[from] ?? []);
  if (to === from) return above.map((cell) => ({ label: cell.trim(), names: [cell] }));
  const below = shortened(lines[to] ?? []);
  return Array.from({ length: Math.max(above.length, below.length) }, (_, place) => {
    const [upper, lower] = [groupAt(above, below, place), below[place]?.trim() ?? ""];
    if (lower === "" || bare(lower) === bare(upper)) return { label: upper, names: [upper] };
    if (upper === "") return { label: lower, names: [lower] };
    const group = upper.replace(groupWord, "");
    const names = [`${lower} ${group}`, `${upper} ${lower}`, lower, upper];
    return { label: `${upper} ${lower}`, names: names.slice(0, mostNames) };
  });
}

const shortened = (line: readonly string[]): string[] => line.map((cell) => cell.slice(0, mostLooked));

/** A group's name stands over its first column only where its cells are not merged. */
function groupAt(above: readonly string[], below: readonly string[], place: number): string {
  const own = above[place]?.trim() ?? "";
  if (own !== "" || (below[place]?.trim() ?? "") === "") return own;
  for (let before = place - 1; before >= 0; before -= 1) {
    const said = above[before]?.trim() ?? "";
    if (said !== "") return (below[before]?.trim() ?? "") === "" ? "" : said;
  }
  return "";
}

/** "(1) (2) (3)" below a head numbers its columns. */
export const isNumbering = (line: readonly string[]): boolean => {
  const numbers = line.map(bare).filter((cell) => cell !== "");
  return numbers.length > 1 && numbers.every((cell, index) => cell === String(index + 1));
};
