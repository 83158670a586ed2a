import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";

export interface AnggotaKelas {
  readonly siswaId: string;
  readonly nama: string;
  readonly nisn: string | null;
  readonly jenisKelamin: "laki-laki" | "perempuan";
}

/**
 * That a row of `anggota_kelas`, here called `anggota`, holds on one of these days. Written as a range, so that the years before are not
 * read (index `anggota_kelas_masa`); no row where the range ends before it begins.
 * @param dari ISO day, included, as is `sampai`
 */
export const satIn = (dari: string, sampai = dari) => sql<boolean>`(${dari}::date <= ${sampai}::date
  and daterange(anggota.mulai, anggota.selesai, '[]') && daterange(least(${dari}::date, ${sampai}::date), ${sampai}::date, '[]'))`;

/** The pupils who sat in a class on a day, by name. Who may see them is asked by whoever calls. */
export async function anggotaKelas(ctx: ReadCtx, kelasId: string, tanggal: string): Promise<AnggotaKelas[]> {
  const { rows } = await sql<AnggotaKelas>`
    select siswa.id as siswa_id, siswa.nama, siswa.nisn, siswa.jenis_kelamin
    from anggota_kelas anggota join siswa on siswa.id = anggota.siswa_id and ${notDeleted("siswa")}
    where anggota.kelas_id = ${kelasId}::uuid and ${satIn(tanggal)}
    order by siswa.nama, siswa.id`.execute(ctx.db);
  return rows;
}
