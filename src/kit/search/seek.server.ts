import { type RawBuilder, sql } from "kysely";
import { type Ctx, may } from "../ctx.server.ts";
import type { Option } from "../register/fields.ts";
import type { Register } from "../register/register.ts";
import { labelOf, nameIn } from "../register/related.server.ts";

/** Rows are sorted and sought by what people see: of a row of another register, its name. */
export function shownAs(register: Register, name: string): RawBuilder<unknown> {
  const field = register.fields[name];
  return field?.kind === "reference" ? labelOf(field.register, sql.ref(`${register.table}.${name}`)) : sql.ref(`${register.table}.${name}`);
}

export interface Order {
  readonly by: string;
  readonly direction: "asc" | "desc";
}

/** By what rows are named with, all of it: the third hour of Mondays stands behind the second. */
export function inOrder(register: Register, { by, direction }: Order): RawBuilder<unknown> {
  const named = register.named?.[0] === by ? register.named : [by];
  return sql.join(named.map((name) => ordered(register, name, direction)));
}

/** Empty ones last; where there are none that is not said, because no index gives an order that was told a place for them. */
function ordered(register: Register, by: string, direction: Order["direction"]): RawBuilder<unknown> {
  const field = register.fields[by];
  const empty = field && !field.required ? sql`nulls last` : sql``;
  return sql`${shownAs(register, by)} ${direction === "asc" ? sql`asc` : sql`desc`} ${empty}`;
}

/** True for rows in which one of the fields that people seek holds these words. */
export function seeks(register: Register, words: string): RawBuilder<boolean> {
  const pattern = patternOf(words);
  const held = register.searched.map((name) => {
    const [field, column] = [register.fields[name], sql.ref(`${register.table}.${name}`)];
    if (field?.kind !== "reference") return sql`(${column})::text ilike ${pattern}`;
    // As a list of ids, found once, the index of the column can be used beside those of the words.
    const named = sql`select chosen.id from ${sql.table(field.register.table)} chosen where ${nameIn("chosen", field.register)} ilike ${pattern}`;
    return sql`${column} = any(array(${named}))`;
  });
  return held.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(held, sql` or `)})`;
}

/** The words themselves, wherever they stand; none of their letters means anything else. */
export const patternOf = (words: string): string => `%${words.replace(/[\\%_]/g, "\\$&")}%`;

/** True for rows whose field holds what a filter asks for: of a day, any of that year. */
export function holds(register: Register, name: string, value: string): RawBuilder<boolean> {
  const column = sql.ref(`${register.table}.${name}`);
  if (register.fields[name]?.kind !== "date") return sql<boolean>`${column} = ${value}`;
  return sql<boolean>`${column} between ${`${value}-01-01`} and ${`${value}-12-31`}`;
}

/** What a list can be narrowed by where its fields name no choices: of days the years that stand there, of words the words. */
export async function narrowings(ctx: Ctx, register: Register): Promise<Record<string, Option[]>> {
  const choices: [string, Option[]][] = [];
  for (const name of register.filters ?? []) {
    const kind = register.fields[name]?.kind;
    if (kind === "date") choices.push([name, await yearsOf(ctx, register, name)]);
    if (kind === "text" && may(ctx, `${register.name}:read`) === "yes") choices.push([name, await wordsOf(ctx, register, name)]);
  }
  return Object.fromEntries(choices);
}

/** From the last row's year to the first one's. */
async function yearsOf(ctx: Ctx, { table }: Register, name: string): Promise<Option[]> {
  const { rows } = await sql<{ first: number | null; last: number | null }>`
    select extract(year from min(${sql.ref(name)}))::integer as first, extract(year from max(${sql.ref(name)}))::integer as last
    from ${sql.table(table)} where deleted_at is null`.execute(ctx.db);
  const { first, last } = rows[0] ?? {};
  const count = first && last ? Math.min(last - first + 1, 200) : 0;
  return Array.from({ length: count }, (_, back) => asOption(String((last ?? 0) - back)));
}

/** Longer lists than this are sought, not chosen from. */
const mostWords = 200;

async function wordsOf(ctx: Ctx, { table }: Register, name: string): Promise<Option[]> {
  const { rows } = await sql<{ words: string }>`
    select distinct ${sql.ref(name)} as words from ${sql.table(table)}
    where deleted_at is null and ${sql.ref(name)} is not null order by words limit ${mostWords}`.execute(ctx.db);
  return rows.map(({ words }) => asOption(words));
}

const asOption = (text: string): Option => ({ value: text, label: text });
