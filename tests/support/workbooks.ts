import { utils, write } from "@e965/xlsx";

const types = { xlsx: "xlsx", xls: "biff8", ods: "ods" } as const;

/** A workbook as another program saves it: rows of text on one sheet. */
export function foreignWorkbook(format: keyof typeof types, rows: readonly (readonly string[])[]): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), "Sheet1");
  return write(book, { type: "buffer", bookType: types[format] }) as Buffer;
}
