import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { Refusal, refuse } from "../refusals.ts";
import { asBook, type Book, checkSize, MAX_ROWS, mostCells, tooManyColumns, tooManyRows } from "./book.ts";
import { decodeText } from "./decode-text.server.ts";
import { type Cell, type SheetColumn, textOf } from "./sheet.ts";
import { isWebPage, readWebPage } from "./web-page.server.ts";
import { isXml2003, readXml2003 } from "./xml-2003.server.ts";

/**
 * As Excel in Indonesia opens it by itself, with figures as the screen shows them: semicolons between the cells, a comma before
 * decimals, UTF-8 with a byte order mark, CRLF. Every cell stands in quotes, so that no other sign parts it for anybody.
 */
export function writeCsv(columns: readonly SheetColumn[], rows: readonly (readonly Cell[])[]): Uint8Array {
  const lines = rows.map((row) => columns.map(({ decimals }, index) => written(row[index], decimals)));
  const how = { delimiter: ";", record_delimiter: "\r\n", quoted: true, quoted_empty: true } as const;
  return new TextEncoder().encode(`\uFEFF${stringify([columns.map(({ label }) => written(label)), ...lines], how)}`);
}

/** Text, whatever its name says: a table of a web page, XML of Excel 2003, or cells parted by semicolons, commas or tabs. @throws Refusal */
export function readText(bytes: Uint8Array): Book {
  checkSize(bytes);
  const text = decodeText(bytes);
  for (const [begin, sentence] of others) if (begin.test(text)) throw refuse.malformed(sentence);
  if (text.includes("\u0000")) throw unreadable();
  if (isXml2003(text)) return asBook(readXml2003(text));
  if (isWebPage(text)) return asBook(readWebPage(text));
  const body = text.replace(/^sep=.\r?\n/i, "");
  return asBook([{ name: "CSV", lines: records(body).map((record) => record.map(read)) }]);
}

/** What is text, and no list. */
const others: readonly (readonly [begin: RegExp, sentence: string])[] = [
  [/^%PDF-/, "Berkas ini PDF, bukan daftar. Minta berkas aslinya sebagai Excel (.xlsx) atau CSV."],
  [/^MIME-Version:|^From: <Saved by/i, "Berkas ini halaman web tersimpan (.mht). Buka di Excel, simpan sebagai .xlsx, lalu unggah lagi."],
];

/** Far more lines than a list may have, most of them empty. */
const mostLines = 5 * MAX_ROWS;

/** Stops at the first line too many, so that no file makes more of itself than it is. */
function records(text: string): string[][] {
  let filled = 0;
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: 1_000_000,
      on_record: (record: string[], { lines }) => {
        if (record.some((cell) => cell !== "")) filled += 1;
        if (filled > MAX_ROWS + 1 || lines > mostLines) throw tooManyRows();
        if (record.length > mostCells) throw tooManyColumns();
        return record;
      },
    });
  } catch (error) {
    throw error instanceof Refusal ? error : Object.assign(unreadable(), { cause: error });
  }
}

/** Where a cell may begin for whoever takes another sign to part them: a sign that spreadsheet programs run a formula after. */
const formula = /(^|[,;\t\r\n])( *)('*)([=+\-@\uFF1D\uFF0B\uFF0D\uFF20][^,;\t\r\n]*)/g;

/** Spreadsheet programs run cells that begin like a formula; an apostrophe tells them that it is text. */
function written(cell: Cell | undefined, decimals?: number): string {
  if (typeof cell === "number") return (decimals === undefined ? String(cell) : cell.toFixed(decimals)).replace(".", ",");
  const text = textOf(cell);
  if (typeof cell !== "string" || isFigure(text)) return text;
  const marked = text.replace(formula, (whole, sign: string, blanks: string, marks: string, rest: string) =>
    marks === "" && isHarmless(rest) ? whole : `${sign}${blanks}'${marks}${rest}`,
  );
  return /^'*[\t\r]/.test(text) ? `'${marked}` : marked;
}

/** Takes off the one apostrophe that `written` sets. */
function read(cell: string): string {
  const bare = /^'+[\t\r]/.test(cell) ? cell.slice(1) : cell;
  return isFigure(bare)
    ? bare
    : bare.replace(formula, (whole, sign: string, blanks: string, marks: string, rest: string) =>
        marks === "" ? whole : `${sign}${blanks}${marks.slice(1)}${rest}`,
      );
}

/** A negative number with a comma. */
const isFigure = (text: string): boolean => /^-\d+([.,]\d+)?$/.test(text);

/** A telephone number (+62 811…), a negative number, or a dash alone ("Rp5.000,-"). */
const isHarmless = (text: string): boolean => /^\+\d[\d ]*$/.test(text) || /^-\d+(\.\d+)?$/.test(text) || /^[+-] *$/.test(text);

const [farthestSign, looksAt] = [100_000, 30];

/** The sign that parts the first lines most often, outside of quotes: a title above the head has none. */
function delimiterOf(text: string): string {
  const begin = text
    .slice(0, farthestSign)
    .replace(/"[^"]*"/g, "")
    .trimStart();
  const lines = begin.split(/\r?\n|\r/, looksAt).join("\n");
  const count = (sign: string) => lines.split(sign).length;
  return [";", ",", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

const unreadable = () =>
  refuse.malformed("Berkas ini tidak dapat dibaca sebagai CSV. Simpan ulang sebagai CSV atau Excel (.xlsx), lalu coba lagi.");
