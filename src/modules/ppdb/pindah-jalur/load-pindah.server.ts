import { type Ctx, demand } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { writableRegister } from "#kit/writable-register.server.ts";
import { readDokumen } from "../berkas/read-dokumen.server.ts";
import { countPerJalur } from "../jalur/load-aturan.server.ts";
import { ruleRows } from "../jalur/rule-rows.server.ts";
import { isKeadaan } from "../keadaan/keadaan.ts";
import { formulirKertas } from "../kertas/kertas.ts";
import { ageMark } from "../panitia/age-bounds.ts";
import { pendaftaran } from "../pendaftaran.ts";
import { readPermintaan } from "../permintaan/read-permintaan.server.ts";
import { pertanyaanRows, readJawaban } from "../pertanyaan/read-pertanyaan.server.ts";
import { listTujuan, pathName, type Tujuan } from "./list-tujuan.server.ts";
import { lateSentence, readJalurOf } from "./move-jalur.server.ts";

/** One registration, the paths to which it may be moved, and what each of them would bring about. @throws Refusal 403, 404 */
export async function loadPindah(ctx: Ctx, id: string) {
  demand(ctx, "pendaftaran:update");
  const row = await writableRegister(ctx, pendaftaran, id);
  const stands = await readJalurOf(ctx, id);
  const keadaan = isKeadaan(row.keadaan) ? row.keadaan : "terkirim";
  const age = await ctx.db
    .selectFrom("pendaftaran")
    .innerJoin("periodePpdb", "periodePpdb.id", "periodeId")
    .select(["tanggalLahir", "tahunAjaran", "usiaMaksimal", "usiaPer"])
    .where("pendaftaran.id", "=", id)
    .executeTakeFirstOrThrow();
  const tell = await effectsOf(ctx, id, stands.periode.id);
  return {
    ...{ id, versi: Number(row.versi), nomor: String(row.nomor), namaLengkap: String(row.namaLengkap) },
    jalur: pathName(stands.jalur, stands.gelombang),
    tolak: await lateSentence(ctx, { id, keadaan }, stands.gelombangId),
    /** Which one the family asked for, in its own words; null where it did not. */
    diminta: (await readPermintaan(ctx, id)).find(({ isian, jawaban }) => isian === "jalur" && jawaban === null)?.isi ?? null,
    umur: ageMark(age.tanggalLahir, age.tahunAjaran, age),
    tujuan: (await listTujuan(ctx, stands)).map((one) => ({ ...one, akibat: one.tolak === null ? tell(one) : [] })),
  };
}

export type Pindah = Awaited<ReturnType<typeof loadPindah>>;

/** What follows when it is moved to a path, as sentences. */
async function effectsOf(ctx: Ctx, id: string, periodeId: string): Promise<(tujuan: Tujuan) => readonly string[]> {
  const { rows: papers } = await sql<{ gelombangId: string; jenis: string; dokumen: string }>`
    select gelombang_id, jenis, dokumen from dokumen_jalur(${periodeId}::uuid) order by urutan`.execute(ctx.db);
  const kept = (await readDokumen(ctx, id)).filter(({ berkas, dokumen }) => berkas !== null && dokumen !== formulirKertas);
  const [questions, answered] = [await pertanyaanRows(ctx, periodeId), await readJawaban(ctx, id)];
  const known = new Set(answered.flatMap(({ kode, isi }) => (isi === null ? [] : [kode])));
  const [rules, counts] = [await ruleRows(ctx, periodeId), await countPerJalur(ctx, periodeId)];
  return ({ jenis, gelombangId }) => {
    const asked = papers.filter((one) => one.gelombangId === gelombangId && one.jenis === jenis).map(({ dokumen }) => dokumen);
    const lacking = asked.filter((name) => !kept.some(({ dokumen }) => dokumen === name));
    const aside = kept.filter(({ dokumen }) => !asked.includes(dokumen)).map(({ dokumen }) => dokumen);
    const toAnswer = questions.filter((one) => (one.jalur === null || one.jalur === jenis) && !known.has(one.kode));
    const kuota = rules.find((one) => one.gelombangId === gelombangId && one.jenis === jenis)?.kuota ?? null;
    const banyak = counts.get(`${gelombangId} ${jenis}`) ?? 0;
    return [
      `${kuota === null ? "Kuota mengikuti periodenya" : `Kuota ${kuota}`}; ${banyak === 0 ? "belum ada pendaftar" : `sudah ada ${banyak} pendaftar`}.`,
      lacking.length > 0 ? `Yang menjadi kurang: ${lacking.join(", ")}.` : "Tidak ada berkas yang menjadi kurang.",
      ...(aside.length > 0 ? [`Disimpan, tidak diminta lagi: ${aside.join(", ")}.`] : []),
      ...(toAnswer.length > 0 ? [`Pertanyaan yang perlu dijawab: ${toAnswer.map(({ pertanyaan }) => pertanyaan).join("; ")}.`] : []),
    ];
  };
}
