import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";

export interface SiswaCount {
  /** "X", "XI" or "XII"; null for those without a class. */
  readonly tingkat: string | null;
  readonly lakiLaki: number;
  readonly perempuan: number;
  readonly jumlah: number;
}

/** What the count hangs on, for pages that show it: a list that brings other telephone numbers changes no figure. */
export const countedSiswa = ["siswa.status", "siswa.kelasId", "siswa.jenisKelamin"] as const;

/** The pupils of now, by grade and sex. */
export async function computeSiswa(ctx: ReadCtx): Promise<readonly SiswaCount[]> {
  const { rows } = await sql<SiswaCount>`
    select kelas.tingkat, count(*)::int as jumlah, count(*) filter (where jenis_kelamin = 'laki-laki')::int as laki_laki,
      count(*) filter (where jenis_kelamin = 'perempuan')::int as perempuan
    from siswa left join kelas on kelas.id = siswa.kelas_id
    where ${notDeleted("siswa")} and siswa.status = 'aktif'
    group by kelas.tingkat order by length(kelas.tingkat), kelas.tingkat`.execute(ctx.db);
  return rows;
}
