import { record } from "#kit/audit/audit.server.ts";
import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { defineJob } from "#kit/jobs/job.ts";
import { Refusal } from "#kit/refusals.ts";
import { pegangUsulan, type UsulanTerbuka } from "./baca-usulan.server.ts";
import { pemutusLain } from "./berkuasa.server.ts";
import { kabariUsulan } from "./kabari-usulan.server.ts";
import { berlakukan, putus, sebabGugur } from "./putuskan.server.ts";
import { masaTunggu, satuPerSatu } from "./usulkan.server.ts";

/** Puts in force what nobody could decide and nobody objected to. */
export const usulanTempo = defineJob("usulan-peran", { cron: "*/10 * * * *" });

/** Each proposal stands for itself: one that cannot be holds no other up. */
export async function jalankanUsulanTempo(scope: Scope): Promise<void> {
  const open = await scope.transaction((ctx) =>
    ctx.db.selectFrom("usulanPeran").select("id").where("status", "=", "menunggu").orderBy("createdAt").execute(),
  );
  for (const { id } of open) await scope.transaction((ctx) => periksa(ctx, id)).catch(orNotYet);
}

/** What was decided meanwhile, or cannot be yet, is looked at again the next time. */
function orNotYet(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}

async function periksa(ctx: Ctx, id: string): Promise<void> {
  await satuPerSatu(ctx);
  const usulan = await pegangUsulan(ctx, id);
  const gugur = await sebabGugur(ctx, usulan);
  if (gugur) return putus(ctx, usulan, { status: "gugur", action: "lapse", catatan: gugur });
  const lain = await pemutusLain(ctx, { kecuali: [usulan.pengusulId ?? "", usulan.akunId].filter(Boolean), nip: usulan.nip });
  if (lain.length > 0) return usulan.berlakuMulai === null ? undefined : tunda(ctx, usulan, null);
  if (usulan.berlakuMulai === null) return tunda(ctx, usulan, new Date(ctx.now.getTime() + masaTunggu));
  if (usulan.berlakuMulai > ctx.now) return;
  await berlakukan(ctx, usulan);
}

/** Who could decide has come or gone since. */
async function tunda(ctx: Ctx, { id, berlakuMulai: before }: UsulanTerbuka, berlakuMulai: Date | null): Promise<void> {
  await ctx.db.updateTable("usulanPeran").set({ berlakuMulai }).where("id", "=", id).execute();
  const after = { berlakuMulai };
  await record(ctx, { action: "update", subject: "usulanPeran", subjectId: id, before: { berlakuMulai: before }, after });
  await kabariUsulan(ctx, id, { keadaan: "diusulkan" });
}

/** For whoever has the machine: everything that waits about this account takes effect. @returns how many */
export async function sahkanDariMesin(ctx: Ctx, nip: string): Promise<number> {
  await satuPerSatu(ctx);
  const open = ctx.db.selectFrom("usulanPeran").select("id").where("status", "=", "menunggu").where("nip", "=", nip);
  const found = await open.orderBy("createdAt").execute();
  for (const { id } of found) {
    await berlakukan(ctx, await pegangUsulan(ctx, id));
  }
  return found.length;
}
