import { demand, may, type ReadCtx } from "../../ctx.server.ts";
import { inBin, notDeleted } from "../../database/bin.server.ts";
import { sql } from "../../database/sql.server.ts";
import type { Register, Row, SeenRow } from "../../register/register.ts";
import { columnsOf, tables } from "../../register/store.server.ts";
import type { Answer } from "../access.ts";
import { ownerPredicate } from "./owner-predicate.server.ts";
import { ownershipColumns, visibleRow } from "./visible-fields.server.ts";

/**
 * Those of these rows that this person may read, each with what they see of it; those in the bin among them for whoever may take
 * them out. @throws Refusal 404 without the right to read
 */
export async function findMany<R extends Register>(ctx: ReadCtx, register: R, ids: readonly string[]): Promise<SeenRow<R>[]> {
  const reach = demand(ctx, `${register.name}:read`);
  if (ids.length === 0) return [];
  const within = (answer: Answer) =>
    answer === "yes" ? sql<boolean>`true` : answer === "own" ? ownerPredicate(ctx, register) : sql<boolean>`false`;
  const rows = await tables(ctx)
    .selectFrom(register.table)
    .select([...columnsOf(register), ...ownershipColumns(ctx, register)])
    .where("id", "in", ids)
    .where(within(reach))
    .where((where) => where.or([notDeleted(), where.and([inBin(), within(may(ctx, `${register.name}:restore`))])]))
    .execute();
  return rows.map((row) => visibleRow(ctx, register, row as Row));
}
