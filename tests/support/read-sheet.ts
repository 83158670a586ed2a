import type { Book } from "#kit/documents/book.ts";
import { readText as csv, readWorkbook } from "#kit/documents/spreadsheet.server.ts";
import type { ReadSheet } from "#kit/transfer/sheet-rows.ts";

/** The first sheet of a file that the product wrote: its first line is the head. */
export function sheetOf({ sheets: [first] }: Book): ReadSheet {
  const [header = [], ...rows] = first?.lines ?? [];
  return {
    header,
    rows: rows.map((row) => [...row, ...Array<string>(Math.max(0, header.length - row.length)).fill("")]),
    places: first?.places.slice(1) ?? [],
  };
}

export const readCsv = (bytes: Uint8Array): ReadSheet => sheetOf(csv(bytes));
export const readXlsx = async (bytes: Uint8Array): Promise<ReadSheet> => sheetOf(await readWorkbook(bytes));
