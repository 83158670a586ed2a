import type { SheetData } from "write-excel-file/node";
import { isDay } from "../dates.ts";
import { refuse } from "../refusals.ts";
import { madeAtFeature } from "./made-at.server.ts";
import { headAgainFeature, printFitFeature } from "./print-fit.server.ts";
import { type Cell, type SheetColumn, textOf } from "./sheet.ts";

/** Excel calls a file with a longer cell damaged, and cuts the cell. */
const longestCell = 32_767;

/** Figures of a report that are no part of its main list, on a sheet of their own. */
export interface SheetBeside {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly Cell[])[];
  readonly total?: readonly Cell[];
}

export interface Besides {
  readonly explanations?: readonly (readonly string[])[];
  /** Before the explanations. */
  readonly tables?: readonly SheetBeside[];
  /** Title and period of a report, above its head. */
  readonly above?: readonly string[];
  /** The last line of a report. */
  readonly total?: readonly Cell[];
  /** Who answers for a report, line by line under it. */
  readonly below?: readonly string[];
  readonly madeAt?: Date | undefined;
}

/**
 * One sheet with a frozen header that every printed page repeats, and behind it those of a report's other figures and one of explanations when there are any. Text is stored as text, so
 * nothing in it is ever run as a formula. Rows of the data bank say when they were read. @throws Refusal 422 for a cell that is too long for the format
 */
export async function writeXlsx(
  columns: readonly SheetColumn[],
  rows: readonly (readonly Cell[])[],
  { explanations = [], tables = [], madeAt, above = [], total = [], below = [] }: Besides = {},
): Promise<Uint8Array> {
  demandShort(columns, rows);
  const list = dataOf({ columns, rows, total });
  const title: SheetData = above.length > 0 ? [...above.map((line) => [bold(line)]), []] : [];
  const foot: SheetData = below.length > 0 ? [[], ...below.map((line) => [cellOf({ label: "" }, line)])] : [];
  const first = { data: [...title, ...list, ...foot], sheet: "Data", ...formOf(columns, title.length + 1) };
  const others = tables.map((table) => ({ data: dataOf(table), sheet: table.name, ...formOf(table.columns, 1) }));
  const last = {
    data: explanations.map((row) => row.map((cell) => cellOf({ label: "" }, cell))),
    sheet: "Penjelasan",
    columns: [24, 16, 70].map((width) => ({ width })),
  };
  const { default: writeXlsxFile } = await import("write-excel-file/node");
  return writeXlsxFile([first, ...others, ...(explanations.length > 0 ? [last] : [])], {
    features: [headAgainFeature, ...(madeAt ? [madeAtFeature(madeAt)] : []), ...(above.length > 0 ? [printFitFeature] : [])],
  }).toBuffer();
}

/** Head, rows and sum. */
function dataOf({ columns, rows, total = [] }: Omit<SheetBeside, "name">): SheetData {
  const header = columns.map(({ label }) => ({
    value: escapePrototypeName(label),
    type: String,
    fontWeight: "bold" as const,
    backgroundColor: "#E6F2EC",
  }));
  const cellsOf = (row: readonly Cell[]) => columns.map((column, index) => cellOf(column, row[index]));
  const sum = total.length > 0 ? [cellsOf(total).map((cell) => cell && { ...cell, fontWeight: "bold" as const })] : [];
  return [header, ...rows.map(cellsOf), ...sum];
}

const formOf = (columns: readonly SheetColumn[], stickyRowsCount: number) => ({
  columns: columns.map(({ label, width, kind }) => ({ width: width ?? (kind === "date" ? 14 : Math.max(12, label.length + 4)) })),
  stickyRowsCount,
  dateFormat: "dd/mm/yyyy",
});

function demandShort(columns: readonly SheetColumn[], rows: readonly (readonly Cell[])[]): void {
  for (const [place, row] of rows.entries()) {
    const column = columns.find((_, index) => textOf(row[index]).length > longestCell);
    if (!column) continue;
    const where = `Isi kolom “${column.label}” di baris ${place + 2} lebih dari 32.767 huruf`;
    throw refuse.invalid(`${where}; berkas Excel tidak dapat memuatnya. Unduh sebagai CSV.`);
  }
}

function cellOf({ kind, decimals }: SheetColumn, cell: Cell | undefined): SheetData[number][number] {
  if (cell === null || cell === undefined || cell === "") return null;
  if (kind === "date" && typeof cell === "string" && isDay(cell)) return { value: new Date(`${cell}T00:00:00Z`), type: Date };
  if (typeof cell === "number") return { value: cell, type: Number, ...(decimals ? { format: `0.${"0".repeat(decimals)}` } : {}) };
  return { value: escapePrototypeName(textOf(cell)), type: String };
}

const bold = (line: string) => ({ value: escapePrototypeName(line), type: String, fontWeight: "bold" as const });

/** The writer mixes up texts that are named like parts of every JavaScript object; a space behind them, which forms trim, keeps them apart. */
const escapePrototypeName = (text: string): string => (text in Object.prototype ? `${text} ` : text);
