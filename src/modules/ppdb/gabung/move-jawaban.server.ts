import type { Ctx, ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";

/** An answer that one registration took over of another, by its question and as it stood then. */
export interface JawabanTaken {
  readonly pertanyaanId: string;
  readonly pertanyaan: string;
  readonly pada: string;
}

/** What the one that goes answered, and the one that stays did not though it is asked on its path. */
export async function planJawaban(ctx: ReadCtx, pergi: string, tetap: string): Promise<readonly JawabanTaken[]> {
  const { rows } = await sql<JawabanTaken>`
    select tanya.id as pertanyaan_id, tanya.pertanyaan, jawab.pada::text as pada
    from jawaban_pendaftaran jawab join pertanyaan_ppdb tanya on tanya.id = jawab.pertanyaan_id
      join pendaftaran anak on anak.id = ${tetap}::uuid and (tanya.jalur is null or tanya.jalur = anak.jalur)
    where jawab.pendaftaran_id = ${pergi}::uuid and jawab.kembali is null
      and not exists (select from jawaban_pendaftaran ada where ada.pendaftaran_id = anak.id and ada.pertanyaan_id = tanya.id)
    order by tanya.nomor_urut, tanya.kode`.execute(ctx.db);
  return rows;
}

/** The questions whose answer stays with the one that goes: the other has its own, is not asked, or the answer was given back. */
export async function leftJawaban(ctx: ReadCtx, pergi: string, taken: readonly JawabanTaken[]): Promise<readonly string[]> {
  const rows = await ctx.db
    .selectFrom("jawabanPendaftaran")
    .innerJoin("pertanyaanPpdb", "pertanyaanPpdb.id", "pertanyaanId")
    .select(["pertanyaanId", "pertanyaan"])
    .where("pendaftaranId", "=", pergi)
    .orderBy("nomorUrut")
    .orderBy("kode")
    .execute();
  return rows.filter((row) => !taken.some((one) => one.pertanyaanId === row.pertanyaanId)).map(({ pertanyaan }) => pertanyaan);
}

/** What was answered anew since stays where it is. */
export async function moveJawaban(ctx: Ctx, { dari, ke }: { readonly dari: string; readonly ke: string }, taken: readonly JawabanTaken[]) {
  for (const { pertanyaanId, pada } of taken)
    await sql`
      update jawaban_pendaftaran set pendaftaran_id = ${ke}::uuid
      where pendaftaran_id = ${dari}::uuid and pertanyaan_id = ${pertanyaanId}::uuid and pada = ${pada}::timestamptz
        and not exists (select from jawaban_pendaftaran ada where ada.pendaftaran_id = ${ke}::uuid and ada.pertanyaan_id = ${pertanyaanId}::uuid)`.execute(
      ctx.db,
    );
}
