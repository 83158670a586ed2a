import { recordView } from "#kit/audit/record-view.server.ts";
import { type Ctx, demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { callAddress, readableNumber } from "#kit/telephone.ts";
import type { PesanPublik } from "../jenis.ts";
import { subjectOf } from "../subject.ts";
import { visible } from "./visible.server.ts";

/** It is this person's to decide about: who looks after the kind. */
export const mayManage = (ctx: ReadCtx, { jenis }: Pick<PesanPublik, "jenis">): boolean => may(ctx, `${subjectOf(jenis)}:manage`) === "yes";

/** A question is answered by whom it was handed on to as well, a complaint by the head alone. */
export const mayAnswer = (ctx: ReadCtx, pesan: Pick<PesanPublik, "jenis" | "petugasId">): boolean =>
  mayManage(ctx, pesan) || (pesan.jenis === "pertanyaan" && pesan.petugasId === ctx.actor.id);

/** With all that was done with it; that it was looked at is written down. @throws Refusal 404 for what is not theirs */
export async function readPesan(ctx: Ctx, id: string) {
  demand(ctx, "pesanPublik:read");
  if (!isUuid(id)) throw refuse.notFound();
  const pesan = await ctx.db.selectFrom("pesanPublik").selectAll().where("id", "=", id).where(visible(ctx)).executeTakeFirst();
  if (!pesan) throw refuse.notFound();
  await recordView(ctx, { action: "read", subject: subjectOf(pesan.jenis), subjectId: id });
  const langkah = await ctx.db
    .selectFrom("langkahPesan")
    .select(["id", "apa", "isi", "pelaku", "pada"])
    .where("pesanId", "=", id)
    .orderBy("id")
    .execute();
  const memutus = mayManage(ctx, pesan);
  const menjawab = mayAnswer(ctx, pesan);
  const orang = memutus ? await people(ctx) : [];
  const terlapor = memutus && pesan.jenis === "pengaduan" ? await aboutWhom(ctx, id) : [];
  const telepon = menjawab && pesan.noTelepon ? { ke: callAddress(pesan.noTelepon), tulis: readableNumber(pesan.noTelepon) } : null;
  return { pesan: menjawab ? pesan : { ...pesan, ...unnamed }, telepon, langkah, memutus, menjawab, orang, terlapor };
}

/** Whom a complaint was handed on to learns what happened, not who told. */
const unnamed = { nama: null, noTelepon: null, email: null };

const people = (ctx: ReadCtx) =>
  ctx.db
    .selectFrom("akun")
    .select(["id", "nama"])
    .where("aktif", "=", true)
    .where(notDeleted())
    .where("id", "is distinct from", ctx.actor.id)
    .orderBy("nama")
    .execute();

export const aboutWhom = async (ctx: ReadCtx, pesanId: string): Promise<string[]> =>
  (await ctx.db.selectFrom("terlaporPesan").select("akunId").where("pesanId", "=", pesanId).execute()).map(({ akunId }) => akunId);
