import type { Ctx, ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { Held } from "../keadaan/hold-pendaftaran.server.ts";
import type { Komponen } from "../nilai/komponen.ts";
import { type JawabanTaken, moveJawaban } from "./move-jawaban.server.ts";
import type { Kursi, Plan } from "./plan-gabung.server.ts";

/** What one registration took over of another: kept, so that it can go back. */
export interface Taken {
  readonly berkas: readonly { readonly dokumen: string; readonly berkasId: string; readonly cara: "pindah" | "tukar" }[];
  readonly nilai: readonly Komponen[];
  /** Which marks these were, as they stood; absent of what was merged before that was kept. */
  readonly nilaiBaris?: readonly Baris[];
  readonly kursi: readonly Omit<Kursi, "ujian">[];
  /** Absent of what was merged before there were questions. */
  readonly jawaban?: readonly JawabanTaken[];
  readonly isian: Readonly<Record<string, { readonly sebelum: unknown; readonly sesudah: unknown }>>;
  /** Where the one that goes on had nobody to look after it. */
  readonly verifikatorId?: string;
}

interface Baris {
  readonly id: string;
  readonly komponen: Komponen;
  readonly versi: number;
}

interface Moving {
  readonly pergi: Pick<Held, "id">;
  readonly tetap: Pick<Held, "id">;
  readonly plan: Plan;
  /** Answers that were chosen of the one that goes. */
  readonly dipilih: readonly JawabanTaken[];
}

/** Brings over what the plan says: papers with what was said of them, marks and seats. */
export async function moveKept(ctx: Ctx, { pergi, tetap, plan, dipilih }: Moving): Promise<Omit<Taken, "isian">> {
  const berkas = plan.berkas.flatMap(({ cara, ...one }) => (cara === "tinggal" ? [] : [{ ...one, cara }]));
  await movePapers(ctx, { dari: pergi.id, ke: tetap.id }, berkas);
  await moveMarks(ctx, { dari: pergi.id, ke: tetap.id }, plan.nilai.pindah);
  const kursi = plan.kursi.map(({ ujian: _, ...seat }) => seat);
  for (const seat of kursi.filter(({ pindah }) => pindah)) {
    await leaveSeat(ctx, pergi.id, seat);
    await takeSeat(ctx, tetap.id, seat);
  }
  const jawaban = [...plan.jawaban, ...dipilih];
  await moveJawaban(ctx, { dari: pergi.id, ke: tetap.id }, jawaban);
  const nilaiBaris = await readMarks(ctx, tetap.id, plan.nilai.pindah);
  return { berkas, nilai: plan.nilai.pindah, nilaiBaris, jawaban, kursi };
}

const readMarks = async (ctx: ReadCtx, id: string, komponen: Taken["nilai"]): Promise<readonly Baris[]> =>
  komponen.length === 0
    ? []
    : ctx.db
        .selectFrom("nilaiPpdb")
        .select(["id", "komponen", "versi"])
        .where("pendaftaranId", "=", id)
        .where("komponen", "in", komponen)
        .orderBy("id")
        .execute();

/** Parts of the examination that were marked, or marked anew, since these were taken over. */
export async function marksChanged(ctx: ReadCtx, id: string, { nilai, nilaiBaris }: Taken): Promise<readonly Komponen[]> {
  if (!nilaiBaris) return [];
  const now = await readMarks(ctx, id, nilai);
  const said = (rows: readonly Baris[], part: Komponen) =>
    rows.flatMap((row) => (row.komponen === part ? [`${row.id} ${row.versi}`] : [])).join();
  return nilai.filter((part) => said(now, part) !== said(nilaiBaris, part));
}

interface Way {
  readonly dari: string;
  readonly ke: string;
}

/** What the other one gave in exchange does not stay where its own has been replaced since: it is no paper of this child. */
export async function dropExchanged(ctx: Ctx, pendaftaranId: string, dokumen: readonly string[]): Promise<void> {
  if (dokumen.length === 0) return;
  await ctx.db.deleteFrom("berkasPendaftaran").where("pendaftaranId", "=", pendaftaranId).where("dokumen", "in", dokumen).execute();
}

/** Papers that were exchanged are exchanged again. */
export async function movePapers(ctx: Ctx, { dari, ke }: Way, papers: Taken["berkas"]): Promise<void> {
  const named = (cara: string) => papers.filter((one) => one.cara === cara).map(({ dokumen }) => dokumen);
  const [moved, swapped] = [named("pindah"), named("tukar")];
  if (moved.length > 0) {
    await ctx.db
      .updateTable("berkasPendaftaran")
      .set({ pendaftaranId: ke })
      .where("pendaftaranId", "=", dari)
      .where("dokumen", "in", moved)
      .execute();
  }
  if (swapped.length === 0) return;
  await sql`
    update berkas_pendaftaran ini
    set berkas_id = itu.berkas_id, halaman = itu.halaman, dikirim = itu.dikirim, keadaan = itu.keadaan, sebab = itu.sebab, catatan = itu.catatan,
      diperiksa_oleh = itu.diperiksa_oleh, diperiksa_pelaku = itu.diperiksa_pelaku, diperiksa_pada = itu.diperiksa_pada, unggahan = itu.unggahan,
      dikirim_oleh = itu.dikirim_oleh, dikirim_pelaku = itu.dikirim_pelaku
    from berkas_pendaftaran itu
    where ini.dokumen = itu.dokumen and ini.dokumen = any(${swapped}::text[]) and ini.pendaftaran_id <> itu.pendaftaran_id
      and ini.pendaftaran_id in (${dari}::uuid, ${ke}::uuid) and itu.pendaftaran_id in (${dari}::uuid, ${ke}::uuid)`.execute(ctx.db);
}

export async function moveMarks(ctx: Ctx, { dari, ke }: Way, komponen: Taken["nilai"]): Promise<void> {
  if (komponen.length === 0) return;
  await ctx.db
    .updateTable("nilaiPpdb")
    .set({ pendaftaranId: ke })
    .where("pendaftaranId", "=", dari)
    .where("komponen", "in", komponen)
    .execute();
}

type Seat = Taken["kursi"][number];

/** @returns whether it sat exactly there */
export async function leaveSeat(ctx: Ctx, pendaftaranId: string, { sesiId, ruangId, kursi }: Seat): Promise<boolean> {
  const left = await ctx.db
    .deleteFrom("kursiUjian")
    .where("pendaftaranId", "=", pendaftaranId)
    .where("sesiId", "=", sesiId)
    .where("ruangId", "=", ruangId)
    .where("kursi", "=", kursi)
    .executeTakeFirst();
  return left.numDeletedRows > 0n;
}

/** Where the exam is there still and for this child, and nobody sits there. */
export async function takeSeat(ctx: Ctx, pendaftaranId: string, { ujianId, sesiId, ruangId, kursi }: Seat): Promise<void> {
  await sql`
    insert into kursi_ujian (ujian_id, sesi_id, ruang_id, kursi, pendaftaran_id, pada)
    select ujian.id, sesi.id, ruang.id, ${kursi}::integer, anak.id, ${ctx.now}
    from ujian_ppdb ujian join sesi_ujian sesi on sesi.id = ${sesiId}::uuid and sesi.ujian_id = ujian.id and ${notDeleted("sesi")}
      join ruang_ujian ruang on ruang.id = ${ruangId}::uuid and ruang.ujian_id = ujian.id and ${notDeleted("ruang")} and ruang.kapasitas >= ${kursi}::integer
      join pendaftaran anak on anak.id = ${pendaftaranId}::uuid and anak.keadaan not in ('draf', 'mengundurkan diri', 'digabung')
    where ujian.id = ${ujianId}::uuid and ${notDeleted("ujian")} and ikut_ujian(ujian, anak)
    on conflict do nothing`.execute(ctx.db);
}
