import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { refuse } from "../refusals.ts";
import { asSheet, type Cell, checkSize, type Sheet, type SheetColumn, textOf } from "./sheet.ts";

/**
 * As Excel in Indonesia opens it by itself, with figures as the screen shows them: semicolons between the cells, a comma before
 * decimals, UTF-8 with a byte order mark, CRLF; quoted as RFC 4180 says.
 */
export function writeCsv(columns: readonly SheetColumn[], rows: readonly (readonly Cell[])[]): Uint8Array {
  const lines = rows.map((row) => columns.map(({ decimals }, index) => written(row[index], decimals)));
  const how = { delimiter: ";", record_delimiter: "\r\n" } as const;
  // Quoted where it holds a comma, so that whoever reads it sees which sign parts the cells.
  const head = stringify([columns.map(({ label }) => written(label))], { ...how, quoted_match: /[\r\n,\t]/ });
  return new TextEncoder().encode(`\uFEFF${head}${stringify(lines, { ...how, quoted_match: /[\r\n]/ })}`);
}

/** Semicolons, commas or tabs; UTF-8, UTF-16 or Windows-1252. @throws Refusal */
export function readCsv(bytes: Uint8Array): Sheet {
  checkSize(bytes);
  const text = decode(bytes);
  if (text.includes("\u0000")) throw unreadable();
  const body = text.replace(/^sep=.\r?\n/i, "");
  return asSheet(records(body).map((record) => record.map(read)));
}

function records(text: string): string[][] {
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: 1_000_000,
    });
  } catch (error) {
    throw Object.assign(unreadable(), { cause: error });
  }
}

/** Spreadsheet programs run cells that begin like a formula; an apostrophe tells them that it is text. */
function written(cell: Cell | undefined, decimals?: number): string {
  if (typeof cell === "number") return (decimals === undefined ? String(cell) : cell.toFixed(decimals)).replace(".", ",");
  const text = textOf(cell);
  return typeof cell === "string" && /^'*[=+\-@\t\r]/.test(text) && !harmless(text) ? `'${text}` : text;
}

const read = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

/** A telephone number (+62 811…) or a negative number. */
const harmless = (text: string): boolean => /^\+\d[\d ]*$/.test(text) || /^-\d+([.,]\d+)?$/.test(text);

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: older Excel saves in the code page of Western Windows, where every byte is a letter.
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The sign that parts the first line most often, outside of quotes. */
function delimiterOf(text: string): string {
  const bare = text.replace(/"[^"]*"/g, "").replace(/^[\r\n]+/, "");
  const line = bare.slice(0, bare.search(/[\r\n]|$/));
  const count = (sign: string) => line.split(sign).length;
  return [";", ",", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

const unreadable = () =>
  refuse.malformed("Berkas ini tidak dapat dibaca sebagai CSV. Simpan ulang sebagai CSV atau Excel (.xlsx), lalu coba lagi.");
