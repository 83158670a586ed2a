export { readText, writeCsv } from "./csv.server.ts";
export type { Cell, SheetColumn } from "./sheet.ts";
export { isWorkbook, readWorkbook } from "./workbook.server.ts";
export { writeXlsx } from "./xlsx.server.ts";

export const xlsxType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
export const csvType = "text/csv";
