import { record } from "#kit/audit/audit.server.ts";
import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { defineJob } from "#kit/jobs/job.ts";
import { Refusal } from "#kit/refusals.ts";
import { enforce, gugurReason, putus } from "./decide.server.ts";
import { notifyUsulan } from "./notify-usulan.server.ts";
import { otherPemutus } from "./powerful.server.ts";
import { oneByOne, waitingPeriod } from "./propose.server.ts";
import { holdUsulan, type OpenUsulan } from "./read-usulan.server.ts";

/** Puts in force what nobody could decide and nobody objected to. */
export const usulanTempo = defineJob("usulan-peran", { cron: "*/10 * * * *" });

/** Each proposal stands for itself: one that cannot be holds no other up. */
export async function runUsulanTempo(scope: Scope): Promise<void> {
  const open = await scope.transaction((ctx) =>
    ctx.db.selectFrom("usulanPeran").select("id").where("status", "=", "menunggu").orderBy("createdAt").execute(),
  );
  for (const { id } of open) await scope.transaction((ctx) => check(ctx, id)).catch(orNotYet);
}

/** What was decided meanwhile, or cannot be yet, is looked at again the next time. */
function orNotYet(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}

async function check(ctx: Ctx, id: string): Promise<void> {
  await oneByOne(ctx);
  const usulan = await holdUsulan(ctx, id);
  const gugur = await gugurReason(ctx, usulan);
  if (gugur) return putus(ctx, usulan, { status: "gugur", action: "lapse", catatan: gugur });
  const lain = await otherPemutus(ctx, { kecuali: [usulan.pengusulId ?? "", usulan.akunId].filter(Boolean), nip: usulan.nip });
  if (lain.length > 0) return usulan.berlakuMulai === null ? undefined : defer(ctx, usulan, null);
  if (usulan.berlakuMulai === null) return defer(ctx, usulan, new Date(ctx.now.getTime() + waitingPeriod));
  if (usulan.berlakuMulai > ctx.now) return;
  await enforce(ctx, usulan);
}

/** Who could decide has come or gone since. */
async function defer(ctx: Ctx, { id, berlakuMulai: before }: OpenUsulan, berlakuMulai: Date | null): Promise<void> {
  await ctx.db.updateTable("usulanPeran").set({ berlakuMulai }).where("id", "=", id).execute();
  const after = { berlakuMulai };
  await record(ctx, { action: "update", subject: "usulanPeran", subjectId: id, before: { berlakuMulai: before }, after });
  await notifyUsulan(ctx, id, { keadaan: "diusulkan" });
}

/** For whoever has the machine: everything that waits about this account takes effect. @returns how many */
export async function confirmFromMachine(ctx: Ctx, nip: string): Promise<number> {
  await oneByOne(ctx);
  const open = ctx.db.selectFrom("usulanPeran").select("id").where("status", "=", "menunggu").where("nip", "=", nip);
  const found = await open.orderBy("createdAt").execute();
  for (const { id } of found) {
    await enforce(ctx, await holdUsulan(ctx, id));
  }
  return found.length;
}
