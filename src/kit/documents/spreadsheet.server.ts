export { readCsv, writeCsv } from "./csv.server.ts";
export type { Cell, Sheet, SheetColumn } from "./sheet.ts";
export { readXlsx, writeXlsx } from "./xlsx.server.ts";

export const xlsxType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
export const csvType = "text/csv";
