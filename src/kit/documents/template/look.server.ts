import { refuse } from "../../refusals.ts";
import type { Book, BookSheet } from "../book.ts";
import { uncounted } from "../formula.ts";
import { readXml, UnsoundXml } from "../xml-tags.ts";
import { UnsoundZip } from "../zip.server.ts";
import { type Area, covers, mergedRows, readArea } from "./areas.ts";
import { type CellStyle, openTemplate, type TemplatePackage } from "./package.server.ts";
import { type ShapedRow, type SheetShape, shapeOf } from "./sheet-shape.ts";

/** The place in a template where rows are to be written. */
export interface Place {
  /** Name of the sheet. */
  readonly sheet: string;
  /** The row below the head, the first being 1. */
  readonly below: number;
  /** The columns that are to be written, from 0. */
  readonly columns: readonly number[];
  /** With one of these words begins a line below a list that is no row of it. */
  readonly closing: readonly string[];
}

/** What is free there, and what each column asks for. */
export interface Room {
  /** The first row that is written. */
  readonly first: number;
  /** How many may be written before something stands in the way; null: as many as there are. */
  readonly free: number | null;
  /** What stands in the way, and where. */
  readonly stop: { readonly row: number; readonly text: string } | null;
  /** Rows between the head and the first that is written: examples, numbers of columns. */
  readonly before: readonly { readonly row: number; readonly text: string }[];
  readonly columns: readonly {
    readonly place: number;
    readonly style: CellStyle;
    readonly items: Items["said"] | null;
    readonly numbers: Items["numbers"];
  }[];
}

/** Rows that a person may have left filled above the first empty one. */
const looksAt = 2_000;
const [mostItems, mostBefore] = [500, 5];

export interface OpenedSheet {
  readonly template: TemplatePackage;
  readonly part: string;
  readonly shape: SheetShape;
  readonly room: Room;
}

/** @throws Refusal for what is no template, or has no such sheet */
export function openSheet(bytes: Uint8Array, book: Book, place: Place): OpenedSheet {
  try {
    const template = openTemplate(bytes);
    const part = template.sheets.get(place.sheet);
    // A sheet without a word is none in the book.
    const lines = book.sheets.find(({ name }) => name === place.sheet) ?? { lines: [], places: [] };
    if (!part) throw refuse.invalid("Lembar ini tidak ada di templat. Pilih lembar lain.");
    const shape = shapeOf(readXml(template.read(part)));
    const room = roomIn(shape, wordsOf(lines), place);
    return { template, part, shape, room: { ...room, columns: columnsIn({ template, book, shape }, { ...place, first: room.first }) } };
  } catch (error) {
    if (!(error instanceof UnsoundXml || error instanceof UnsoundZip)) throw error;
    throw Object.assign(refuse.unsupported(strange), { cause: error });
  }
}

const strange =
  "Susunan lembar ini tidak lazim, jadi tidak dapat diisi dengan aman. Buka templatnya di Excel, simpan ulang, lalu unggah lagi.";

/** What the cells of a row say, by its number. */
type Words = ReadonlyMap<number, readonly string[]>;

const wordsOf = ({ lines, places }: Pick<BookSheet, "lines" | "places">): Words =>
  new Map(places.map((row, index) => [row, lines[index] ?? []]));

function roomIn(shape: SheetShape, words: Words, { below, columns, closing }: Place): Omit<Room, "columns"> {
  const rows = new Map(shape.rows.map((row) => [row.place, row]));
  const merged = mergedRows(shape.merged, columns);
  const near = merged.filter(([from, to]) => from <= below + looksAt && to >= below);
  const isFilled = (row: number) => columns.some((column) => takenAt(rows.get(row), words.get(row), column));
  let first = below;
  while ((near.some(([from, to]) => first >= from && first <= to) || isFilled(first)) && first < below + looksAt) first += 1;
  const beside = besideOf(words.get(first), columns);
  const isStop = (row: number) => isFilled(row) || isForeign(besideOf(words.get(row), columns), beside);
  const last = shape.merged.reduce((most, { rows: [, to] }) => Math.max(most, to), shape.rows.at(-1)?.place ?? 0);
  // Only where something is: a workbook of three kilobytes may say that it ends ten million rows further down.
  const told = [...new Set([...rows.keys(), ...words.keys()])].sort((one, other) => one - other);
  const held = told.find((row) => row > first && row <= last && isStop(row));
  const across = merged.find(([, to]) => to > first)?.[0];
  const none = Math.max(last, first) + 1;
  const stop = closes(beside, closing) ? first : Math.min(held ?? none, Math.max(across ?? none, first + 1));
  const before = Array.from({ length: Math.min(first - below, mostBefore) }, (_, index) => below + index);
  return {
    first,
    free: stop > last ? null : stop - first,
    stop: stop > last ? null : { row: stop, text: shortText(words.get(stop)) },
    before: before.map((row) => ({ row, text: shortText(words.get(row)) })),
  };
}

