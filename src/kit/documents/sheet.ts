import { formatDay } from "../dates.ts";

export interface SheetColumn {
  readonly label: string;
  /** "date" cells are "YYYY-MM-DD" and become real dates in xlsx. Everything is text when absent. */
  readonly kind?: "text" | "number" | "date";
  /** In characters. */
  readonly width?: number;
  /** Behind the comma of every number, so that "98,0" stands below "97,2". */
  readonly decimals?: number;
}

/** A column of a list that goes on paper as well. */
export interface PrintedColumn extends SheetColumn {
  /** Of the width of the paper, against the other columns. */
  readonly share: number;
}

export type Cell = string | number | boolean | null;

/** A cell as people read it: "1.204", "17/08/2026"; nothing where nothing is. */
export function readCell({ kind }: SheetColumn, cell: Cell): string {
  if (kind === "date" && typeof cell === "string") return formatDay(cell, "short");
  return typeof cell === "number" ? cell.toLocaleString("id-ID") : textOf(cell);
}

export const textOf = (cell: Cell | undefined): string => {
  if (cell === null || cell === undefined) return "";
  if (typeof cell === "boolean") return cell ? "Ya" : "Tidak";
  return String(cell);
};
