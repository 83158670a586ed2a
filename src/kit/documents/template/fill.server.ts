import { isDay } from "../../dates.ts";
import { refuse } from "../../refusals.ts";
import type { Book } from "../book.ts";
import { xml as escaped } from "../xml.ts";
import { columnLetters } from "./areas.ts";
import { grownTables } from "./grow-tables.ts";
import { type OpenedSheet, openSheet, type Place, styleAt } from "./look.server.ts";
import { templateLimits } from "./package.server.ts";
import { replacePart } from "./replace-part.server.ts";
import type { ShapedCell, ShapedRow, SheetShape } from "./sheet-shape.ts";

/** What is written into one cell: letters stay letters, whatever they look like. */
export type Filling = { readonly text: string } | { readonly number: number } | { readonly day: string } | null;

export interface Fill extends Place {
  readonly rows: readonly (readonly Filling[])[];
}

const longestCell = 32_767;

/**
 * The same workbook with rows written below the head of one sheet. Everything else in it stays byte for byte, and in the sheet everything
 * that is not a cell of these rows; a table that they are written into reaches to the last of them. @throws Refusal when there is no room, or something would be written over
 */
export function fillTemplate(bytes: Uint8Array, book: Book, { rows, ...place }: Fill): Uint8Array {
  const opened = openSheet(bytes, book, place);
  const { free, stop } = opened.room;
  if (free !== null && rows.length > free) throw refuse.invalid(noRoom({ free, stop, rows: rows.length }));
  const content = new TextEncoder().encode(filledSheet(opened, place, rows));
  const filled = { part: opened.part, first: opened.room.first, count: rows.length, columns: place.columns };
  return [{ name: opened.part, content }, ...grownTables(opened.template, filled)].reduce(
    (zip: Uint8Array, part) => new Uint8Array(replacePart(zip, { ...part, limits: templateLimits })),
    bytes,
  );
}

const noRoom = ({ free, stop, rows }: { free: number; stop: { row: number; text: string } | null; rows: number }): string =>
  `Templat ini menyediakan ${free} baris kosong sebelum baris ${stop?.row}${stop?.text ? ` (“${stop.text.slice(0, 40)}”)` : ""}, sedangkan daftar Anda ${rows} baris. ` +
  "Baris di bawahnya tidak kami timpa atau geser: sisipkan baris kosong di Excel, simpan, lalu unggah templatnya lagi.";

function filledSheet({ shape, template, room }: OpenedSheet, { columns }: Place, rows: Fill["rows"]): string {
  const { xml, data, prefix } = shape;
  const writing: Writing = { shape, first: room.first, prefix, date1904: template.date1904, columns };
  const inside = rowsOf(writing, rows);
  const open = `${unclosed(xml.slice(data.begin, data.opened))}>`;
  const hasFormulas = shape.rows.some(({ cells }) => cells.some(({ formula }) => formula));
  const count = shape.counts || !hasFormulas ? "" : `<${prefix}sheetCalcPr fullCalcOnLoad="1"/>`;
  return `${before(writing, rows.length)}${open}${inside}</${prefix}sheetData>${count}${xml.slice(data.end)}`;
}

interface Writing {
  readonly shape: SheetShape;
  readonly first: number;
  readonly prefix: string;
  readonly date1904: boolean;
  readonly columns: readonly number[];
}

/** What stands before the rows; it says how far the sheet reaches. */
function before({ shape: { xml, data, dimension, prefix }, first, columns }: Writing, count: number): string {
  if (!dimension) return xml.slice(0, data.begin);
  const { rows, columns: wide } = dimension.area;
  const last = { row: Math.max(rows[1], first + count - 1), column: Math.max(wide[1], ...columns) };
  const ref = `${columnLetters(Math.min(wide[0], ...columns))}${Math.min(rows[0], first)}:${columnLetters(last.column)}${last.row}`;
  const closes = xml.slice(dimension.begin, dimension.end).endsWith("/>") ? "/>" : ">";
  return `${xml.slice(0, dimension.begin)}<${prefix}dimension ref="${ref}"${closes}${xml.slice(dimension.end, data.begin)}`;
}

