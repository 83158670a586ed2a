import { type RawBuilder, type SqlBool, sql } from "kysely";

/** What is deleted stays in its table, in the bin. How that is told stands here alone, for queries, joins and raw `sql`. */
const deletedAt = (table?: string) => sql.ref(table === undefined ? "deletedAt" : `${table}.deletedAt`);

/** @param table its name or alias in the query, where several are asked */
export const notDeleted = (table?: string): RawBuilder<SqlBool> => sql<SqlBool>`${deletedAt(table)} is null`;
export const inBin = (table?: string): RawBuilder<SqlBool> => sql<SqlBool>`${deletedAt(table)} is not null`;
