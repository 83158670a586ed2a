import { demandFresh } from "#kit/access/fresh.ts";
import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand, may } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { pegangUsulan, type UsulanTerbuka } from "./baca-usulan.server.ts";
import { demandBolehPutus } from "./demand-boleh-putus.server.ts";
import { kabariUsulan } from "./kabari-usulan.server.ts";
import { terapkan } from "./terapkan.server.ts";
import type { StatusUsulan } from "./usulan.ts";
import { satuPerSatu } from "./usulkan.server.ts";

/** @throws Refusal 403 for the proposer and whom it concerns, 404, 409, "unconfirmed" */
export async function setujuiUsulanPeran(ctx: Ctx, id: string): Promise<void> {
  demand(ctx, "usulanPeran:manage");
  await satuPerSatu(ctx);
  const usulan = await pegangUsulan(ctx, id);
  await demandBolehPutus(ctx, usulan);
  const gugur = await sebabGugur(ctx, usulan);
  if (gugur) throw refuse.conflict(gugur);
  demandFresh(ctx);
  await berlakukan(ctx, usulan);
}

/** Whoever reads the trail may object, and so may whom it concerns. @throws Refusal 404, 409, 422, "unconfirmed" */
export async function tolakUsulanPeran(ctx: Ctx, id: string, alasan: string): Promise<void> {
  if (may(ctx, "audit:read") === "no" && ctx.actor.id === null) throw refuse.unauthenticated();
  const usulan = await pegangUsulan(ctx, id);
  if (may(ctx, "audit:read") === "no" && usulan.akunId !== ctx.actor.id) throw refuse.notFound();
  const catatan = alasan.normalize("NFC").trim();
  if (catatan.length < 5 || catatan.length > 300) throw refuse.invalid("Tulis alasannya.", { alasan: "Tulis alasannya (5–300 huruf)." });
  demandFresh(ctx);
  await putus(ctx, usulan, { status: "ditolak", action: "refuse", catatan });
}

/** The proposer thinks better of it. @throws Refusal 404 for those of others, 409 */
export async function tarikUsulanPeran(ctx: Ctx, id: string): Promise<void> {
  demand(ctx, "usulanPeran:create");
  const usulan = await pegangUsulan(ctx, id);
  if (usulan.pengusulId !== ctx.actor.id) throw refuse.notFound();
  await putus(ctx, usulan, { status: "ditarik", action: "withdraw" });
}

/** Makes it true and says so, also to the mail address that it takes away. @throws Refusal 409 */
export async function berlakukan(ctx: Ctx, usulan: UsulanTerbuka): Promise<void> {
  const held = ctx.db.selectFrom("akun").select("email").where("id", "=", usulan.akunId).forUpdate();
  const { email } = await held.executeTakeFirstOrThrow();
  await terapkan(ctx, usulan);
  const { email: kini = email } = usulan.isi;
  await putus(ctx, usulan, { status: "berlaku", action: "approve", surelLama: kini === email ? null : email });
}

interface Putusan {
  readonly status: Exclude<StatusUsulan, "menunggu">;
  readonly action: string;
  readonly catatan?: string;
  readonly surelLama?: string | null;
}

export async function putus(ctx: Ctx, usulan: UsulanTerbuka, { status, action, catatan, surelLama }: Putusan): Promise<void> {
  const pemutus = { pemutusId: ctx.actor.id, pemutusNama: ctx.actor.name };
  await ctx.db
    .updateTable("usulanPeran")
    .set({ status, diputusPada: ctx.now, ...pemutus, catatan: catatan ?? null })
    .where("id", "=", usulan.id)
    .execute();
  const { jenis, akunId, isi } = usulan;
  const after = { status, jenis, akunId, ...isi, ...(catatan ? { catatan } : {}) };
  await record(ctx, { action, subject: "usulanPeran", subjectId: usulan.id, before: { status: "menunggu" }, after });
  await kabariUsulan(ctx, usulan.id, { keadaan: status, surelLama });
}

/** Why a proposal cannot take effect any more; null: it still can. */
export async function sebabGugur(ctx: Ctx, { pengusulId, createdAt }: UsulanTerbuka): Promise<string | null> {
  if (ctx.now.getTime() - createdAt.getTime() > paling) return "Usulan ini tidak diputus dalam 14 hari.";
  const pengusul = ctx.db.selectFrom("akun").select("peran").where("id", "=", pengusulId).where("aktif", "=", true);
  const held = await pengusul.where("deletedAt", "is", null).executeTakeFirst();
  return held?.peran.includes("administrator") ? null : "Pengusulnya bukan administrator yang aktif lagi.";
}

const paling = 14 * 86_400_000;

/** What it was about was changed or thrown away. */
export async function gugurkanUsulanPejabat(ctx: Ctx, pejabatId: string): Promise<void> {
  const open = ctx.db.selectFrom("usulanPeran").select("id").where("pejabatId", "=", pejabatId).where("status", "=", "menunggu");
  for (const { id } of await open.execute()) {
    await putus(ctx, await pegangUsulan(ctx, id), { status: "gugur", action: "lapse", catatan: "Datanya diubah atau dihapus." });
  }
}
