import type { CellObject, WorkBook, WorkSheet } from "@e965/xlsx";
import { asBook, type Book, checkSize, MAX_ROWS, mostCells, type RawSheet, tooManyColumns, tooManyRows, unreadable } from "./book.ts";
import { figure } from "./figure.ts";
import { uncounted } from "./formula.ts";
import { madeAtOf } from "./made-at.server.ts";
import { spread } from "./merged-areas.ts";
import { locked, type SoundWorkbook, soundWorkbook } from "./workbook-guard.server.ts";

/** Every sheet of a workbook of Excel, new (.xlsx, .xlsm) or old (.xls), or of LibreOffice (.ods). @throws Refusal */
export async function readWorkbook(bytes: Uint8Array): Promise<Book> {
  checkSize(bytes);
  // The reader takes what it does not know for text.
  const sound: SoundWorkbook = isCompound(bytes) ? { bytes, hidden: new Set<string>(), uncounted: false } : soundWorkbook(bytes);
  const reader = await import("@e965/xlsx");
  let book: WorkBook;
  try {
    book = unheard(() =>
      reader.read(sound.bytes, {
        type: "array",
        dense: true,
        cellNF: true,
        cellHTML: false,
        cellText: false,
        sheetRows: MAX_ROWS + 500,
        // Empty cells are laid out only where a formula among them has to be told.
        sheetStubs: sound.uncounted,
      }),
    );
  } catch (error) {
    throw Object.assign(/password|encrypt/i.test(String(error)) ? locked() : unreadable(), { cause: error });
  }
  const says = asText(reader, book.Workbook?.WBProps?.date1904 === true);
  const read = asBook(book.SheetNames.map((name, place) => readSheet(book, { name, place, hidden: sound.hidden.has(name) }, says)));
  return { ...read, madeAt: madeAtOf(book.Custprops) ?? sound.madeAt };
}

/**
 * The reader says on the console which records of a file it passes over. A file of a million of them would fill the log, and the memory
 * of its thread until that is written: whoever came next was refused.
 */
function unheard<T>(work: () => T): T {
  const { error, warn, log } = console;
  Object.assign(console, { error: nothing, warn: nothing, log: nothing });
  try {
    return work();
  } finally {
    Object.assign(console, { error, warn, log });
  }
}

const nothing = () => undefined;

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

/** What a cell says: a day as "YYYY-MM-DD", a number without the digits that Excel adds, a fault of a formula as it stands there. */
const asText =
  ({ SSF }: typeof import("@e965/xlsx"), date1904: boolean) =>
  ({ t, v, w, z, f }: CellObject): string => {
    if (t === "z" || v === undefined || v === null) return f ? uncounted : "";
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
