import type { ReadCtx } from "#kit/ctx.server.ts";
import { dayOf } from "#kit/dates.ts";
import { lastDayToTake } from "./last-day.ts";

/** Until which day this family may take its place; null where the rules name none. */
export async function lastDayOf(ctx: ReadCtx, id: string): Promise<string | null> {
  const rules = await ctx.db
    .selectFrom("pendaftaran")
    .innerJoin("periodePpdb", "periodePpdb.id", "pendaftaran.periodeId")
    .select(["ambilSampai", "ambilHari"])
    .where("pendaftaran.id", "=", id)
    .executeTakeFirstOrThrow();
  const step = await ctx.db
    .selectFrom("langkahPendaftaran")
    .select("pada")
    .where("pendaftaranId", "=", id)
    .where("ke", "=", "diterima")
    .orderBy("id", "desc")
    .executeTakeFirst();
  return lastDayToTake(rules, dayOf(step?.pada ?? ctx.now));
}
