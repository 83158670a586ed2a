import { formatDay, formatMoment, isDay } from "#kit/dates.ts";
import type { Paper, PaperColumn } from "#kit/documents/paper.ts";
import type { SheetColumn } from "#kit/documents/sheet.ts";
import type { Register } from "#kit/register/register.ts";
import type { Cell } from "#kit/transfer/sheet-rows.ts";

interface Listed {
  /** Of the whole export. */
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly Cell[])[];
  readonly search: string;
}

/** What the list shows, as a table on paper: its own columns, not all fields. */
export function listPaper(register: Register, { columns, rows, search }: Listed, now = new Date()): Omit<Paper, "letterhead" | "size"> {
  const shown = register.columns
    .filter((name) => register.fields[name]?.kind !== "picture")
    .map((name) => columns.findIndex(({ label }) => label === register.fields[name]?.label))
    .filter((place) => place >= 0);
  const byHand = register.onPaper ?? [];
  const heads = shown.map((place, order) => headOf(columns[place], { narrow: isNarrow(register, columns[place]), first: order === 0 }));
  const count = `${rows.length.toLocaleString("id-ID")} ${register.noun}`;
  return {
    title: register.title,
    subtitle: search === "" ? count : `${count} dengan kata “${search}”`,
    footer: `Dicetak ${formatMoment(now)}`,
    orientation: heads.length + byHand.length > 4 ? "landscape" : "portrait",
    blocks: [
      {
        kind: "table",
        ...(byHand.length > 0 && { written: true }),
        columns: [{ label: "No.", share: 0.4, align: "right" }, ...heads, ...byHand.map((label) => ({ label, share: 1.4 }))],
        rows: rows.map((row, order) => [String(order + 1), ...shown.map((place) => asText(row[place] ?? null)), ...byHand.map(() => "")]),
      },
    ],
  };
}

interface Place {
  /** Of what it holds the longest is short, such as a day. */
  readonly narrow: boolean;
  readonly first: boolean;
}

const headOf = (column: SheetColumn | undefined, { narrow, first }: Place): PaperColumn => ({
  label: column?.label ?? "",
  share: narrow ? 0.9 : first ? 2 : 1.5,
  align: column?.kind === "number" ? "right" : "left",
});

function isNarrow(register: Register, column: SheetColumn | undefined): boolean {
  const field = Object.values(register.fields).find(({ label }) => label === column?.label);
  return column?.kind === "date" || column?.kind === "number" || field?.kind === "choice";
}

function asText(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return cell.toLocaleString("id-ID");
  return typeof cell === "string" && isDay(cell) ? formatDay(cell, "short") : String(cell);
}
