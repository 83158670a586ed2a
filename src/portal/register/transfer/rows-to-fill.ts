import type { GridRow } from "#kit/lists/grid.server.ts";
import { namedIn } from "#kit/lists/named-in.ts";

interface Filled {
  /** Of the column, in the file. */
  readonly place: number;
  readonly label: string;
  readonly textOf: (row: GridRow) => string;
  /** Whether somebody put this cell right since the last trial. */
  readonly isMended: (row: GridRow) => boolean;
}

/** Whether nothing speaks against this cell, by itself or with others of its row. */
export const isSound = (row: GridRow, { place, label }: Pick<Filled, "place" | "label">): boolean =>
  row.faults[place] === undefined && !namedIn(label, [...Object.values(row.faults), ...row.besides]);

/** Of the rows below a filled cell, those whose cell is empty or may be wrong: nobody sees it when a sound or mended one further down is written over. */
export const rowsToFill = (below: readonly GridRow[], column: Filled): GridRow[] =>
  below.filter((row) => column.textOf(row).trim() === "" || !(column.isMended(row) || isSound(row, column)));
