import { type RawBuilder, sql } from "kysely";
import { may, type ReadCtx } from "../ctx.server.ts";
import { notDeleted } from "../database/bin.server.ts";
import type { Field, Option } from "../register/fields.ts";
import type { Register } from "../register/register.ts";
import { labelOf, nameIn } from "../row-name.server.ts";
import { namesNothing } from "./listed.ts";
import { daysMeant, type Span } from "./typed-days.ts";

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

/** True for rows in which one of the fields that people seek holds these words, as they are read on the page. */
export function searchPredicate(register: Register, words: string): RawBuilder<boolean> {
  const told = register.words ? [sql`${sql.ref(`${register.table}.${register.words}`)} like lower(${patternOf(words)})`] : [];
  const held = register.searched.flatMap((name) => {
    const field = register.fields[name] ?? register.extra?.[name];
    if (!field || (register.words && isWords(field))) return [];
    return heldIn(field, sql.ref(`${register.table}.${name}`), words);
  });
  const anywhere = [...told, ...held];
  return anywhere.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(anywhere, sql` or `)})`;
}

const isWords = ({ kind }: Field): boolean => kind === "text" || kind === "longText";

/** Nothing where the field cannot hold such words: what is not asked costs nothing. */
function heldIn(field: Field, column: RawBuilder<unknown>, words: string): RawBuilder<unknown>[] {
  if (field.kind === "date") return amongDays(column, daysMeant(words));
  if (field.kind === "number") return /^\d{1,9}$/.test(words) ? [sql`${column} = ${words}::integer`] : [];
  if (field.kind === "choice") {
    const chosen = field.options.filter(({ label }) => says(label, words)).map(({ value }) => value);
    return chosen.length > 0 ? [sql`(${column})::text = any(${chosen}::text[])`] : [];
  }
  if (field.kind !== "reference") return [sql`(${column})::text ilike ${patternOf(words)}`];
  // As a list of ids, found once, the index of the column can be used beside those of the words.
  const named = sql`select chosen.id from ${sql.table(field.register.table)} chosen where ${nameIn("chosen", field.register)} ilike ${patternOf(words)}`;
  return [sql`${column} = any(array(${named}))`];
}

function amongDays(column: RawBuilder<unknown>, spans: readonly Span[]): RawBuilder<unknown>[] {
  const days = spans.filter(({ from, to }) => from === to).map(({ from }) => from);
  const longer = spans.filter(({ from, to }) => from !== to).map(({ from, to }) => sql`${column} between ${from} and ${to}`);
  return days.length > 0 ? [...longer, sql`${column} = any(${days}::date[])`] : longer;
}

/** Too short to be a part of a word, it must be one: "SR" is "Sangat Rahasia (SR)" alone. */
function says(label: string, words: string): boolean {
  const [read, sought] = [label.toLowerCase(), words.toLowerCase()];
  return sought.length >= 3 ? read.includes(sought) : read.split(/[^\p{L}\p{N}]+/u).includes(sought);
}

/** The words themselves, wherever they stand; none of their letters means anything else. */
export const patternOf = (words: string): string => `%${words.replace(/[\\%_]/g, "\\$&")}%`;

/** True for rows whose field holds what a filter asks for: of a day, any of that year; of what may name another row, also none. */
export function containsPredicate(register: Register, name: string, value: string): RawBuilder<boolean> {
  const column = sql.ref(`${register.table}.${name}`);
  const kind = register.fields[name]?.kind;
  if (kind === "reference" && value === namesNothing) return sql<boolean>`${column} is null`;
  if (kind !== "date") return sql<boolean>`${column} = ${value}`;
  return sql<boolean>`${column} between ${`${value}-01-01`} and ${`${value}-12-31`}`;
}

/** What a list can be narrowed by where its fields name no choices: of days the years that stand there, of words the words. */
export async function filterPredicates(ctx: ReadCtx, register: Register): Promise<Record<string, Option[]>> {
  const choices: [string, Option[]][] = [];
  for (const name of register.filters ?? []) {
    const kind = register.fields[name]?.kind;
    if (kind === "date") choices.push([name, await yearsOf(ctx, register, name)]);
    if (kind === "text" && may(ctx, `${register.name}:read`) === "yes") choices.push([name, await wordsOf(ctx, register, name)]);
  }
  return Object.fromEntries(choices);
}

/** From the last row's year to the first one's. */
async function yearsOf(ctx: ReadCtx, { table }: Register, name: string): Promise<Option[]> {
  const { rows } = await sql<{ first: number | null; last: number | null }>`
    select extract(year from min(${sql.ref(name)}))::integer as first, extract(year from max(${sql.ref(name)}))::integer as last
    from ${sql.table(table)} where ${notDeleted()}`.execute(ctx.db);
  const { first, last } = rows[0] ?? {};
  const count = first && last ? Math.min(last - first + 1, 200) : 0;
  return Array.from({ length: count }, (_, back) => asOption(String((last ?? 0) - back)));
}

/** Longer lists than this are sought, not chosen from. */
const mostWords = 200;

async function wordsOf(ctx: ReadCtx, { table }: Register, name: string): Promise<Option[]> {
  const { rows } = await sql<{ words: string }>`
    select distinct ${sql.ref(name)} as words from ${sql.table(table)}
    where ${notDeleted()} and ${sql.ref(name)} is not null order by words limit ${mostWords}`.execute(ctx.db);
  return rows.map(({ words }) => asOption(words));
}

const asOption = (text: string): Option => ({ value: text, label: text });
