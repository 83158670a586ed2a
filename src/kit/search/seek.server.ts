import { type RawBuilder, sql } from "kysely";
import type { Register } from "../register/register.ts";
import { labelOf } from "../register/related.server.ts";

/** Rows are sorted and sought by what people see: of a row of another register, its name. */
export function shownAs(register: Register, name: string): RawBuilder<unknown> {
  const field = register.fields[name];
  return field?.kind === "reference" ? labelOf(field.register, sql.ref(`${register.table}.${name}`)) : sql.ref(`${register.table}.${name}`);
}

export interface Order {
  readonly by: string;
  readonly direction: "asc" | "desc";
}

/** Empty ones last; where there are none that is not said, because no index gives an order that was told a place for them. */
export function inOrder(register: Register, { by, direction }: Order): RawBuilder<unknown> {
  const field = register.fields[by];
  const empty = field && !field.required ? sql`nulls last` : sql``;
  return sql`${shownAs(register, by)} ${direction === "asc" ? sql`asc` : sql`desc`} ${empty}`;
}

/** True for rows in which one of the fields that people seek holds these words. */
export function seeks(register: Register, words: string): RawBuilder<boolean> {
  const pattern = patternOf(words);
  const held = register.searched.map((name) => sql`(${shownAs(register, name)})::text ilike ${pattern}`);
  return held.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(held, sql` or `)})`;
}

/** The words themselves, wherever they stand; none of their letters means anything else. */
export const patternOf = (words: string): string => `%${words.replace(/[\\%_]/g, "\\$&")}%`;
