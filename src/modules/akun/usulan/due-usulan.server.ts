import { record } from "#kit/audit/audit.server.ts";
import type { Ctx, ReadCtx, Scope } from "#kit/ctx.server.ts";
import { defineScheduledJob } from "#kit/jobs/job.ts";
import { Refusal } from "#kit/refusals.ts";
import { undanganPath } from "../undangan/create-undangan.server.ts";
import { enforce, gugurReason, putus } from "./decide.server.ts";
import { notifyUsulan } from "./notify-usulan.server.ts";
import { oneByOne } from "./propose.server.ts";
import { holdUsulan, type OpenUsulan, openColumns } from "./read-usulan.server.ts";
import { awaitedBy, waitingPeriod } from "./wait.server.ts";

/** Puts in force what nobody could decide and nobody objected to. */
export const usulanTempo = defineScheduledJob("usulan-peran", {
  cron: "*/10 * * * *",
  title: "Memberlakukan usulan peran yang masa tunggunya habis",
});

/** Each proposal stands for itself: one that cannot be holds no other up. @returns how many were looked at */
export async function runUsulanTempo(scope: Scope): Promise<number> {
  const open = await scope.transaction((ctx) =>
    ctx.db.selectFrom("usulanPeran").select("id").where("status", "=", "menunggu").orderBy("createdAt").execute(),
  );
  for (const { id } of open) await scope.transaction((ctx) => check(ctx, id)).catch(orNotYet);
  return open.length;
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
  const berjalan = (await awaitedBy(ctx, usulan)) === "waktu";
  if (!berjalan) return usulan.berlakuMulai === null ? undefined : defer(ctx, usulan, null);
  if (usulan.berlakuMulai === null) return defer(ctx, usulan, besok(ctx));
  if (usulan.berlakuMulai > ctx.now) return;
  await enforce(ctx, usulan);
}

const besok = (ctx: ReadCtx) => new Date(ctx.now.getTime() + waitingPeriod);

/** Whom it concerns was signed out by another: whoever can object gets the whole day for it. */
export async function mulaiLagiMasaTunggu(ctx: Ctx, akunId: string): Promise<void> {
  await oneByOne(ctx);
  const open = ctx.db
    .selectFrom("usulanPeran")
    .select([...openColumns])
    .where("akunId", "=", akunId)
    .where("status", "=", "menunggu");
  for (const usulan of await open.where("berlakuMulai", "is not", null).execute()) await defer(ctx, usulan, besok(ctx));
}

/** Who could decide or object has come or gone since. */
async function defer(ctx: Ctx, { id, berlakuMulai: before }: OpenUsulan, berlakuMulai: Date | null): Promise<void> {
  await ctx.db.updateTable("usulanPeran").set({ berlakuMulai }).where("id", "=", id).execute();
  const after = { berlakuMulai };
  await record(ctx, { action: "update", subject: "usulanPeran", subjectId: id, before: { berlakuMulai: before }, after });
  await notifyUsulan(ctx, id, { keadaan: "diusulkan" });
}

export interface Disahkan {
  readonly jumlah: number;
  /** To be handed over by whoever has the machine: the path of the link, and until when. */
  readonly tautan: { readonly jalur: string; readonly sampai: Date } | null;
}

/** For whoever has the machine: everything that waits about this account takes effect. */
export async function confirmFromMachine(ctx: Ctx, nip: string): Promise<Disahkan> {
  await oneByOne(ctx);
  const open = ctx.db.selectFrom("usulanPeran").select("id").where("status", "=", "menunggu").where("nip", "=", nip);
  const found = await open.orderBy("createdAt").execute();
  let tautan: Disahkan["tautan"] = null;
  for (const { id } of found) {
    const baru = await enforce(ctx, await holdUsulan(ctx, id));
    // A newer one ends the one before.
    if (baru) tautan = { jalur: undanganPath(baru.token), sampai: baru.sampai };
  }
  return { jumlah: found.length, tautan };
}
