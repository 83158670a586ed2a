export interface SheetColumn {
  readonly label: string;
  /** "date" cells are "YYYY-MM-DD" and become real dates in xlsx. Everything is text when absent. */
  readonly kind?: "text" | "number" | "date";
  /** In characters. */
  readonly width?: number;
  /** Behind the comma of every number, so that "98,0" stands below "97,2". */
  readonly decimals?: number;
}

export type Cell = string | number | boolean | null;

export const textOf = (cell: Cell | undefined): string => {
  if (cell === null || cell === undefined) return "";
  if (typeof cell === "boolean") return cell ? "Ya" : "Tidak";
  return String(cell);
};
