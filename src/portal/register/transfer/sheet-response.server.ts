import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { readSheet } from "read-excel-file/node";
import writeXlsxFile, { type Cell as XlsxCell } from "write-excel-file/node";
import { isDay } from "#kit/dates.ts";
import { refuse } from "#kit/refusals.ts";
import type { Cell } from "#kit/register/sheet-rows.ts";
import { unpackedBytes } from "./unpacked-bytes.ts";

export interface SheetFile {
  /** Without its ending. */
  readonly name: string;
  readonly format: "xlsx" | "csv";
  readonly sheets: readonly { readonly name: string; readonly rows: readonly (readonly Cell[])[] }[];
}

const types = { xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", csv: "text/csv; charset=utf-8" } as const;
const mostBytes = 5_000_000;
const mostUnpacked = 100_000_000;

/** A file to save. CSV as spreadsheets here expect it: semicolons and a byte order mark. */
export async function sheetResponse({ name, format, sheets }: SheetFile): Promise<Response> {
  const body = format === "csv" ? Buffer.from(`\uFEFF${asCsv(sheets[0]?.rows ?? [])}`) : await asXlsx(sheets);
  const headers = {
    "Content-Type": types[format],
    "Content-Disposition": `attachment; filename="${name}.${format}"`,
    "Cache-Control": "private, no-store",
  };
  return new Response(new Uint8Array(body), { headers });
}

const asCsv = (rows: readonly (readonly Cell[])[]) =>
  stringify(
    rows.map((row) => row.map(harmless)),
    { delimiter: ";", record_delimiter: "windows" },
  );

/** Spreadsheets run a text that begins like a formula; an apostrophe in front keeps it a text. */
const harmless = (cell: Cell) => (typeof cell === "string" && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell);
const asWritten = (text: string) => text.replace(/^'(?=[=+\-@\t\r])/, "");

async function asXlsx(sheets: SheetFile["sheets"]): Promise<Buffer> {
  const written = sheets.map(({ name, rows }) => ({
    sheet: name.slice(0, 31),
    stickyRowsCount: 1,
    columns: (rows[0] ?? []).map((_, column) => ({ width: widthOf(rows, column) })),
    data: rows.map((row, place) =>
      row.map((cell) => (place === 0 ? { ...typedCell(cell), fontWeight: "bold" as const } : typedCell(cell))),
    ),
  }));
  return writeXlsxFile(written).toBuffer();
}

const widthOf = (rows: SheetFile["sheets"][number]["rows"], column: number) =>
  Math.min(60, 4 + Math.max(...rows.slice(0, 200).map((row) => String(row[column] ?? "").length)));

function typedCell(cell: Cell): Extract<XlsxCell, { value?: unknown }> {
  if (cell === null || cell === "") return {};
  if (typeof cell === "string" && isDay(cell)) return { value: new Date(`${cell}T00:00:00Z`), type: Date, format: "dd/mm/yyyy" };
  if (typeof cell === "number") return { value: cell, type: Number };
  if (typeof cell === "string") return { value: cell, type: String };
  return { value: String(cell), type: String };
}

/** @throws Refusal when it is no list that can be read */
export async function readUpload(upload: FormDataEntryValue | null): Promise<{ name: string; sheet: Cell[][] }> {
  if (!(upload instanceof File) || upload.size === 0) throw refuse.invalid("Pilih dulu berkas yang akan diimpor.");
  if (upload.size > mostBytes) throw refuse.tooLarge("Berkas terlalu besar. Paling besar 5 MB.");
  const bytes = Buffer.from(await upload.arrayBuffer());
  const packed = bytes.subarray(0, 4).equals(Buffer.from("PK\x03\x04"));
  return { name: upload.name, sheet: packed ? await readXlsx(bytes) : readCsv(bytes) };
}

async function readXlsx(bytes: Buffer): Promise<Cell[][]> {
  if (unpackedBytes(bytes) > mostUnpacked) throw unreadable();
  const rows = await readSheet(bytes).catch(() => {
    throw unreadable();
  });
  return rows as Cell[][];
}

function readCsv(bytes: Buffer): Cell[][] {
  if (bytes.includes(0)) throw unreadable();
  const text = decoded(bytes);
  const [head = ""] = text.split(/\r?\n/, 1);
  const delimiter = [";", "\t", ","].reduce((best, one) => (head.split(one).length > head.split(best).length ? one : best), ";");
  try {
    const rows: string[][] = parse(text, { delimiter, relax_column_count: true, skip_empty_lines: false });
    return rows.map((row) => row.map(asWritten));
  } catch {
    throw unreadable();
  }
}

/** Old spreadsheet programs save in the alphabet of Windows. */
function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

const unreadable = () => refuse.unsupported("Berkas ini tidak dapat dibaca sebagai Excel (XLSX) atau CSV.");
