import { record } from "#kit/audit/audit.server.ts";
import { fieldValues, recordChange } from "#kit/audit/record-change.server.ts";
import { type Ctx, demand, type ReadCtx } from "#kit/ctx.server.ts";
import { inBin } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Values } from "#kit/register/check.ts";
import { locked, restore, save } from "#kit/register/store.server.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { siswa } from "../siswa/siswa.ts";
import { separateRecords } from "./separate-records.server.ts";
import { demandBoth } from "./settle-duplicate.server.ts";

export interface Diputuskan {
  /** Of a union; of two who were parted, both ids. */
  readonly id: string;
  readonly putusan: "satu" | "dua";
  readonly satuId: string;
  readonly satu: string;
  readonly lainId: string;
  readonly lain: string;
  readonly oleh: string | null;
  readonly pada: Date;
  readonly dibatalkan: boolean;
}

/** What was decided about records that looked alike, newest first. */
export async function isDecided(ctx: ReadCtx): Promise<Diputuskan[]> {
  demand(ctx, "siswa:update");
  const { rows } = await sql<Diputuskan>`
    select putusan.*, satu.nama as satu, lain.nama as lain from (
      select id::text, 'satu' as putusan, simpan_id as satu_id, buang_id as lain_id, oleh, created_at as pada,
        dibatalkan_pada is not null as dibatalkan from penyatuan_siswa
      union all select concat(satu_id, ' ', lain_id), 'dua', satu_id, lain_id, null, created_at, false from siswa_bukan_ganda
    ) putusan join siswa satu on satu.id = putusan.satu_id join siswa lain on lain.id = putusan.lain_id
    order by pada desc, id limit 100`.execute(ctx.db);
  return rows;
}

/** Two records that were made one are two again, each with its own. @throws Refusal 404, 409, 422 when a number is taken meanwhile */
export async function separate(ctx: Ctx, id: string): Promise<string> {
  demand(ctx, "siswa:delete");
  if (!isUuid(id)) throw refuse.notFound();
  const penyatuan = await ctx.db.selectFrom("penyatuanSiswa").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
  if (!penyatuan) throw refuse.notFound();
  if (penyatuan.dibatalkanPada) throw refuse.conflict("Kedua data ini sudah dipisahkan.");
  const { simpanId, buangId } = penyatuan;
  const simpan = await locked(ctx, siswa, { id: simpanId, action: "update" });
  const { diisi } = penyatuan.rincian as { readonly diisi: Values };
  const kini = fieldValues(siswa, simpan);
  const kembali = Object.entries(diisi).filter(([nama, isi]) => kini[nama] === isi);
  const sesudah = await save(ctx, siswa, simpanId, Object.fromEntries(kembali.map(([nama]) => [nama, empty(nama)])));
  // Somebody may have taken it out of the bin already, without what hung on it.
  const dibuang = ctx.db.selectFrom("siswa").select("id").where("id", "=", buangId).where(inBin());
  if (await dibuang.executeTakeFirst()) await restore(ctx, siswa, buangId);
  await separateRecords(ctx, { dari: buangId, ke: simpanId, penyatuanId: id });
  await ctx.db.updateTable("penyatuanSiswa").set({ dibatalkanPada: ctx.now }).where("id", "=", id).execute();
  await recordChange(ctx, siswa, [{ action: "update", before: simpan, after: sesudah, note: { dipisahkanDari: buangId } }]);
  return `Data ${simpan.nama} dipisahkan lagi menjadi dua.`;
}

/** Two who were parted may be one after all: they are shown beside each other again. */
export async function showAgain(ctx: Ctx, pasangan: string): Promise<string> {
  demand(ctx, "siswa:update");
  const [satuId = "", lainId = ""] = pasangan.split(" ");
  await demandBoth(ctx, [satuId, lainId]);
  const satu = await locked(ctx, siswa, { id: satuId, action: "update" });
  const lain = await locked(ctx, siswa, { id: lainId, action: "update" });
  await ctx.db.deleteFrom("siswaBukanGanda").where("satuId", "=", satuId).where("lainId", "=", lainId).execute();
  await record(ctx, { action: "update", subject: siswa.name, subjectId: satuId, before: { bukanGandaDengan: lainId }, after: {} });
  return `${satu.nama} dan ${lain.nama} dibandingkan lagi.`;
}

const empty = (nama: string) => (siswa.fields[nama as keyof typeof siswa.fields]?.kind === "yesNo" ? false : null);
