import type { ReadCtx } from "#kit/ctx.server.ts";
import { plannedOnce, type RawBuilder, sql } from "#kit/database/sql.server.ts";

type Tanya = Readonly<Record<string, RawBuilder<unknown>>>;
type Jawab<T extends Tanya> = { readonly [K in keyof T]: T[K] extends RawBuilder<infer R> ? R : never };

/** Asks everything in one turn, so that several connections answer side by side: each question is a query of one JSON value. */
export async function askAtOnce<T extends Tanya>(ctx: ReadCtx, tanya: T): Promise<Jawab<T>> {
  const asked = Object.entries(tanya).map(async ([nama, query]) => {
    const { rows } = await sql<{ jawab: unknown }>`select (${query}) as jawab ${plannedOnce}`.execute(ctx.db);
    return [nama, rows[0]?.jawab];
  });
  return Object.fromEntries(await Promise.all(asked)) as Jawab<T>;
}

/** The rows of a query, in their order, as one such value. */
export const senarai = <R>(query: RawBuilder<R>): RawBuilder<readonly R[]> =>
  sql<readonly R[]>`select coalesce(json_agg(baris), '[]') from (${query}) baris`;

/** Nothing, without asking. */
export const empty = <R>(): RawBuilder<readonly R[]> => sql<readonly R[]>`select '[]'::json`;

/** Several questions as one value, by their names. */
export const objek = (tanya: Tanya): RawBuilder<Readonly<Record<string, unknown>>> => {
  const bagian = Object.entries(tanya).flatMap(([nama, query]) => [sql`${nama}::text`, sql`(${query})`]);
  return sql`select json_build_object(${sql.join(bagian)})`;
};
