import type { ExpressionBuilder } from "#kit/database/sql.server.ts";
import type { Tables } from "#kit/database/tables.ts";
import { dayOf } from "#kit/dates.ts";

/** Roles of the account of a query that follow from what is written down for this day: signing for the head, a position, standing in. */
export const temporary = (row: ExpressionBuilder<Tables, "akun">, now: Date) =>
  row
    .selectFrom("peranSementara")
    .whereRef("peranSementara.akunId", "=", "akun.id")
    .where("mulai", "<=", dayOf(now))
    .where("sampai", ">=", dayOf(now))
    .select(({ fn }) => fn.agg<string[]>("array_agg", ["peranSementara.peran"]).as("peran"));
