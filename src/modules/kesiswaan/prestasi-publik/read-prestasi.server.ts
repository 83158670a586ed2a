import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import type { ExpressionBuilder } from "#kit/database/sql.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { Tables } from "#kit/database/tables.ts";
import { type PrestasiFilters, pageSize } from "./filters.ts";
import { peraihPublik } from "./peraih.ts";

type Where = ExpressionBuilder<Tables, "prestasi">;

/** What may be read by everybody: won, and not kept back. */
export const open = (where: Where) => where.and([notDeleted(), where("publikasi", "<>", "tidak"), where("peringkat", "<>", "peserta")]);

export const hasPrestasi = async (ctx: ReadCtx): Promise<boolean> =>
  (await ctx.db.selectFrom("prestasi").where(open).select("id").limit(1).executeTakeFirst()) !== undefined;

export interface TahunStatistics {
  readonly tahun: number;
  readonly tingkat: string;
  readonly jumlah: number;
}

/** The figures of all years; they do not change with what is sought. */
export async function computePrestasi(ctx: ReadCtx): Promise<TahunStatistics[]> {
  const rows = await ctx.db
    .selectFrom("prestasi")
    .where(open)
    .select((row) => [sql<number>`extract(year from tanggal)::integer`.as("tahun"), "tingkat", row.fn.countAll<string>().as("jumlah")])
    .groupBy(["tahun", "tingkat"])
    .orderBy("tahun", "desc")
    .execute();
  return rows.map(({ jumlah, ...row }) => ({ ...row, jumlah: Number(jumlah) }));
}

/** One page of the list, the newest first. Names leave the database only as far as they may be shown. */
export async function listPrestasi(ctx: ReadCtx, { tahun, tingkat, bidang, halaman }: PrestasiFilters) {
  const rows = await ctx.db
    .selectFrom("prestasi")
    .where(open)
    .$if(tahun !== null, (query) => query.where("tanggal", ">=", `${tahun}-01-01`).where("tanggal", "<=", `${tahun}-12-31`))
    .where((where) => where.and(tingkat === "" ? [] : [where("tingkat", "=", tingkat)]))
    .$if(bidang !== "", (query) => query.where("bidang", "=", bidang))
    .select(["id", "nama", "peraih", "kategori", "publikasi", "bidang", "tingkat", "peringkat", "penyelenggara", "tanggal"])
    .orderBy("tanggal", "desc")
    .orderBy("id")
    .limit(pageSize + 1)
    .offset((halaman - 1) * pageSize)
    .execute();
  const prestasi = rows.slice(0, pageSize).map(({ kategori, publikasi, peraih, ...row }) => ({
    ...row,
    peraih: peraihPublik({ kategori, publikasi, peraih }),
  }));
  return { prestasi, adaLagi: rows.length > pageSize };
}
