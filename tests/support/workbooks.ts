import { type Range, utils, write } from "@e965/xlsx";

const types = { xlsx: "xlsx", xls: "biff8", ods: "ods" } as const;

/** A workbook as another program saves it: rows of text on one sheet. */
export function foreignWorkbook(format: keyof typeof types, rows: readonly (readonly string[])[], merges: readonly Range[] = []): Buffer {
  const book = utils.book_new();
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
  sheet["!merges"] = [...merges];
  utils.book_append_sheet(book, sheet, "Sheet1");
  return write(book, { type: "buffer", bookType: types[format] }) as Buffer;
}
