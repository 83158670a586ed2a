import type { ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { BundleSummary } from "./bundle.ts";

interface Dicari {
  readonly kelas: readonly string[];
  /** From this day on; what waits to be decided comes from before it too. */
  readonly dari: string;
  /** Before this day. */
  readonly sebelum: string;
  /** Absent: all lessons. */
  readonly pelajaran?: readonly string[];
}

/** How many are recorded of each class, day and lesson, and of how many two records disagree. */
export async function kelasSummary(ctx: ReadCtx, { kelas, dari, sebelum, pelajaran }: Dicari): Promise<BundleSummary[]> {
  if (kelas.length === 0) return [];
  const bagian = pelajaran ? sql`(jadwal_id is null or jadwal_id = any(${pelajaran}::uuid[]))` : sql`true`;
  const { rows } = await sql<BundleSummary>`
    select kelas_id, tanggal::text, jadwal_id, count(*)::int as tercatat, count(*) filter (where berbeda)::int as berbeda
    from absensi_siswa where kelas_id = any(${kelas}::uuid[]) and tanggal between ${dari}::date and ${sebelum}::date - 1 and ${bagian}
    group by kelas_id, tanggal, jadwal_id
    union all
    select kelas_id, tanggal::text, jadwal_id, 0, count(*)::int from absensi_siswa
    where berbeda and kelas_id = any(${kelas}::uuid[]) and (tanggal < ${dari}::date or not ${bagian})
    group by kelas_id, tanggal, jadwal_id`.execute(ctx.db);
  return rows;
}
