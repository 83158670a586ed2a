import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { type SqlBool, sql } from "#kit/database/sql.server.ts";
import { tingkatPrestasi } from "../options.ts";
import { type PrestasiFilters, pageSize } from "./filters.ts";
import { peraihPublik } from "./peraih.ts";

/** What may be read by everybody: won, and not kept back. */
export const open = sql<SqlBool>`${notDeleted()} and publikasi <> 'tidak' and peringkat <> 'peserta'`;

export const hasPrestasi = async (ctx: ReadCtx): Promise<boolean> =>
  (await ctx.db.selectFrom("prestasi").where(open).select("id").limit(1).executeTakeFirst()) !== undefined;

export interface TahunStatistics {
  readonly tahun: number;
  readonly tingkat: string;
  readonly jumlah: number;
}

/**
 * The figures of all years; they do not change with what is sought. Each is counted where the index `prestasi_diumumkan` holds its rows side by
 * side: to sort all rows into groups takes twice as long.
 */
export async function computePrestasi(ctx: ReadCtx): Promise<TahunStatistics[]> {
  const levels = tingkatPrestasi.map(({ value }) => value);
  const { rows } = await sql<TahunStatistics>`
    select tahun, satu.tingkat, jumlah::integer as jumlah
    from (select extract(year from min(tanggal))::integer as awal, extract(year from max(tanggal))::integer as akhir from prestasi where ${open}) masa
      cross join lateral generate_series(awal, akhir) tahun
      cross join unnest(${levels}::text[]) satu (tingkat)
      cross join lateral (
        select count(*) as jumlah from prestasi
        where ${open} and prestasi.tingkat = satu.tingkat and tanggal between make_date(tahun, 1, 1) and make_date(tahun, 12, 31)
      ) hitungan
    where jumlah > 0 order by tahun desc`.execute(ctx.db);
  return rows;
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
