import type { Expression, SqlBool } from "kysely";
import { sql } from "../database/sql.server.ts";
import type { Register } from "../register/register.ts";
import type { Listed } from "./listed.ts";

/** That another table names the row by the word that was asked for. */
export function listedPredicate({ listedIn, table }: Register, { listed }: Listed): Expression<SqlBool>[] {
  if (!listedIn || !listed) return [];
  const of = (column: string) => sql.ref(`taut.${column}`);
  return [
    sql<SqlBool>`exists (select from ${sql.table(listedIn.table)} as taut
      where ${of(listedIn.row)} = ${sql.ref(`${table}.id`)} and ${of(listedIn.column)} = ${listed})`,
  ];
}
