/**
 * The tables, as Kysely sees them (camelCase for snake_case columns). `npm run docs` makes them from the migrated database
 * (`src/tables.generated.ts`); what only the code knows of a column stands in `Refinements`, beside the code that writes it:
 *   declare module "#kit/database/tables.ts" { interface Refinements { catatan: { isi: Isi } } }
 */
import type { ColumnType, Insertable, Selectable } from "kysely";

export type { Generated, GeneratedAlways } from "kysely";

/** date: "YYYY-MM-DD" both ways, never a point in time. */
export type Day = string;
/** bigint: read as text, because it may be larger than a number holds. */
export type Bigint = ColumnType<string, string | number, string | number>;
export type GeneratedBigint = ColumnType<string, string | number | undefined, string | number>;
/** A jsonb that is there; `Refinements` says its shape. */
export type Json = NonNullable<unknown>;

/** Filled by `src/tables.generated.ts`. */
export interface SqlTables {}

/** Column types in place of those that SQL tells: the shape of a jsonb, what a view never leaves empty (SQL does not know), what a trigger fills. */
export interface Refinements {
  penerima: { id: string; nama: string; peran: string[] };
}

export type Tables = { [T in keyof SqlTables]: T extends keyof Refinements ? Refined<SqlTables[T], Refinements[T]> : SqlTables[T] };
type Refined<Sql, Known> = { [C in keyof Sql]: C extends keyof Known ? Known[C] : Sql[C] };

/** A row of the table as it is read. */
export type Stored<T extends keyof Tables> = Selectable<Tables[T]>;
/** A row as it is written: what the database fills in may be left out. */
export type NewRow<T extends keyof Tables> = Insertable<Tables[T]>;