/** A formula counts as something, whatever it gives; a blank does not. */
function takenAt(row: ShapedRow | undefined, words: readonly string[] | undefined, column: number): boolean {
  const cell = row?.cells.find((one) => one.column === column);
  return cell !== undefined && (cell.formula || (cell.value && (words?.[column] ?? "").trim() !== ""));
}

/** What a row says in the columns that are not written. */
const besideOf = (words: readonly string[] | undefined, columns: readonly number[]): readonly (readonly [number, string])[] =>
  (words ?? []).flatMap((word, column) => (word.trim() === "" || columns.includes(column) ? [] : [[column, word.trim()] as const]));

/** A running number, and what the first row says too, is made for the rows; other words head a sum or a signature. */
const isForeign = (words: ReturnType<typeof besideOf>, first: ReturnType<typeof besideOf>): boolean =>
  words.some(([column, word]) => !/^[\d.,\s]+$/.test(word) && !first.some(([other, said]) => other === column && said === word));

const closes = ([first]: ReturnType<typeof besideOf>, closing: readonly string[]): boolean => {
  const said =
    first?.[1]
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim() ?? "";
  return said !== "" && closing.some((word) => said === word || said.startsWith(`${word} `));
};

const shortText = (words: readonly string[] | undefined): string =>
  (words ?? [])
    .filter((word) => word.trim() !== "")
    .join(" · ")
    .slice(0, 90);

interface Looked {
  readonly template: TemplatePackage;
  readonly book: Book;
  readonly shape: SheetShape;
}

function columnsIn({ template, book, shape }: Looked, { first, columns, sheet }: Place & { readonly first: number }): Room["columns"] {
  return columns.map((place) => {
    const style = styleAt(shape, first, place);
    const validation = shape.validations.find(({ areas }) => areas.some((area) => covers(area, first, place)));
    const items = validation ? itemsOf(validation.formula, { template, book, sheet }) : null;
    return {
      place,
      style: style === undefined ? "other" : (template.styles[Number(style)] ?? "other"),
      items: items?.said ?? null,
      numbers: items?.numbers ?? [],
    };
  });
}

/** The style of a cell, or of what it lies in. */
export function styleAt({ rows, columnStyles }: SheetShape, row: number, column: number): string | undefined {
  const found = rows.find(({ place }) => place === row);
  const own = found?.cells.find((cell) => cell.column === column)?.style;
  return own ?? found?.style ?? columnStyles.find(({ from, to }) => column >= from && column <= to)?.style;
}

interface Items {
  readonly said: readonly string[];
  /** Those of them that are numbers to the program: the same digits as text are none of its choices. */
  readonly numbers: readonly string[];
}

/** The choices of a list: written out, in cells, or in cells that have a name; null where a formula reckons them. */
function itemsOf(formula: string, { template, book, sheet }: Omit<Looked, "shape"> & { readonly sheet: string }): Items | null {
  // Programs that write formulas without counting them may keep their sign.
  const said = formula.trim().replace(/^=/, "");
  const written = /^"([^"]{0,2000})"$/.exec(said)?.[1];
  if (written !== undefined) {
    const inside = written.split(/[,;]/).flatMap((item) => item.trim() || []);
    return { said: inside, numbers: inside.filter(isNumber) };
  }
  const cells = template.names.get(said.replace(/^\[0\]!/, "").toLowerCase()) ?? said;
  const bang = cells.lastIndexOf("!");
  const from = bang < 0 ? sheet : cells.slice(0, bang).replace(/^'|'$/g, "").replaceAll("''", "'");
  const area = readArea(cells.slice(bang + 1));
  const found = book.sheets.find(({ name }) => name === from);
  if (!area || !found) return null;
  const items = found.lines.flatMap((line, index) => {
    const row = found.places[index] ?? 0;
    return row < area.rows[0] || row > area.rows[1] ? [] : line.slice(area.columns[0], area.columns[1] + 1);
  });
  if (items.includes(uncounted)) return null;
  const listed = [...new Set(items.map((item) => item.trim()).filter((item) => item !== ""))].slice(0, mostItems);
  return {
    said: listed,
    numbers: listed.some(isNumber) ? numbersIn(template, { sheet: from, area }).filter((one) => listed.includes(one)) : [],
  };
}

/** As a program shows it: "01" is letters. */
const isNumber = (item: string): boolean => /^(?:0|[1-9]\d{0,14})$/.test(item);

/** The whole numbers in these cells that are no texts. */
function numbersIn({ sheets, read }: TemplatePackage, { sheet, area }: { readonly sheet: string; readonly area: Area }): string[] {
  const part = sheets.get(sheet);
  const rows = part ? shapeOf(readXml(read(part))).rows : [];
  return rows.flatMap(({ place, cells }) =>
    cells.flatMap(({ column, number }) => (number !== undefined && isNumber(number) && covers(area, place, column) ? number : [])),
  );
}
