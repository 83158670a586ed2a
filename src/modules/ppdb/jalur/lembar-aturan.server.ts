import { createHash } from "node:crypto";
import { record } from "#kit/audit/audit.server.ts";
import { canonical } from "#kit/audit/canonical.ts";
import { type Ctx, demand, type ReadCtx } from "#kit/ctx.server.ts";
import { nextNumber } from "#kit/database/counter.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { TERTUA, tahunMasuk } from "../age.ts";
import { mapelOf } from "../nilai/komponen.ts";
import { shownPeriode } from "../periode.server.ts";
import { linesOf } from "../pertanyaan/bentuk.ts";
import { pertanyaanRows } from "../pertanyaan/read-pertanyaan.server.ts";
import { AFIRMASI_PERSEN } from "./general-rules.ts";
import { readPeriode, toRule } from "./load-aturan.server.ts";
import { jalurOf } from "./load-jalur.server.ts";
import { ruleRows } from "./rule-rows.server.ts";
import { tellLembar } from "./tell-lembar.ts";

export interface Lembar {
  readonly id: string;
  readonly nomor: number;
  /** SHA-256 of the sheet's bytes, in hexadecimal. */
  readonly sidik: string;
  readonly alasan: string | null;
  readonly diterbitkanPada: Date;
}

export interface Terbitan {
  /** The newest first. */
  readonly versi: readonly Lembar[];
  /** Why the published rules are being changed; null while they hold. */
  readonly perubahan: string | null;
}

/** What was published of a period. */
export async function readTerbitan(ctx: ReadCtx, periodeId: string): Promise<Terbitan> {
  const versi = await ctx.db
    .selectFrom("lembarAturanPpdb")
    .select(["id", "nomor", "sidik", "alasan", "diterbitkanPada"])
    .where("periodeId", "=", periodeId)
    .orderBy("nomor", "desc")
    .execute();
  const open = await ctx.db.selectFrom("perubahanAturanPpdb").select("alasan").where("periodeId", "=", periodeId).executeTakeFirst();
  return { versi, perubahan: open?.alasan ?? null };
}

/** The same for visitors, of the period that is open or comes next. */
export async function readTerbitanPublik(ctx: ReadCtx): Promise<Terbitan> {
  const periode = await shownPeriode(ctx);
  return periode ? readTerbitan(ctx, periode.id) : { versi: [], perubahan: null };
}

/** The bytes of one version, as they were hashed; for everybody. @throws Refusal 404 */
export async function readLembar(ctx: ReadCtx, id: string): Promise<string> {
  if (!isUuid(id)) throw refuse.notFound();
  const lembar = await ctx.db.selectFrom("lembarAturanPpdb").select("isi").where("id", "=", id).executeTakeFirst();
  if (!lembar) throw refuse.notFound();
  return lembar.isi;
}

