import { record } from "#kit/audit/audit.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { endAll } from "../session/end.server.ts";
import { factorsOf } from "./has-factors.server.ts";
import { notifyPemilik } from "./notify.server.ts";

/**
 * Takes away every second factor of an account that is held; its sessions and known devices end. Whoever calls has checked
 * the right. @throws Refusal "conflict" where there is none
 */
export async function discardFactor(ctx: Ctx, akunId: string, after: { readonly catatan?: string }): Promise<void> {
  const before = await factorsOf(ctx, akunId);
  if (!before.aplikasi && before.kunci === 0) throw refuse.conflict("Akun ini tidak memakai verifikasi dua langkah.");
  await deleteFactors(ctx, akunId);
  await endAll(ctx, { akunId, sebab: "diakhiri" });
  await record(ctx, { action: "second-factor-reset", subject: "akun", subjectId: akunId, before, ...(after.catatan ? { after } : {}) });
  await notifyPemilik(ctx, akunId, {
    title: `Verifikasi dua langkah Anda dilepas oleh ${ctx.actor.id === null ? "operator server" : "administrator"}.`,
    body: "Pasang lagi setelah Anda masuk.",
  });
}

/** Every second factor, known device and half-done sign-in. Whoever calls writes it down. */
export async function deleteFactors(ctx: Ctx, akunId: string): Promise<void> {
  for (const table of ["faktorAplikasi", "kunciSandi", "kodePemulihan", "langkahMasuk", "perangkatDikenal"] as const) {
    await ctx.db.deleteFrom(table).where("akunId", "=", akunId).execute();
  }
}
