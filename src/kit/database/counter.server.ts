import { sql } from "kysely";
import type { Ctx } from "../ctx.server.ts";

/**
 * The next number of a row of numbers without gaps, from 1. The counter stays locked until the transaction ends and rolls
 * back with it, so take the number late.
 */
export async function nextNumber(ctx: Ctx, name: string, period: string): Promise<number> {
  const { value } = await ctx.db
    .insertInto("counter")
    .values({ name, period, value: 1 })
    .onConflict((taken) => taken.columns(["name", "period"]).doUpdateSet({ value: sql`counter.value + 1` }))
    .returning("value")
    .executeTakeFirstOrThrow();
  return Number(value);
}
