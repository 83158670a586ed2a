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

/** The table of a report, below its title and above who answers for it. */
export async function readReport(bytes: Uint8Array): Promise<ReadSheet> {
  const { header, rows } = await readXlsx(bytes);
  const lines = [header, ...rows];
  const filled = (line: readonly string[]) => line.filter((cell) => cell !== "").length;
  const head = lines.findIndex((line) => filled(line) > 1);
  const after = lines.slice(head + 1);
  const end = after.findIndex((line) => filled(line) < 2);
  const width = lines[head]?.length ?? 0;
  const table = (end === -1 ? after : after.slice(0, end)).map((line) => Array.from({ length: width }, (_, place) => line[place] ?? ""));
  return { header: lines[head] ?? [], rows: table, places: [] };
}
