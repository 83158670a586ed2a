import { setImmediate as nextTurn } from "node:timers/promises";
import { refuse } from "../refusals.ts";

/** What a file of lists holds: everything as text, dates as "YYYY-MM-DD". Empty lines are left out. */
export interface BookSheet {
  readonly name: string;
  /** As its maker left it; people rarely mean such a sheet. */
  readonly hidden: boolean;
  readonly lines: readonly (readonly string[])[];
  /** Where each line stands in the file, the first being 1. */
  readonly places: readonly number[];
}

export interface Book {
  readonly sheets: readonly BookSheet[];
  /** When the portal itself made it, as an ISO moment; absent in every other list. */
  readonly madeAt?: string | undefined;
}

export const MAX_ROWS = 20_000;
export const MAX_COLUMNS = 200;
export const MAX_BYTES = 10 * 1024 * 1024;
/** Beyond the columns of a list programs write a few empty cells. */
export const mostCells = 5 * MAX_COLUMNS;
/** In all cells together: a workbook names a long text once and shows it in every cell. */
const mostText = 20_000_000;
export const mostSheets = 60;

export function checkSize(bytes: Uint8Array): void {
  if (bytes.byteLength > MAX_BYTES) throw refuse.tooLarge("Berkas terlalu besar. Ukuran paling besar 10 MB.");
  if (bytes.byteLength === 0) throw refuse.malformed("Berkas ini kosong. Pilih berkas lain.");
}

export const tooManyRows = () => refuse.tooLarge("Berkas berisi lebih dari 20.000 baris. Bagi menjadi beberapa berkas.");
export const tooManyColumns = () =>
  refuse.tooLarge(`Berkas berisi lebih dari ${MAX_COLUMNS} kolom. Hapus kolom yang tidak diperlukan, lalu unggah lagi.`);

export const tooManySheets = () => refuse.tooLarge(`Berkas berisi lebih dari ${mostSheets} lembar. Simpan lembar yang dimaksud saja.`);
const tooMuchText = () => refuse.tooLarge("Isi berkas ini terlalu panjang. Bagi menjadi beberapa berkas.");

export const farOutside = () =>
  refuse.tooLarge(
    "Berkas ini berisi sel jauh di luar daftar. Hapus baris dan kolom di bawah dan di kanan daftar, simpan, lalu unggah lagi.",
  );
export const unreadable = () =>
  refuse.malformed("Berkas ini tidak dapat dibaca sebagai daftar. Buka lalu simpan ulang sebagai Excel (.xlsx), dan unggah lagi.");

/** Every line of a sheet, empty ones too, as it was read. */
export interface RawSheet {
  readonly name: string;
  readonly hidden?: boolean;
  readonly lines: readonly (readonly string[])[];
}

/** Leaves out what is empty. @throws Refusal when nothing is left, or too much */
export function asBook(raw: readonly RawSheet[]): Book {
  // Asked before any cell is looked into.
  if (raw.reduce((sum, { lines }) => sum + lengthOf(lines), 0) > 2 * mostText) throw tooMuchText();
  const sheets = raw.map(withoutEmpty).filter(({ lines }) => lines.length > 0);
  if (sheets.length === 0) throw refuse.malformed("Berkas ini tidak berisi data.");
  if (sheets.length > mostSheets) throw tooManySheets();
  const [rows, text] = sheets.reduce(([count, length], { lines }) => [count + lines.length, length + lengthOf(lines)], [0, 0]);
  // One more for the head.
  if (rows > MAX_ROWS + 1) throw tooManyRows();
  if (text > mostText) throw tooMuchText();
  if (sheets.some(({ lines }) => lines.some((line) => line.length > MAX_COLUMNS))) throw tooManyColumns();
  return { sheets };
}

function withoutEmpty({ name, hidden = false, lines }: RawSheet): BookSheet {
  const filled = lines.map((line, index) => ({ line: shortened(line), place: index + 1 })).filter(({ line }) => line.length > 0);
  return { name, hidden, lines: filled.map(({ line }) => line), places: filled.map(({ place }) => place) };
}

function shortened(line: readonly string[]): readonly string[] {
  const last = line.findLastIndex((cell) => cell.trim() !== "");
  return line.slice(0, last + 1).map(keepable);
}

/** Without what no text can be stored with: U+0000, and half of a letter, as programs cut them. */
const keepable = (cell: string): string => (unkeepable.test(cell) ? cell.replaceAll("\0", "").toWellFormed() : cell);
const unkeepable = /[\0\p{Cs}]/u;

const lengthOf = (lines: readonly (readonly string[])[]): number =>
  lines.reduce((sum, line) => sum + line.reduce((length, cell) => length + cell.length, 0), 0);

/** In cells, and in letters of them: read in a millisecond or two. */
const [portionSize, portionLetters] = [4_000, 200_000];

export interface BookHead {
  readonly sheets: readonly Pick<BookSheet, "name" | "hidden">[];
  readonly madeAt?: string | undefined;
}

export interface BookPortion {
  readonly sheet: number;
  readonly lines: readonly (readonly string[])[];
  readonly places: readonly number[];
}

/** A book as bytes that can be handed from thread to thread: its sheets' names first, then a few thousand cells at a time. */
export function portionsOf({ sheets, madeAt }: Book): Uint8Array[] {
  const encoder = new TextEncoder();
  const head: BookHead = { sheets: sheets.map(({ name, hidden }) => ({ name, hidden })), madeAt };
  const portions = [encoder.encode(JSON.stringify(head))];
  for (const [sheet, { lines, places }] of sheets.entries()) {
    for (let from = 0; from < lines.length; ) {
      const to = portionEnd(lines, from);
      const portion: BookPortion = { sheet, lines: lines.slice(from, to), places: places.slice(from, to) };
      portions.push(encoder.encode(JSON.stringify(portion)));
      from = to;
    }
  }
  return portions;
}

/** Where the lines end that are read, written or kept in one piece. */
export function portionEnd(lines: BookSheet["lines"], from: number): number {
  let [to, cells, letters] = [from, 0, 0];
  while (to < lines.length && cells < portionSize && letters < portionLetters) {
    const line = lines[to] ?? [];
    cells += Math.max(1, line.length);
    letters += lengthOf([line]);
    to += 1;
  }
  return to;
}

/** What `portionsOf` took apart. */
export async function joinPortions([head, ...portions]: readonly Uint8Array[]): Promise<Book> {
  const { madeAt, ...told } = unwrap(head) as BookHead;
  const sheets = told.sheets.map((sheet) => ({
    ...sheet,
    lines: [] as (readonly string[])[],
    places: [] as number[],
  }));
  for (const portion of portions) {
    const { sheet, lines, places } = unwrap(portion) as BookPortion;
    sheets[sheet]?.lines.push(...lines);
    sheets[sheet]?.places.push(...places);
    // Whoever else waits has their turn between two portions.
    await nextTurn();
  }
  return { sheets, madeAt };
}

const unwrap = (portion: Uint8Array | undefined): unknown => JSON.parse(new TextDecoder().decode(portion));
