import { record } from "#kit/audit/audit.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Register } from "#kit/register/register.ts";
import { keptDays } from "./banding.ts";
import { findBanding } from "./find-banding.server.ts";

/** Of whoever made it. @throws Refusal 403, 404 */
export async function deleteBanding(ctx: Ctx, register: Register, id: string): Promise<void> {
  const { milikSaya, actorName, nama } = await findBanding(ctx, register, id);
  if (!milikSaya) throw refuse.forbidden(`Perbandingan ini dibuat oleh ${actorName}, dan dihapus oleh yang membuatnya.`);
  await ctx.db.deleteFrom("banding").where("id", "=", id).execute();
  await record(ctx, { action: "delete", subject: "banding", subjectId: id, before: { register: register.name, nama } });
}

/** Throws away what is older than its 90 days; for a daily job. @returns how many */
export async function sweepBanding(ctx: Ctx): Promise<number> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom("banding")
    .where("createdAt", "<", new Date(ctx.now.getTime() - keptDays * 86_400_000))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
