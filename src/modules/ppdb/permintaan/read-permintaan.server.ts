import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { isPermintaan, type PermintaanName } from "./fields.ts";

export interface Permintaan {
  readonly id: string;
  readonly isian: PermintaanName;
  readonly isi: string;
  readonly pada: Date;
  /** Null while it waits. */
  readonly jawaban: "dikembalikan" | "diperbaiki" | "ditolak" | null;
  readonly alasan: string | null;
  readonly dijawabPada: Date | null;
}

/** What was asked for by the number that goes on, and by those that were merged into it. */
export const ofChild = (id: string) => sql<boolean>`permintaan_perbaikan.pendaftaran_id in (
  with recursive asal (id) as (
    select ${id}::uuid union select dari_id from asal join gabungan_pendaftaran on ke_id = asal.id)
  select id from asal)`;

/** What a family asked for, the latest first. */
export async function readPermintaan(ctx: ReadCtx, pendaftaranId: string): Promise<readonly Permintaan[]> {
  const rows = await ctx.db
    .selectFrom("permintaanPerbaikan")
    .select(["id", "isian", "isi", "pada", "jawaban", "alasan", "dijawabPada"])
    .where(ofChild(pendaftaranId))
    .orderBy("pada", "desc")
    .execute();
  return rows.flatMap(({ isian, ...row }) => (isPermintaan(isian) ? [{ isian, ...row }] : []));
}

export interface Waiting {
  readonly id: string;
  readonly nomor: string;
  readonly namaLengkap: string;
  readonly banyak: number;
}

/** Whose requests wait for the committee, the longest first. */
export const listPermintaan = (ctx: ReadCtx): Promise<Waiting[]> =>
  ctx.db
    .selectFrom("permintaanPerbaikan")
    .innerJoin("pendaftaran", (join) => join.on(sql<boolean>`pendaftaran.id = pendaftaran_penerus(pendaftaran_id)`))
    .select(({ fn }) => ["pendaftaran.id", "nomor", "namaLengkap", fn.count<number>("permintaanPerbaikan.id").as("banyak")])
    .where("jawaban", "is", null)
    .where("keadaan", "<>", "mengundurkan diri")
    .where(notDeleted("pendaftaran"))
    .groupBy(["pendaftaran.id", "nomor", "namaLengkap"])
    .orderBy(({ fn }) => fn.min("permintaanPerbaikan.pada"))
    .limit(mostShown)
    .execute();

const mostShown = 50;
