import type { Ctx } from "#kit/ctx.server.ts";
import { bersihkanLangkah } from "../masuk/langkah-kedua.server.ts";

/** Throws away second steps that nobody took and challenges that are over anyway; for a daily job. */
export async function bersihkanFaktor(ctx: Ctx): Promise<void> {
  await bersihkanLangkah(ctx);
  await ctx.db.deleteFrom("tantanganTerpakai").where("expiresAt", "<", ctx.now).execute();
}
