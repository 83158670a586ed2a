import { record } from "#kit/audit/audit.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
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

/** What was compared of a row that was erased since goes with it; for a daily job. @returns how many */
export async function forgetErased(ctx: Ctx, registers: readonly Register[]): Promise<number> {
  const compared = await ctx.db.selectFrom("banding").select("register").distinct().execute();
  let gone = 0;
  for (const { register: name } of compared) {
    const register = registers.find((one) => one.name === name);
    if (!register) continue;
    const { numAffectedRows } = await sql`
      delete from banding_baris compared using banding where banding.id = compared.banding_id and banding.register = ${name}
        and compared.row_id is not null
        and not exists (select from ${sql.table(register.table)} stands where stands.id = compared.row_id)`.execute(ctx.db);
    gone += Number(numAffectedRows ?? 0);
  }
  return gone;
}

/** Throws away what is older than its 90 days; for a daily job. @returns how many */
export async function sweepBanding(ctx: Ctx): Promise<number> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom("banding")
    .where("createdAt", "<", new Date(ctx.now.getTime() - keptDays * 86_400_000))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
