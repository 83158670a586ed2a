import type { ReadCtx } from "#kit/ctx.server.ts";
import { fingerprint } from "#kit/database/idempotency.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { isDecided, type Keadaan } from "../keadaan/keadaan.ts";
import type { Komponen } from "../nilai/komponen.ts";
import { isFixed } from "../seleksi/demand-unfixed.server.ts";
import { differingJawaban, type JawabanBeda, type JawabanTaken, leftJawaban, planJawaban } from "./move-jawaban.server.ts";
import { type Cara, judgePapers } from "./take-over.ts";

interface Side {
  readonly id: string;
  readonly keadaan: Keadaan;
}

export interface Kursi {
  readonly ujianId: string;
  readonly ujian: string;
  readonly sesiId: string;
  readonly ruangId: string;
  readonly kursi: number;
  /** The one that stays has none in this exam, takes part in it, and sits nowhere else at that hour. */
  readonly pindah: boolean;
}

/** What merging brings about: told before, and done by the same reading. */
export interface Plan {
  /** The one that stays is decided: it takes nothing over. */
  readonly tertutup: boolean;
  readonly berkas: readonly { readonly dokumen: string; readonly berkasId: string; readonly cara: Cara }[];
  /** Parts of the examination whose marks move over, and those of which the other has its own. */
  readonly nilai: { readonly pindah: readonly Komponen[]; readonly tinggal: readonly Komponen[] };
  /** Answers that move over. */
  readonly jawaban: readonly JawabanTaken[];
  /** Answers between which somebody chooses. */
  readonly jawabanBeda: readonly JawabanBeda[];
  /** Questions whose answer stays with the one that goes. */
  readonly jawabanTinggal: readonly string[];
  readonly kursi: readonly Kursi[];
}

/** @param pergi the one that is closed; @param tetap the one that goes on */
export async function planGabung(ctx: ReadCtx, pergi: Side, tetap: Side): Promise<Plan> {
  const tertutup = isDecided(tetap.keadaan) || (await isFixed(ctx, tetap.id));
  const papers = await ctx.db
    .selectFrom("berkasPendaftaran")
    .select(["pendaftaranId", "dokumen", "berkasId", "keadaan"])
    .where("pendaftaranId", "in", [pergi.id, tetap.id])
    .orderBy("dokumen")
    .execute();
  const of = (id: string) => papers.filter((one) => one.pendaftaranId === id);
  const berkas = judgePapers(of(pergi.id), of(tetap.id)).map(({ dokumen, berkasId, cara }) => ({
    ...{ dokumen, berkasId },
    cara: tertutup ? ("tinggal" as const) : cara,
  }));
  const marks = await ctx.db
    .selectFrom("nilaiPpdb")
    .select(["pendaftaranId", "komponen"])
    .distinct()
    .where("pendaftaranId", "in", [pergi.id, tetap.id])
    .orderBy("komponen")
    .execute();
  const own = new Set(marks.filter((one) => one.pendaftaranId === tetap.id).map(({ komponen }) => komponen));
  const parts = marks.filter((one) => one.pendaftaranId === pergi.id).map(({ komponen }) => komponen);
  const moves = (komponen: (typeof parts)[number]) => !tertutup && !own.has(komponen);
  const jawaban = tertutup ? [] : await planJawaban(ctx, pergi.id, tetap.id);
  const jawabanBeda = tertutup ? [] : await differingJawaban(ctx, pergi.id, tetap.id);
  return {
    ...{ tertutup, berkas, kursi: (await readSeats(ctx, pergi, tetap)).map((one) => ({ ...one, pindah: one.pindah && !tertutup })) },
    ...{ jawaban, jawabanBeda, jawabanTinggal: await leftJawaban(ctx, pergi.id, [...jawaban, ...jawabanBeda]) },
    nilai: { pindah: parts.filter(moves), tinggal: parts.filter((one) => !moves(one)) },
  };
}

/** The same as long as merging brings the same about. */
export const markOf = (plan: Plan): string => fingerprint(plan);

async function readSeats(ctx: ReadCtx, pergi: Side, tetap: Side): Promise<readonly Kursi[]> {
  const { rows } = await sql<Kursi>`
    select tempat.ujian_id, ujian.nama as ujian, tempat.sesi_id, tempat.ruang_id, tempat.kursi,
      ikut_ujian(ujian, anak) and anak.keadaan in ('terverifikasi', 'lulus administrasi') and not exists (
        select from kursi_ujian lain join sesi_ujian jam on jam.id = lain.sesi_id
        where lain.pendaftaran_id = anak.id and (lain.ujian_id = ujian.id
          or (jam.tanggal = sesi.tanggal and jam.mulai < sesi.selesai and sesi.mulai < jam.selesai))) as pindah
    from kursi_ujian tempat join ujian_ppdb ujian on ujian.id = tempat.ujian_id join sesi_ujian sesi on sesi.id = tempat.sesi_id
      join pendaftaran anak on anak.id = ${tetap.id}::uuid
    where tempat.pendaftaran_id = ${pergi.id}::uuid order by sesi.tanggal, sesi.mulai`.execute(ctx.db);
  return rows;
}
