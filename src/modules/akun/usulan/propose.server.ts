import { demandRecentConfirmation } from "#kit/access/recent-confirmation.ts";
import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { json, sql } from "#kit/database/sql.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { refuse } from "#kit/refusals.ts";
import { oneLine } from "#kit/typed-text.ts";
import { notifyUsulan } from "./notify-usulan.server.ts";
import { demandOtherPerson } from "./powerful.server.ts";
import type { JenisUsulan, UsulanContent } from "./usulan.ts";
import { type Awaited, awaitedBy, waitingPeriod } from "./wait.server.ts";

export interface NewUsulan {
  readonly jenis: JenisUsulan;
  readonly akunId: string;
  readonly isi: UsulanContent;
  readonly alasan: string;
  readonly pejabatId?: string;
  readonly pemangkuId?: string;
}

/**
 * Proposes what weighs; nothing changes by it yet. @returns what to tell the person who proposes
 * @throws Refusal 403, 409 about oneself or twice, 422 without a reason, "unconfirmed"
 */
export async function propose(ctx: Ctx, { jenis, akunId, isi, alasan, pejabatId, pemangkuId }: NewUsulan): Promise<string> {
  demand(ctx, "usulanPeran:create");
  await demandOtherPerson(ctx, akunId, "Perubahan peran dan akun Anda sendiri harus diusulkan orang lain.");
  const sebab = oneLine(alasan);
  if (sebab.length < 5 || sebab.length > 300)
    throw refuse.invalid("Perubahan ini perlu disetujui orang lain. Tulis alasannya.", { alasan: "Tulis alasannya (5–300 huruf)." });
  demandRecentConfirmation(ctx);
  await oneByOne(ctx);
  const { nip } = await ctx.db.selectFrom("akun").select("nip").where("id", "=", akunId).executeTakeFirstOrThrow();
  const pengusul = { pengusulId: ctx.actor.id, pengusulNama: ctx.actor.name };
  const tunggu = await awaitedBy(ctx, { ...pengusul, jenis, isi, akunId, nip });
  const berlakuMulai = tunggu === "waktu" ? new Date(ctx.now.getTime() + waitingPeriod) : null;
  const made = await ctx.db
    .insertInto("usulanPeran")
    .values({
      jenis,
      akunId,
      nip,
      isi: json(isi),
      alasan: sebab,
      pejabatId: pejabatId ?? null,
      pemangkuId: pemangkuId ?? null,
      ...pengusul,
      berlakuMulai,
      createdAt: ctx.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!made) throw refuse.conflict("Usulan seperti ini sudah menunggu. Tarik dahulu yang itu bila ingin mengubahnya.");
  await record(ctx, {
    action: "submit",
    subject: "usulanPeran",
    subjectId: made.id,
    after: { jenis, akunId, ...isi, alasan: sebab, berlakuMulai },
  });
  await notifyUsulan(ctx, made.id, { keadaan: "diusulkan" });
  return kataTunggu(tunggu, berlakuMulai);
}

function kataTunggu(tunggu: Awaited, berlakuMulai: Date | null): string {
  const sendirian = "Diusulkan. Tidak ada orang lain yang dapat menyetujui, dan";
  const server = "Berlaku sesudah disahkan di server: npm run role:confirm, diikuti NIP-nya.";
  if (tunggu === "tak-dapat-masuk") return `${sendirian} yang bersangkutan belum dapat masuk untuk menolak. ${server}`;
  if (tunggu === "lewat-tautan") return `${sendirian} password akun itu dibuat lewat tautan dari Anda. ${server}`;
  if (berlakuMulai === null) return "Diusulkan. Berlaku sesudah disetujui administrator lain atau kepala madrasah.";
  return `Diusulkan. Tidak ada orang lain yang dapat menyetujui, jadi berlaku ${formatMoment(berlakuMulai)} bila tidak ada yang menolak.`;
}

/** Held until the transaction ends: who is there to decide does not change meanwhile. */
export const oneByOne = (ctx: Ctx) => sql`select pg_advisory_xact_lock(hashtext('administrator-pertama'))`.execute(ctx.db);