/** Every row of the sheet, old and new, in order. */
function rowsOf(writing: Writing, rows: Fill["rows"]): string {
  const { shape, first } = writing;
  const pattern = shape.rows.find(({ place }) => place === first);
  const until = first + rows.length;
  const old = (row: ShapedRow) =>
    row.placed ? shape.xml.slice(row.begin, row.end) : writeRow(writing, { place: row.place, row, cells: [] });
  const held = new Map(shape.rows.map((row) => [row.place, row]));
  const gaps = gapsOf(shape);
  return [
    ...shape.rows.filter(({ place }) => place < first).map((row) => (gaps.get(row.place) ?? "") + old(row)),
    ...rows.map((cells, index) => {
      const place = first + index;
      return (gaps.get(place) ?? "") + writeRow(writing, { place, row: held.get(place), pattern, cells });
    }),
    ...shape.rows.filter(({ place }) => place >= until).map((row) => (gaps.get(row.place) ?? "") + old(row)),
    shape.xml.slice(shape.rows.at(-1)?.end ?? shape.data.opened, shape.data.closing),
  ].join("");
}

/** What stands between two rows: nothing, or a new line. */
function gapsOf({ xml, rows, data }: SheetShape): ReadonlyMap<number, string> {
  return new Map(rows.map(({ place, begin }, index) => [place, xml.slice(rows[index - 1]?.end ?? data.opened, begin)]));
}

interface WrittenRow {
  readonly place: number;
  readonly row: ShapedRow | undefined;
  /** The first row that is written, as it was found: what a row looks like that is not there yet. */
  readonly pattern?: ShapedRow | undefined;
  readonly cells: readonly Filling[];
}

function writeRow(writing: Writing, { place, row, pattern, cells }: WrittenRow): string {
  const { shape, prefix, columns, first } = writing;
  const like = row ?? pattern;
  const found = new Map((like?.cells ?? []).map((cell) => [cell.column, cell]));
  const filled = new Map(cells.map((cell, index) => [columns[index] ?? -1, cell]));
  const all = [...new Set([...found.keys(), ...filled.keys()])].sort((one, other) => one - other);
  const inside = all.map((column) => {
    const cell = found.get(column);
    const said = filled.get(column) ?? null;
    const at = `${columnLetters(column)}${place}`;
    const style = (row ? cell?.style : undefined) ?? styleAt(shape, first, column) ?? row?.style;
    if (said !== null) return writeCell(writing, { at, style, said });
    // What is there already stays as it is; a row that is made takes over how its pattern looks, not what it says.
    if (row && cell) return keptCell(shape, cell, at);
    return cell?.style === undefined ? "" : `<${prefix}c r="${at}" s="${cell.style}"/>`;
  });
  return `${rowTag(writing, { place, like })}${inside.join("")}</${prefix}row>`;
}

/** As it was, with its own number; how far its cells reach is left to whoever reads it. */
function rowTag({ shape: { xml }, prefix }: Writing, { place, like }: { place: number; like: ShapedRow | undefined }): string {
  if (!like) return `<${prefix}row r="${place}">`;
  const name = `<${prefix}row`;
  const rest = unclosed(xml.slice(like.begin + name.length, like.opened)).replace(/\s(?:r|spans)\s*=\s*(?:"[^"]*"|'[^']*')/g, "");
  return `${name} r="${place}"${rest}>`;
}

/** An opening tag without its end. */
const unclosed = (tag: string): string => (tag.endsWith("/>") ? tag.slice(0, -2) : tag.slice(0, -1)).trimEnd();

function keptCell({ xml, prefix }: SheetShape, cell: ShapedCell, at: string): string {
  const whole = xml.slice(cell.begin, cell.end);
  const name = `<${prefix}c`;
  return cell.placed ? whole : `${name} r="${at}"${whole.slice(name.length)}`;
}

interface WrittenCell {
  readonly at: string;
  readonly style: string | undefined;
  readonly said: NonNullable<Filling>;
}

function writeCell({ prefix, date1904 }: Writing, { at, style, said }: WrittenCell): string {
  const open = `<${prefix}c r="${at}"${style === undefined ? "" : ` s="${escaped(style)}"`}`;
  if ("number" in said) return `${open}><${prefix}v>${said.number}</${prefix}v></${prefix}c>`;
  if ("day" in said && isDay(said.day)) return `${open}><${prefix}v>${serialOf(said.day, date1904)}</${prefix}v></${prefix}c>`;
  const text = "day" in said ? said.day : said.text;
  if (text.length > longestCell) throw refuse.invalid(`Isi untuk sel ${at} lebih dari 32.767 huruf; berkas Excel tidak dapat memuatnya.`);
  return `${open} t="inlineStr"><${prefix}is><${prefix}t xml:space="preserve">${spelled(text)}</${prefix}t></${prefix}is></${prefix}c>`;
}

/** Programs read "_x0041_" as a letter by its number. */
const spelled = (text: string): string => escaped(text.replaceAll("\r", "").replace(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_"));

/** Days since 30 December 1899, or 1 January 1904 where the workbook counts so. */
const serialOf = (day: string, date1904: boolean): number =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000) - (date1904 ? 1462 : 0);
