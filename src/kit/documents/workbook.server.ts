import type { CellObject, WorkBook, WorkSheet } from "@e965/xlsx";
import { asBook, type Book, checkSize, MAX_ROWS, mostCells, type RawSheet, tooManyColumns, tooManyRows } from "./book.ts";
import { uncounted } from "./formula.ts";
import { locked, soundWorkbook, unreadable } from "./workbook-guard.server.ts";

/** Every sheet of a workbook of Excel, new (.xlsx, .xlsm) or old (.xls), or of LibreOffice (.ods). @throws Refusal */
export async function readWorkbook(bytes: Uint8Array): Promise<Book> {
  checkSize(bytes);
  // The reader takes what it does not know for text.
  const sound = isCompound(bytes) ? { bytes, hidden: new Set<string>() } : soundWorkbook(bytes);
  const reader = await import("@e965/xlsx");
  let book: WorkBook;
  try {
    book = reader.read(sound.bytes, {
      type: "array",
      dense: true,
      cellNF: true,
      cellHTML: false,
      cellText: false,
      sheetRows: MAX_ROWS + 500,
    });
  } catch (error) {
    throw Object.assign(/password|encrypt/i.test(String(error)) ? locked() : unreadable(), { cause: error });
  }
  const says = asText(reader, book.Workbook?.WBProps?.date1904 === true);
  return asBook(book.SheetNames.map((name, place) => readSheet(book, { name, place, hidden: sound.hidden.has(name) }, says)));
}

/** A ZIP, or a compound file of Windows: what Excel wrote until 2003, and also what it locks with a password. */
export const isWorkbook = (bytes: Uint8Array): boolean =>
  (bytes[0] === 0x50 && bytes[1] === 0x4b) || (bytes[0] === 0xd0 && bytes[1] === 0xcf);

const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const isCompound = (bytes: Uint8Array): boolean => compound.every((byte, place) => bytes[place] === byte);

interface SheetPlace {
  readonly name: string;
  readonly place: number;
  readonly hidden: boolean;
}

function readSheet(book: WorkBook, { name, place, ...known }: SheetPlace, says: (cell: CellObject) => string): RawSheet {
  const sheet = book.Sheets[name] ?? {};
  const hidden = known.hidden || (book.Workbook?.Sheets?.[place]?.Hidden ?? 0) !== 0;
  const lines = cellsOf(sheet).map((line) => Array.from(line ?? [], (cell) => (cell ? says(cell) : "")));
  if (lines.length > MAX_ROWS + 1) throw tooManyRows();
  spread(lines, sheet["!merges"] ?? []);
  return { name, hidden, lines };
}

function cellsOf(sheet: WorkSheet): readonly (readonly (CellObject | undefined)[] | undefined)[] {
  const lines: (readonly CellObject[] | undefined)[] = Array.from(sheet["!data"] ?? []);
  if (lines.some((line) => (line?.length ?? 0) > mostCells)) throw tooManyColumns();
  return lines;
}

type Merge = NonNullable<WorkSheet["!merges"]>[number];

/** In all merged areas of a sheet together. */
const mostSpread = 200_000;

/** A merged area says the same in each of its cells, as it looks; a title that is merged to the end of the sheet, over its columns alone. */
function spread(lines: string[][], merges: readonly Merge[]): void {
  let left = mostSpread;
  const widest = lines.reduce((most, line) => Math.max(most, line.findLastIndex((cell) => cell !== "") + 1), 1);
  for (const { s, e } of merges) {
    const said = lines[s.r]?.[s.c] ?? "";
    const last = { r: Math.min(e.r, lines.length - 1), c: Math.min(e.c, widest - 1) };
    left -= Math.max(0, last.r - s.r + 1) * Math.max(0, last.c - s.c + 1);
    if (said === "" || left < 0) continue;
    for (let row = s.r; row <= last.r; row += 1) {
      const line = lines[row] ?? [];
      while (line.length <= last.c) line.push("");
      line.fill(said, s.c, last.c + 1);
    }
  }
}

/** What a cell says: a day as "YYYY-MM-DD", a number without the digits that Excel adds, a fault of a formula as it stands there. */
const asText =
  ({ SSF }: typeof import("@e965/xlsx"), date1904: boolean) =>
  ({ t, v, w, z, f }: CellObject): string => {
    if (v === undefined || v === null) return f ? uncounted : "";
    if (t === "e") return w ?? "#N/A";
    if (typeof v === "boolean") return v ? "Ya" : "Tidak";
    if (typeof v !== "number") return String(v);
    const format = typeof z === "string" ? z : "";
    if (!SSF.is_date(format)) return figure(v, format);
    const { y, m, d, H, M } = SSF.parse_date_code(v, { date1904 }) ?? {};
    const clock = H || M ? `${two(H)}:${two(M)}` : "";
    if (v >= 0 && v < 1) return clock || "00:00";
    return y === undefined ? figure(v, "") : `${String(y).padStart(4, "0")}-${two(m)}-${two(d)}${clock && ` ${clock}`}`;
  };

const two = (number = 0): string => String(number).padStart(2, "0");

/**
 * Excel keeps 15 digits and writes 0.1 + 0.2 as 0.30000000000000004. Of a longer number digits are lost: it stays in the way that says
 * so ("7,27105123456789E+15"). A format of noughts alone ("0000000000") shows the number with noughts before it.
 */
function figure(number: number, format: string): string {
  if (Math.abs(number) >= 1e15) return number.toExponential().replace(".", ",").toUpperCase();
  const plain = String(Number(number.toPrecision(15)));
  return /^0{2,20}$/.test(format) && /^\d+$/.test(plain) ? plain.padStart(format.length, "0") : plain;
}
