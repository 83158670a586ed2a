import type { Choices } from "#kit/lists/choices.ts";
import type { GridRow } from "#kit/lists/grid.server.ts";

type Cells = Choices["cells"];

interface Written {
  readonly row: GridRow;
  /** Of the grid, and of the file. */
  readonly column: number;
  readonly place: number;
  readonly text: string;
  /** As it was sent last. */
  readonly kept: Choices;
}

/** The cells that were put right, with one more; one that says again what it said is as if nobody had touched it. */
export function withCell(cells: Cells, { row, column, place, text, kept }: Written): Cells {
  const said = text === row.cells[column] ? kept.cells?.[row.place]?.[place] : text;
  const { [String(place)]: _, ...others } = cells?.[row.place] ?? {};
  const { [String(row.place)]: __, ...rest } = cells ?? {};
  const own = said === undefined ? others : { ...others, [place]: said };
  const all = Object.keys(own).length === 0 ? rest : { ...rest, [row.place]: own };
  return Object.keys(all).length === 0 ? undefined : all;
}
