import type { ClientBase } from "pg";
import { StartRefusal } from "../engine/start-refusal.ts";

/** A table as its rows are copied: what the database computes itself is left out. */
export interface TableShape {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
}

export interface SequenceState {
  readonly schema: string;
  readonly name: string;
  readonly value: string;
  readonly isCalled: boolean;
}

/** Everything that rows are copied of. */
export interface Shape {
  readonly tables: readonly TableShape[];
  readonly sequences: readonly SequenceState[];
}

/** The product's tables and its queue's. What the structure came about by is made anew by its makers; which processes serve belongs to the moment. */
const schemas = ["public", "graphile_worker"];
const made = ["public.migration", "public.proses", "graphile_worker.migrations"];

export async function readShape(client: ClientBase): Promise<Shape> {
  const { rows } = await client.query<TableShape>(
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attname) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where n.nspname = any($1) and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by 1, 2 order by 1, 2`,
    [schemas],
  );
  return { tables: rows.filter((table) => !made.includes(titleOf(table))), sequences: await readSequences(client) };
}

export const titleOf = ({ schema, name }: Pick<TableShape, "schema" | "name">): string => `${schema}.${name}`;

export const quoted = (client: ClientBase, { schema, name }: Pick<TableShape, "schema" | "name">): string =>
  `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;

async function readSequences(client: ClientBase): Promise<readonly SequenceState[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    "select schemaname as schema, sequencename as name from pg_sequences where schemaname = any($1) order by 1, 2",
    [schemas],
  );
  const states: SequenceState[] = [];
  for (const sequence of rows) {
    const state = await client.query<Pick<SequenceState, "value" | "isCalled">>(
      `select last_value::text as value, is_called as "isCalled" from ${quoted(client, sequence)}`,
    );
    for (const found of state.rows) states.push({ ...sequence, ...found });
  }
  return states;
}

/** @throws StartRefusal that names the first table or column that one of both lacks */
export function demandSameShape(from: Shape, to: Shape): void {
  const known = new Map(to.tables.map((table) => [titleOf(table), table]));
  for (const table of from.tables) {
    const other = known.get(titleOf(table));
    const column = table.columns.find((name) => !other?.columns.includes(name));
    if (!other || column)
      throw new StartRefusal(`Susunan basis data berbeda: ${titleOf(table)}${column && other ? `.${column}` : ""} tidak ada di tujuan.`);
  }
}
