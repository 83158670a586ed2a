import { record } from "#kit/audit/audit.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { endAll } from "../session/end.server.ts";
import { mulaiLagiMasaTunggu } from "../usulan/due-usulan.server.ts";
import { notifyClosing } from "../usulan/notify-usulan.server.ts";
import { powerful, recordPowerEnded } from "../usulan/powerful.server.ts";
import { propose } from "../usulan/propose.server.ts";
import { demandOtherAdministrator, lockAkun } from "./lock-akun.server.ts";

interface Seen {
  readonly id: string;
  readonly versi: number;
}

/** Out at once, on every process; open invitations end too. @throws Refusal 409 for oneself and the last administrator */
export async function deactivateAkun(ctx: Ctx, seen: Seen): Promise<void> {
  const akun = await lockAkun(ctx, "akun:update", seen);
  if (akun.id === ctx.actor.id) throw refuse.conflict("Akun sendiri tidak dapat dinonaktifkan. Minta administrator lain melakukannya.");
  if (!akun.aktif) return;
  await demandOtherAdministrator(ctx, akun);
  // At once, because there may be need; who was shut out still counts for some days, so that nobody becomes alone by it.
  await recordPowerEnded(ctx, akun.id);
  if (await powerful(ctx, akun.id)) await notifyClosing(ctx, akun);
  await set(ctx, seen, false);
  await ctx.db.deleteFrom("undangan").where("akunId", "=", akun.id).where("usedAt", "is", null).execute();
  await endAll(ctx, { akunId: akun.id, sebab: "dinonaktifkan" });
  await record(ctx, { action: "disable", subject: "akun", subjectId: akun.id, before: { aktif: true }, after: { aktif: false } });
}

/** Of who decides or signs it is proposed. @returns what to tell */
export async function activateAkun(ctx: Ctx, seen: Seen, alasan: string): Promise<string> {
  const akun = await lockAkun(ctx, "akun:update", seen);
  if (akun.aktif) return "Akun ini sudah aktif";
  if (await powerful(ctx, akun.id)) return propose(ctx, { jenis: "aktifkan", akunId: akun.id, isi: {}, alasan });
  await set(ctx, seen, true);
  await record(ctx, { action: "enable", subject: "akun", subjectId: akun.id, before: { aktif: false }, after: { aktif: true } });
  return "Akun diaktifkan kembali";
}

/** One session, or all of them; the one of the acting person stays. @throws Refusal 404 for what is not this account's */
export async function endPersonSession(ctx: Ctx, { id, sesi }: { id: string; sesi?: string }): Promise<number> {
  const akun = await lockAkun(ctx, "akun:manage", { id });
  if (sesi !== undefined && !isUuid(sesi)) throw refuse.notFound();
  const except = ctx.actor.session?.id;
  const ended = await endAll(ctx, {
    akunId: akun.id,
    sebab: "diakhiri",
    ...(sesi ? { hanya: sesi } : {}),
    ...(except ? { kecuali: except } : {}),
  });
  if (sesi !== undefined && ended === 0) throw refuse.notFound();
  if (ended === 0) return 0;
  await record(ctx, { action: "end-sessions", subject: "akun", subjectId: akun.id, after: { sesi: ended } });
  await mulaiLagiMasaTunggu(ctx, akun.id);
  return ended;
}

const set = (ctx: Ctx, { id, versi }: Seen, aktif: boolean) =>
  ctx.db
    .updateTable("akun")
    .set({ aktif, versi: versi + 1, updatedAt: ctx.now })
    .where("id", "=", id)
    .execute();
