import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import type { Apa, PesanPublik } from "../jenis.ts";
import { subjectOf } from "../subject.ts";
import { visible } from "./visible.server.ts";

/** Which message, in the version that was seen. */
export interface Sasaran {
  readonly id: string;
  readonly versi: number;
}

/** Locks it for what follows. @throws Refusal 404 for what is not theirs, 409 when it has changed since */
export async function holdPesan(ctx: Ctx, { id, versi }: Sasaran): Promise<PesanPublik> {
  demand(ctx, "pesanPublik:read");
  if (!isUuid(id)) throw refuse.notFound();
  const pesan = await ctx.db.selectFrom("pesanPublik").selectAll().where("id", "=", id).where(visible(ctx)).forUpdate().executeTakeFirst();
  if (!pesan) throw refuse.notFound();
  if (pesan.versi !== versi) throw refuse.conflict("Pesan ini baru saja berubah. Muat ulang halaman, lalu periksa isinya.");
  return pesan;
}

interface Deed {
  readonly apa: Apa;
  readonly isi?: string | null;
  readonly set?: Partial<Pick<PesanPublik, "keadaan" | "jenis" | "petugasId" | "jawaban" | "dijawabPada">>;
}

/** Writes down what was done. The trail says that it was, and nothing of what anybody wrote. */
export async function doTo(ctx: Ctx, pesan: PesanPublik, { apa, isi = null, set = {} }: Deed): Promise<void> {
  const { id, versi } = pesan;
  await ctx.db
    .updateTable("pesanPublik")
    .set({ ...set, versi: versi + 1, updatedAt: ctx.now })
    .where("id", "=", id)
    .execute();
  await ctx.db
    .insertInto("langkahPesan")
    .values({ pesanId: id, apa, isi, oleh: ctx.actor.id, pelaku: ctx.actor.name, pada: ctx.now })
    .execute();
  await record(ctx, { action: "update", subject: subjectOf(pesan.jenis), subjectId: id, after: { nomor: pesan.nomor, tindakan: apa } });
}
