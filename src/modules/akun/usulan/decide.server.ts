import { demandRecentConfirmation } from "#kit/access/recent-confirmation.ts";
import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { refuse } from "#kit/refusals.ts";
import { seenText } from "#kit/typed-text.ts";
import type { NewUndangan } from "../undangan/create-undangan.server.ts";
import { apply } from "./apply.server.ts";
import { demandDecider } from "./demand-decider.server.ts";
import { notifyUsulan } from "./notify-usulan.server.ts";
import { oneByOne } from "./propose.server.ts";
import { holdUsulan, type OpenUsulan } from "./read-usulan.server.ts";
import type { StatusUsulan } from "./usulan.ts";

/**
 * @returns the link that the agreeing person hands over, where one is due
 * @throws Refusal 403 for the proposer and whom it concerns, 404, 409, "unconfirmed"
 */
export async function approveUsulanPeran(ctx: Ctx, id: string): Promise<NewUndangan | null> {
  demand(ctx, "usulanPeran:manage");
  await oneByOne(ctx);
  const usulan = await holdUsulan(ctx, id);
  await demandDecider(ctx, usulan);
  const gugur = await gugurReason(ctx, usulan);
  if (gugur) throw refuse.conflict(gugur);
  demandRecentConfirmation(ctx);
  return enforce(ctx, usulan);
}

/** Whoever reads the trail may object, and so may whom it concerns. @throws Refusal 404, 409, 422, "unconfirmed" */
export async function rejectUsulanPeran(ctx: Ctx, id: string, alasan: string): Promise<void> {
  if (may(ctx, "audit:read") === "no" && ctx.actor.id === null) throw refuse.unauthenticated();
  const usulan = await holdUsulan(ctx, id);
  if (may(ctx, "audit:read") === "no" && usulan.akunId !== ctx.actor.id) throw refuse.notFound();
  const catatan = seenText(alasan);
  if (catatan.length < 5 || catatan.length > 300) throw refuse.invalid("Tulis alasannya.", { alasan: "Tulis alasannya (5–300 huruf)." });
  demandRecentConfirmation(ctx);
  await putus(ctx, usulan, { status: "ditolak", action: "refuse", catatan });
}

/** The proposer thinks better of it. @throws Refusal 404 for those of others, 409 */
export async function withdrawUsulanPeran(ctx: Ctx, id: string): Promise<void> {
  demand(ctx, "usulanPeran:create");
  const usulan = await holdUsulan(ctx, id);
  if (usulan.pengusulId !== ctx.actor.id) throw refuse.notFound();
  await putus(ctx, usulan, { status: "ditarik", action: "withdraw" });
}

/** Makes it true and says so, also to the mail address that it takes away. @returns as `apply`. @throws Refusal 409 */
export async function enforce(ctx: Ctx, usulan: OpenUsulan): Promise<NewUndangan | null> {
  const held = ctx.db.selectFrom("akun").select("email").where("id", "=", usulan.akunId).forUpdate();
  const { email } = await held.executeTakeFirstOrThrow();
  const tautan = await apply(ctx, usulan);
  const { email: kini = email } = usulan.isi;
  await putus(ctx, usulan, { status: "berlaku", action: "approve", surelLama: kini === email ? null : email });
  return tautan;
}

interface Decision {
  readonly status: Exclude<StatusUsulan, "menunggu">;
  readonly action: string;
  readonly catatan?: string;
  readonly surelLama?: string | null;
}

export async function putus(ctx: Ctx, usulan: OpenUsulan, { status, action, catatan, surelLama }: Decision): Promise<void> {
  const pemutus = { pemutusId: ctx.actor.id, pemutusNama: ctx.actor.name };
  await ctx.db
    .updateTable("usulanPeran")
    .set({ status, diputusPada: ctx.now, ...pemutus, catatan: catatan ?? null })
    .where("id", "=", usulan.id)
    .execute();
  const { jenis, akunId, isi } = usulan;
  const after = { status, jenis, akunId, ...isi, ...(catatan ? { catatan } : {}) };
  await record(ctx, { action, subject: "usulanPeran", subjectId: usulan.id, before: { status: "menunggu" }, after });
  await notifyUsulan(ctx, usulan.id, { keadaan: status, surelLama });
}

/** Why a proposal cannot take effect any more; null: it still can. */
export async function gugurReason(ctx: ReadCtx, { pengusulId, createdAt }: OpenUsulan): Promise<string | null> {
  if (ctx.now.getTime() - createdAt.getTime() > paling) return "Usulan ini tidak diputus dalam 14 hari.";
  const pengusul = ctx.db.selectFrom("akun").select("peran").where("id", "=", pengusulId).where("aktif", "=", true);
  const held = await pengusul.where(notDeleted()).executeTakeFirst();
  return held?.peran.includes("administrator") ? null : "Pengusulnya bukan administrator yang aktif lagi.";
}

const paling = 14 * 86_400_000;

/** What it was about, who signs or who holds a position, was changed or thrown away. */
export async function voidUsulanAbout(ctx: Ctx, what: "pejabatId" | "pemangkuId", id: string): Promise<void> {
  const open = ctx.db.selectFrom("usulanPeran").select("id").where(what, "=", id).where("status", "=", "menunggu");
  for (const { id } of await open.execute()) {
    await putus(ctx, await holdUsulan(ctx, id), { status: "gugur", action: "lapse", catatan: "Datanya diubah atau dihapus." });
  }
}
