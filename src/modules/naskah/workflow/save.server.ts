import { record } from "#kit/audit/audit.server.ts";
import { type Ctx, demand, type ReadCtx } from "#kit/ctx.server.ts";
import { inBin, notDeleted } from "#kit/database/bin.server.ts";
import { json, sql } from "#kit/database/sql.server.ts";
import { refuse } from "#kit/refusals.ts";
import { check } from "#kit/register/check.ts";
import { demandChosen } from "#kit/register/related.server.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { readTypedDay } from "#kit/typed-day.ts";
import { seenText } from "#kit/typed-text.ts";
import { bertanggal, known, longestOwn, ownPlaceholdersIn, placeholdersIn } from "../content/fields.ts";
import { type Naskah, naskahFields } from "../naskah.ts";
import { beginAnswer, takeAnswered } from "./answer.server.ts";
import { lockNaskah, naskahColumns, type Sasaran, takeNaskah } from "./take.server.ts";

/**
 * A new draft with a template's text; answering a letter that came, it begins with that one's sender, number and subject.
 * @throws Refusal 403, 404, 422
 */
export async function writeNaskah(ctx: Ctx, templateId: string, answered?: string): Promise<Naskah> {
  demand(ctx, "naskahSurat:create");
  const surat = answered === undefined ? null : await takeAnswered(ctx, answered);
  const template = isUuid(templateId)
    ? await ctx.db
        .selectFrom("templateSurat")
        .select(["id", "jenisId", "klasifikasiId", "untuk", "judul", "perihal", "isi"])
        .where("id", "=", templateId)
        .where(notDeleted())
        .where("aktif", "=", true)
        .executeTakeFirst()
    : undefined;
  if (!template) throw refuse.invalid("Template ini sudah tidak dipakai. Pilih yang lain.");
  const { id: asal, ...text } = template;
  const isi = surat ? { ...text, ...beginAnswer(surat, text.isi), balasanUntukId: surat.id } : text;
  const naskah = await ctx.db
    .insertInto("naskahSurat")
    .values({
      ...isi,
      templateId: asal,
      pembuatId: ctx.actor.id ?? "",
      isian: json({}),
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    .returning(naskahColumns)
    .executeTakeFirstOrThrow();
  await record(ctx, { action: "create", subject: "naskahSurat", subjectId: naskah.id, after: { perihal: naskah.perihal } });
  return naskah;
}

export interface NaskahFields {
  /** By the names of `naskahFields`, and of the letter's own fields after "isian.". */
  readonly bidang: Readonly<Record<string, string>>;
  readonly pegawaiIds: readonly string[];
  readonly siswaIds: readonly string[];
}

/** Keeps a draft. @throws Refusal 403, 404, 409, 422 */
export async function saveNaskah(ctx: Ctx, sasaran: Sasaran, isian: NaskahFields): Promise<Naskah> {
  demand(ctx, "naskahSurat:update");
  const lama = await lockNaskah(ctx, sasaran, ["draft"]);
  const nilai = await checkNaskah(ctx, lama, isian);
  const baru = await ctx.db
    .updateTable("naskahSurat")
    .set({ ...nilai, isian: json(nilai.isian), updatedAt: ctx.now, versi: sql<number>`versi + 1` })
    .where("id", "=", lama.id)
    .returning(naskahColumns)
    .executeTakeFirstOrThrow();
  await record(ctx, { action: "update", subject: "naskahSurat", subjectId: lama.id, before: recorded(lama), after: recorded(baru) });
  return baru;
}

async function checkNaskah(ctx: Ctx, lama: Naskah, { bidang, pegawaiIds, siswaIds }: NaskahFields) {
  const dikirim = Object.fromEntries(Object.keys(naskahFields).map((nama) => [nama, bidang[nama] ?? ""]));
  const { values, errors } = check(naskahFields, dikirim);
  const salah: Record<string, string> = { ...errors };
  const isi = dikirim.isi ?? "";
  const asing = placeholdersIn(lama.judul, dikirim.perihal ?? "", isi).filter((nama) => !known(nama));
  if (asing.length > 0) salah.isi = `Bidang {{${asing[0]}}} tidak dikenal. Periksa ejaannya.`;
  const sendiri = ownPlaceholdersIn(lama.judul, dikirim.perihal ?? "", isi);
  const isian = Object.fromEntries(sendiri.map((nama) => [nama, ownText(nama, seenText(bidang[`isian.${nama}`] ?? ""))]));
  for (const [nama, kata] of Object.entries(isian))
    if (kata.length > longestOwn(nama)) salah[`isian.${nama}`] = `${nama} paling panjang ${longestOwn(nama)} huruf.`;
  if (pegawaiIds.length > 200 || siswaIds.length > 200) salah.orang = "Paling banyak 200 orang dalam satu surat.";
  if (Object.keys(salah).length > 0) throw refuse.invalid("Periksa lagi isian yang ditandai.", salah);
  await demandChosen(ctx, { fields: naskahFields }, values);
  const { perihal, klasifikasiId, tujuan, lampiran, tembusan } = values as Record<string, string | null>;
  const orang = { pegawaiIds: await existing(ctx, "pegawai", pegawaiIds), siswaIds: await existing(ctx, "siswa", siswaIds) };
  const teks = {
    perihal: perihal ?? lama.perihal,
    klasifikasiId: klasifikasiId ?? null,
    tujuan: tujuan ?? null,
    isi: values.isi as string,
  };
  return { ...orang, ...teks, lampiran: lampiran ?? null, tembusan: tembusan ?? null, isian };
}

/** In their order, each once, without those who are gone. */
async function existing(ctx: ReadCtx, tabel: "pegawai" | "siswa", ids: readonly string[]): Promise<string[]> {
  const sah = [...new Set(ids)].filter(isUuid);
  if (sah.length === 0) return [];
  const rows = await ctx.db.selectFrom(tabel).select("id").where("id", "in", sah).where(notDeleted()).execute();
  return sah.filter((id) => rows.some((row) => row.id === id));
}

/** To the bin; a letter with a number stays. @throws Refusal 403, 404, 409 */
export async function deleteNaskah(ctx: Ctx, sasaran: Sasaran): Promise<void> {
  demand(ctx, "naskahSurat:delete");
  await binDraft(ctx, await lockNaskah(ctx, sasaran, ["draft"]));
}

/** The same for another part of the product, which began the draft and needs it no more. @throws Refusal 403, 404, 409 */
export async function discardDraft(ctx: Ctx, id: string): Promise<void> {
  demand(ctx, "naskahSurat:delete");
  const { versi } = await takeNaskah(ctx, id);
  await binDraft(ctx, await lockNaskah(ctx, { id, versi }, ["draft"]));
}

async function binDraft(ctx: Ctx, lama: Naskah): Promise<void> {
  await ctx.db
    .updateTable("naskahSurat")
    .set({ deletedAt: ctx.now, deletedBy: ctx.actor.id, versi: sql<number>`versi + 1` })
    .where("id", "=", lama.id)
    .execute();
  await record(ctx, { action: "delete", subject: "naskahSurat", subjectId: lama.id, before: recorded(lama) });
}

/** Out of the bin. @throws Refusal 403, 404 */
export async function restoreNaskah(ctx: Ctx, id: string): Promise<void> {
  demand(ctx, "naskahSurat:restore");
  const row = isUuid(id)
    ? await ctx.db
        .updateTable("naskahSurat")
        .set({ deletedAt: null, deletedBy: null, versi: sql<number>`versi + 1`, updatedAt: ctx.now })
        .where("id", "=", id)
        .where(inBin())
        .returning("perihal")
        .executeTakeFirst()
    : undefined;
  if (!row) throw refuse.notFound();
  await record(ctx, { action: "restore", subject: "naskahSurat", subjectId: id, after: row });
}

const recorded = ({ perihal, tujuan, isi, isian, pegawaiIds, siswaIds }: Naskah) => ({ perihal, tujuan, isi, isian, pegawaiIds, siswaIds });

/** A day is kept as one, however it was typed. */
const ownText = (nama: string, kata: string): string => (bertanggal(nama) ? (readTypedDay(kata) ?? kata) : kata);