/** The same in words, with its number, its digest and whether a later one holds. @throws Refusal 404 */
export async function readLembarTerbaca(ctx: ReadCtx, id: string) {
  const isi = tellLembar(await readLembar(ctx, id));
  const own = await ctx.db
    .selectFrom("lembarAturanPpdb")
    .select(["id", "periodeId", "nomor", "sidik", "alasan", "diterbitkanPada"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const { versi, perubahan } = await readTerbitan(ctx, own.periodeId);
  const last = versi[0];
  return { isi, lembar: own, perubahan, terbaru: last && last.id !== id ? { id: last.id, nomor: last.nomor } : null };
}

/**
 * Publishes the rules as they stand: from now on they change only with a reason. A draft is none any more. Where nothing changed since the
 * last version, that one holds on. @throws Refusal 403, 404, 409
 */
export async function publishAturan(ctx: Ctx, id: string): Promise<{ readonly nomor: number; readonly sidik: string }> {
  const periode = await holdPeriode(ctx, id);
  const { versi, perubahan } = await readTerbitan(ctx, id);
  const [last] = versi;
  if (last && perubahan === null) throw refuse.conflict(`Aturan ini sudah diterbitkan sebagai versi ${last.nomor}.`);
  const isi = await composeLembar(ctx, periode);
  const sidik = createHash("sha256").update(isi).digest("hex");
  await ctx.db.deleteFrom("perubahanAturanPpdb").where("periodeId", "=", id).execute();
  ctx.touch("periodePpdb");
  if (last?.sidik === sidik) return { nomor: last.nomor, sidik };
  // The sheet follows in the same transaction.
  await sql`set constraints periode_ppdb_berlembar deferred`.execute(ctx.db);
  if (periode.draf) await ctx.db.updateTable("periodePpdb").set({ draf: false, updatedAt: ctx.now }).where("id", "=", id).execute();
  const nomor = await nextNumber(ctx, "lembar-aturan", id);
  await ctx.db
    .insertInto("lembarAturanPpdb")
    .values({ periodeId: id, nomor, isi, sidik, alasan: perubahan, diterbitkanPada: ctx.now })
    .execute();
  await record(ctx, { action: "publish", subject: "periodePpdb", subjectId: id, after: { nomor, sidik } });
  return { nomor, sidik };
}

/** Lets published rules be changed; the reason is shown to everybody at once, and stays with the next version. @throws Refusal 403, 404, 409, 422 */
export async function openPerubahan(ctx: Ctx, id: string, typed: string): Promise<void> {
  await holdPeriode(ctx, id);
  const alasan = typed.trim().normalize("NFC");
  const sentence = "Tulis alasannya, 10 sampai 300 huruf. Alasan ini tampil di situs.";
  if (alasan.length < 10 || alasan.length > 300) throw refuse.invalid(sentence, { alasan: sentence });
  const { versi, perubahan } = await readTerbitan(ctx, id);
  if (versi.length === 0) throw refuse.conflict("Aturan ini belum diterbitkan, jadi masih dapat diubah.");
  if (perubahan !== null) throw refuse.conflict("Perubahan aturan sudah dibuka.");
  await ctx.db.insertInto("perubahanAturanPpdb").values({ periodeId: id, alasan, dibukaPada: ctx.now }).execute();
  await record(ctx, { action: "reopen", subject: "periodePpdb", subjectId: id, after: { alasan } });
  ctx.touch("periodePpdb");
}

/** The period, locked, so that two who publish at once make one version. */
async function holdPeriode(ctx: Ctx, id: string) {
  demand(ctx, "periodePpdb:update");
  const periode = await readPeriode(ctx, id);
  await ctx.db.selectFrom("periodePpdb").select("id").where("id", "=", id).forUpdate().execute();
  return periode;
}

/** The rules in one text that is the same on every machine: keys in order, moments in UTC, what was left empty filled in by the decree. */
export async function composeLembar(
  ctx: ReadCtx,
  { id, versi, draf, ambilSampai, ambilHari, ...periode }: Awaited<ReturnType<typeof readPeriode>>,
): Promise<string> {
  const rows = await ruleRows(ctx, id);
  const jalur = rows.map((row) => {
    const { jenis, gelombang, dari, sampai, kuota, bobot, seri } = toRule(periode, row);
    const program = { ipa: row.kuotaIpa, ips: row.kuotaIps, bahasa: row.kuotaBahasa, agama: row.kuotaAgama };
    const text = { syarat: row.syarat, dokumen: row.dokumen };
    // Left out where nothing is said, so that the sheets of before keep their digest.
    const besides = {
      ...(row.toleransiTes !== null && { tes: row.toleransiTes }),
      ...(row.toleransiPrestasi !== null && { prestasi: row.toleransiPrestasi }),
    };
    const toleransi = { btq: row.toleransiBtq, tahfidz: row.toleransiTahfidz, wawancara: row.toleransiWawancara, ...besides };
    const judged = { bobot, seri, toleransi, mapelRapor: mapelOf(row.mapelRapor), cadangan: row.cadangan };
    return { jenis, gelombang, dari: dari.toISOString(), sampai: sampai.toISOString(), kuota, program, ...judged, ...text };
  });
  const decree = {
    ...{ usiaMaksimal: periode.usiaMaksimal ?? TERTUA, usiaPer: periode.usiaPer ?? `${tahunMasuk(periode.tahunAjaran)}-07-01` },
    ...{ afirmasiPersen: periode.afirmasiPersen ?? AFIRMASI_PERSEN, biaya: periode.biaya ?? 0 },
  };
  const ambil = { ...(ambilSampai !== null && { ambilSampai }), ...(ambilHari !== null && { ambilHari }) };
  const pertanyaan = (await pertanyaanRows(ctx, id)).map(({ id: _, pilihan, ...one }) => ({ ...one, pilihan: linesOf(pilihan) }));
  const tanya = { ...(pertanyaan.length > 0 && { pertanyaan }) };
  return canonical({
    bentuk: "aturan-ppdb/1",
    ...periode,
    ...decree,
    ...ambil,
    ...tanya,
    jalur: rows.length > 0 ? jalur : await wholePeriode(ctx, { id, ...periode }),
  });
}

/** Without waves the period's own rules are all there is: one path, as long as it is open, for all its places. @throws Refusal 409 for waves without a path */
async function wholePeriode(ctx: ReadCtx, periode: Parameters<typeof jalurOf>[1]) {
  const jalur = await jalurOf(ctx, periode);
  if (jalur.length === 0)
    throw refuse.conflict("Gelombang periode ini belum mempunyai jalur. Tambahkan jalurnya, atau hapus gelombangnya.");
  const judged = { kuota: null, program: {}, bobot: {}, seri: [], toleransi: {}, mapelRapor: [], cadangan: null };
  return jalur.map(({ jenis, dari, sampai }) => ({
    ...{ jenis, gelombang: "", dari: dari.toISOString(), sampai: sampai.toISOString() },
    ...{ ...judged, syarat: null, dokumen: null },
  }));
}
