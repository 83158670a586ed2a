import type { Register } from "#kit/register/register.ts";
import type { ComparedRow } from "#kit/snapshots/compare-snapshots.ts";

export const stateWords: Readonly<Record<ComparedRow["state"], string>> = {
  changed: "Berubah",
  onlyFirst: "Hanya di kiriman lama",
  onlySecond: "Hanya di kiriman baru",
};

/** A row that differs, in words. */
export interface ToldRow {
  readonly id: string;
  readonly state: ComparedRow["state"];
  readonly name: string;
  readonly cells: readonly { readonly label: string; readonly from: string; readonly to: string }[];
}

export const toldRow = ({ fields, columns }: Register, { row, state, cells }: ComparedRow): ToldRow => ({
  ...{ id: row.rowId, state },
  name: String(row.cells[columns[0] ?? ""] ?? "") || "(tanpa nama)",
  cells: cells.map(({ field, from, to }) => ({ label: fields[field]?.label ?? field, from: String(from ?? ""), to: String(to ?? "") })),
});
