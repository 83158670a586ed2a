import { farOutside, mostCells, type RawSheet, tooManyColumns } from "./book.ts";
import { type Merge, spread } from "./merged-areas.ts";

/** A cell as a text format tells it: how far it reaches besides, and where it stands if it says so (from 0). */
export interface LaidCell {
  readonly says: string;
  readonly across: number;
  readonly down: number;
  readonly at?: number | undefined;
}

export interface LaidOut {
  /** Begins a row: the next one, or the one at this place (from 0). */
  readonly row: (at?: number) => void;
  readonly cell: (cell: LaidCell) => void;
  readonly lines: () => RawSheet["lines"];
}

/** What may be laid out yet, in all sheets of a file together, empty cells too. */
export interface Budget {
  cells: number;
}

export const openBudget = (): Budget => ({ cells: 1_000_000 });

/** Empty rows count as well. */
const furthestRow = 100_000;

/** Lays cells out row by row; one that does not say where it stands goes beside those that reach down from above. @throws Refusal */
export function layOut(budget: Budget): LaidOut {
  const [lines, merges]: [string[][], Merge[]] = [[], []];
  /** By column: the first row that nothing reaches into. */
  const until: number[] = [];
  const spend = (cells: number) => {
    budget.cells -= cells;
    if (budget.cells < 0) throw farOutside();
  };
  return {
    row: (at = lines.length) => {
      if (at < lines.length || at > furthestRow) throw farOutside();
      spend(at - lines.length + 1);
      while (lines.length <= at) lines.push([]);
    },
    cell: ({ says, across, down, at }) => {
      const row = lines.length - 1;
      const line = lines[row] as string[];
      let column = at ?? line.length;
      while (at === undefined && (until[column] ?? 0) > row) column += 1;
      const width = Math.max(1, across);
      if (column + width > mostCells) throw tooManyColumns();
      spend(Math.max(0, column - line.length) + width);
      while (line.length < column + width) line.push("");
      line[column] = says;
      for (let place = column; place < column + width; place += 1) until[place] = row + Math.max(1, down);
      if (width > 1 || down > 1) merges.push({ s: { r: row, c: column }, e: { r: row + Math.max(1, down) - 1, c: column + width - 1 } });
    },
    lines: () => {
      spread(lines, merges);
      return lines;
    },
  };
}
