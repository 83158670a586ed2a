import { recordAll } from "#kit/audit/audit.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { json } from "#kit/database/sql.server.ts";

/** Takes the words and the sealed paper away from signed letters that were destroyed; number, days, signer and proof stay. The caller has judged the right. */
export async function clearDestroyed(ctx: Ctx, suratKeluarIds: readonly string[]): Promise<void> {
  if (suratKeluarIds.length === 0) return;
  const rows = await ctx.db
    .selectFrom("naskahSurat")
    .innerJoin("suratKeluar", "suratKeluar.id", "naskahSurat.suratKeluarId")
    .select(["naskahSurat.id", "suratKeluar.perihal"])
    .where("suratKeluar.id", "in", suratKeluarIds)
    .where("naskahSurat.dimusnahkanPada", "is", null)
    .where(notDeleted("naskahSurat"))
    .execute();
  for (const { id, perihal } of rows)
    await ctx.db
      .updateTable("naskahSurat")
      .set({
        ...{ perihal, tujuan: null, tembusan: null, isi: "", isian: json({}), tabel: null, kertas: null, pegawaiIds: [], siswaIds: [] },
        ...{ berkasId: null, sidik: null, dimusnahkanPada: ctx.now, updatedAt: ctx.now },
      })
      .where("id", "=", id)
      .execute();
  await recordAll(
    ctx,
    rows.map(({ id }) => ({ action: "destroy", subject: "naskahSurat", subjectId: id, after: { dimusnahkanPada: ctx.now } })),
  );
}
