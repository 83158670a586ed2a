import { may, type ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { Examiner } from "./lembar.ts";
import type { Lembar } from "./load-jalur.server.ts";
import { scoredOf } from "./scored.server.ts";

/**
 * Whose column somebody judges in: the one they ask for, else the one in which most of their marks on this sheet stand, else the one
 * that nobody judges in yet.
 * @returns null when only they can say it
 */
export async function examinerOf(ctx: ReadCtx, { jalur, measure }: Lembar, asked: Examiner | null): Promise<Examiner | null> {
  if (measure.toleransi === null) return "1";
  if (asked) return asked;
  if (may(ctx, "nilaiPpdb:update") === "no") return "1";
  const columns = await ctx.db
    .selectFrom("nilaiPpdb")
    .select("penguji")
    .select(sql<string>`count(*) filter (where oleh = ${ctx.actor.id})`.as("sendiri"))
    .where("komponen", "=", measure.komponen)
    .where("penguji", "in", ["1", "2"])
    .where("mapel", "=", "")
    .where("nilai", "is not", null)
    .where("pendaftaranId", "in", scoredOf(ctx, jalur).select("id"))
    .groupBy("penguji")
    .execute();
  const own = (of: Examiner) => Number(columns.find(({ penguji }) => penguji === of)?.sendiri ?? 0);
  if (own("1") + own("2") > 0) return own("2") > own("1") ? "2" : "1";
  const free = (["1", "2"] as const).filter((of) => !columns.some(({ penguji }) => penguji === of));
  return free.length === 1 ? (free[0] ?? null) : null;
}
