import type { Ctx } from "#kit/ctx.server.ts";
import { cleanStep } from "../login/second-step.server.ts";

/** Throws away second steps that nobody took and challenges that are over anyway; for a daily job. */
export async function cleanFactor(ctx: Ctx): Promise<void> {
  await cleanStep(ctx);
  await ctx.db.deleteFrom("tantanganTerpakai").where("expiresAt", "<", ctx.now).execute();
}
