import type { Ctx, ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { wordsOf } from "../pertanyaan/bentuk.ts";
import { mayReadJawaban } from "../pertanyaan/judge-jawaban.server.ts";
import { jawabName } from "../pertanyaan/nama.ts";
import { type Jawaban, readJawaban } from "../pertanyaan/read-pertanyaan.server.ts";
import { isiOf } from "./fields.ts";

/** An answer that one registration took over of another, by its question and as it stood then. */
export interface JawabanTaken {
  readonly pertanyaanId: string;
  readonly pertanyaan: string;
  readonly pada: string;
  /** When the other one answered, where it got that answer in exchange; absent where it had none. */
  readonly ditukar?: string;
}

/** A question that both answered, and not alike: somebody chooses. */
export interface JawabanBeda extends Pick<Jawaban, "kode" | "golongan">, Required<JawabanTaken> {}

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

/** What both answered differently and the one that stays is asked; what was given back waits for its own family. */
export async function differingJawaban(ctx: ReadCtx, pergi: string, tetap: string): Promise<readonly JawabanBeda[]> {
  const { rows } = await sql<JawabanBeda>`
    select tanya.id as pertanyaan_id, tanya.pertanyaan, tanya.kode, tanya.golongan, jawab.pada::text as pada, ada.pada::text as ditukar
    from jawaban_pendaftaran jawab join pertanyaan_ppdb tanya on tanya.id = jawab.pertanyaan_id
      join pendaftaran anak on anak.id = ${tetap}::uuid and (tanya.jalur is null or tanya.jalur = anak.jalur)
      join jawaban_pendaftaran ada on ada.pendaftaran_id = anak.id and ada.pertanyaan_id = tanya.id and ada.isi <> jawab.isi
    where jawab.pendaftaran_id = ${pergi}::uuid and jawab.kembali is null
    order by tanya.nomor_urut, tanya.kode`.execute(ctx.db);
  return rows;
}

/** Of these, what was chosen of the one that goes; nobody chooses what is closed to them. */
export const chosenJawaban = (
  ctx: ReadCtx,
  beda: readonly JawabanBeda[],
  sent: Readonly<Record<string, unknown>>,
): readonly JawabanTaken[] =>
  beda
    .filter(mayReadJawaban(ctx))
    .filter(({ kode }) => sent[isiOf(jawabName(kode))] === "pergi")
    .map(({ kode: _, golongan: __, ...one }) => one);

/** As somebody reads them who chooses. */
export async function showBeda(ctx: ReadCtx, beda: readonly JawabanBeda[], pergi: string, tetap: string) {
  if (beda.length === 0) return [];
  const [goes, stays] = [await readJawaban(ctx, pergi), await readJawaban(ctx, tetap)];
  const words = (all: readonly Jawaban[], id: string) =>
    all.flatMap((one) => (one.id === id && one.isi ? wordsOf(one, one.isi) : [])).join();
  return beda.filter(mayReadJawaban(ctx)).map(({ kode, pertanyaan, pertanyaanId }) => ({
    ...{ name: jawabName(kode), label: pertanyaan, pergi: words(goes, pertanyaanId), tetap: words(stays, pertanyaanId) },
  }));
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

interface Way {
  readonly dari: string;
  readonly ke: string;
}

/** What was answered anew since stays where it is; what was exchanged is exchanged again. @returns what stays */
export async function moveJawaban(ctx: Ctx, { dari, ke }: Way, taken: readonly JawabanTaken[]): Promise<readonly JawabanTaken[]> {
  const stays: JawabanTaken[] = [];
  for (const one of taken) {
    const { pertanyaanId, pada, ditukar } = one;
    const { numAffectedRows } = await (ditukar === undefined
      ? sql`
      update jawaban_pendaftaran set pendaftaran_id = ${ke}::uuid
      where pendaftaran_id = ${dari}::uuid and pertanyaan_id = ${pertanyaanId}::uuid and pada = ${pada}::timestamptz
        and not exists (select from jawaban_pendaftaran ada where ada.pendaftaran_id = ${ke}::uuid and ada.pertanyaan_id = ${pertanyaanId}::uuid)`
      : sql`
      update jawaban_pendaftaran ini
      set isi = itu.isi, pada = itu.pada, oleh = itu.oleh, pelaku = itu.pelaku, alasan = itu.alasan, kembali = itu.kembali
      from jawaban_pendaftaran itu
      where ini.pertanyaan_id = itu.pertanyaan_id and ini.pertanyaan_id = ${pertanyaanId}::uuid and ini.pendaftaran_id <> itu.pendaftaran_id
        and ini.pendaftaran_id in (${dari}::uuid, ${ke}::uuid) and itu.pendaftaran_id in (${dari}::uuid, ${ke}::uuid)
        and exists (select from jawaban_pendaftaran asal where asal.pendaftaran_id = ${dari}::uuid and asal.pertanyaan_id = ini.pertanyaan_id
          and asal.pada = ${pada}::timestamptz)`
    ).execute(ctx.db);
    if (!numAffectedRows) stays.push(one);
  }
  return stays;
}

/** What the one that stays gave in exchange is no answer of the other child, where its own was answered anew since. */
export async function dropExchangedJawaban(ctx: Ctx, pendaftaranId: string, stays: readonly JawabanTaken[]): Promise<void> {
  const given = stays.filter(({ ditukar }) => ditukar !== undefined).map(({ pertanyaanId }) => pertanyaanId);
  if (given.length === 0) return;
  await ctx.db.deleteFrom("jawabanPendaftaran").where("pendaftaranId", "=", pendaftaranId).where("pertanyaanId", "in", given).execute();
}
