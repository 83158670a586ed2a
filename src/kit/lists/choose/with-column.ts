import type { Choices } from "../choices.ts";
import type { Interpretation } from "../interpret.ts";

type Place = Pick<Interpretation["columns"][number], "place" | "field">;

export interface Said {
  /** As it was sent last. */
  readonly answered: Choices;
  readonly said: Choices;
}

/** The field that a column brings; "" for none. What was sent and could not be taken stands as it was understood. */
export function fieldAt({ place, field }: Place, { answered, said }: Said): string {
  const own = said.columns[place];
  return own === undefined || own === answered.columns[place] ? field : own;
}

interface Chosen<P extends Place = Place> extends Said {
  readonly columns: readonly P[];
  readonly place: number;
  readonly field: string;
}

/** Another column that brings the field now. */
export const takenFrom = <P extends Place>({ columns, place, field, ...said }: Chosen<P>): P | undefined =>
  columns.find((one) => field !== "" && one.place !== place && fieldAt(one, said) === field);

/** The column brings this field from now on, and what brought it before brings nothing: a field comes from one column alone. */
export function withColumn(chosen: Chosen): Choices["columns"] {
  const before = takenFrom(chosen);
  return { ...chosen.said.columns, ...(before && { [before.place]: "" }), [chosen.place]: chosen.field };
}

/** Whoever sees the questions about columns and goes on has answered them as they stood. */
export const settledColumns = (columns: readonly Place[], said: Said): Choices["columns"] =>
  Object.fromEntries(columns.map((column) => [column.place, fieldAt(column, said)]));
