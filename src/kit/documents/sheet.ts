import { refuse } from "../refusals.ts";

export interface SheetColumn {
  readonly label: string;
  /** "date" cells are "YYYY-MM-DD" and become real dates in xlsx. Everything is text when absent. */
  readonly kind?: "text" | "number" | "date";
  /** In characters. */
  readonly width?: number;
  /** Behind the comma of every number, so that "98,0" stands below "97,2". */
  readonly decimals?: number;
}

export type Cell = string | number | boolean | null;

/** What was read: everything as text, dates as "YYYY-MM-DD", each row as long as the header. */
export interface Sheet {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Where each row stands in the file, the first line being 1. */
  readonly places: readonly number[];
}

export const MAX_ROWS = 20_000;
export const MAX_COLUMNS = 200;
export const MAX_BYTES = 10 * 1024 * 1024;

export const textOf = (cell: Cell | undefined): string => {
  if (cell === null || cell === undefined) return "";
  if (typeof cell === "boolean") return cell ? "Ya" : "Tidak";
  return String(cell);
};

export function checkSize(bytes: Uint8Array): void {
  if (bytes.byteLength > MAX_BYTES) throw refuse.tooLarge("Berkas terlalu besar. Ukuran paling besar 10 MB.");
  if (bytes.byteLength === 0) throw refuse.malformed("Berkas ini kosong. Pilih berkas lain.");
}

export const tooManyRows = () => refuse.tooLarge("Berkas berisi lebih dari 20.000 baris. Bagi menjadi beberapa berkas.");
export const tooManyColumns = () => refuse.tooLarge(`Berkas berisi lebih dari ${MAX_COLUMNS} kolom. Pakai templat yang tersedia.`);

/** In all cells together: a workbook names a long text once and shows it in every cell. */
const mostText = 20_000_000;

function demandShort(rows: readonly (readonly string[])[]): void {
  let text = 0;
  for (const row of rows) for (const cell of row) text += cell.length;
  if (text > mostText) throw refuse.tooLarge("Isi berkas ini terlalu panjang. Bagi menjadi beberapa berkas.");
}

/** Takes the first line as header and leaves out empty rows. @throws Refusal */
export function asSheet(lines: readonly (readonly string[])[]): Sheet {
  const [first, ...filled] = lines
    .map((line, index) => ({ line, place: index + 1 }))
    .filter(({ line }) => line.some((cell) => cell.trim() !== ""));
  const rows = filled.map(({ line }) => line);
  if (!first) throw refuse.malformed("Berkas ini tidak berisi data. Baris pertama harus berisi judul kolom.");
  if (rows.length > MAX_ROWS) throw tooManyRows();
  demandShort(rows);
  const labels = first.line.map((label) => label.trim());
  while (labels.at(-1) === "") labels.pop();
  if (labels.length > MAX_COLUMNS) throw tooManyColumns();
  return {
    header: labels,
    rows: rows.map((row) => [...row, ...Array<string>(Math.max(0, labels.length - row.length)).fill("")]),
    places: filled.map(({ place }) => place),
  };
}

/** In cells: read in a millisecond or two. */
const portionSize = 4_000;

/** A sheet as bytes that can be handed from thread to thread: its header first, then a few thousand cells at a time. */
export function portionsOf({ header, rows, places }: Sheet): Uint8Array[] {
  const encoder = new TextEncoder();
  const portions = [encoder.encode(JSON.stringify({ header }))];
  const step = Math.max(1, Math.floor(portionSize / Math.max(1, header.length)));
  for (let from = 0; from < rows.length; from += step) {
    const to = from + step;
    portions.push(encoder.encode(JSON.stringify({ rows: rows.slice(from, to), places: places.slice(from, to) })));
  }
  return portions;
}
