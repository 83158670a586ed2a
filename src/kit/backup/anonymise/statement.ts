import type { Inventor } from "./inventor.server.ts";

/** A row as PostgreSQL writes it, by the names of its columns. */
export type WrittenRow = ReadonlyMap<string, string | null>;

/** What stands in a copy for testing in place of a value, as PostgreSQL writes it; an empty value stays empty without being asked. */
export type Invent = (value: string, at: { readonly row: WrittenRow; readonly inventor: Inventor }) => string | null;

/** "left": no row of the table comes along. */
export type TableStatement = "left" | Readonly<Record<string, Invent>>;

/** What becomes of every table. A table or column that is not named here stops the making of a copy. */
export type Statements = Readonly<Record<string, TableStatement>>;
