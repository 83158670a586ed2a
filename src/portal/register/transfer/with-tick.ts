import type { Choices } from "#kit/lists/choices.ts";
import type { Grid, GridRow } from "#kit/lists/grid.server.ts";
import type { Register } from "#kit/register/register.ts";

type Ticked = Choices["ticked"];

export const isTicked = (ticked: Ticked, place: number, field: string): boolean => ticked?.[place]?.includes(field) ?? false;

/** The fields that are ticked, with one more of this row or one less; none at all is as if nobody had ticked any. */
export function withTick(ticked: Ticked, place: number, field: string): Ticked {
  const { [String(place)]: own = [], ...others } = ticked ?? {};
  const now = own.includes(field) ? own.filter((one) => one !== field) : [...own, field];
  const all = now.length === 0 ? others : { ...others, [place]: now };
  return Object.keys(all).length === 0 ? undefined : all;
}

/** A tick means something only where a cell that it settles is wrong, or what is wrong shows in no cell. */
export function settles(
  { settledBy = {}, fields }: Pick<Register, "settledBy" | "fields">,
  { columns }: Pick<Grid, "columns">,
  { row, field }: { readonly row: GridRow; readonly field: string },
): boolean {
  const settled = Object.entries(settledBy).flatMap(([of, tick]) => (tick === field ? [fields[of]?.label] : []));
  return row.besides.length > 0 || columns.some(({ place, label }) => row.faults[place] !== undefined && settled.includes(label));
}
