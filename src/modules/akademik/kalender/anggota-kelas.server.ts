import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";

export interface AnggotaKelas {
  readonly siswaId: string;
  readonly nama: string;
  readonly nisn: string | null;
  readonly jenisKelamin: "laki-laki" | "perempuan";
}

/** The pupils who sat in a class on a day, by name. Who may see them is asked by whoever calls. */
export async function anggotaKelas(ctx: ReadCtx, kelasId: string, tanggal: string): Promise<AnggotaKelas[]> {
  const { rows } = await sql<AnggotaKelas>`
    select siswa.id as siswa_id, siswa.nama, siswa.nisn, siswa.jenis_kelamin
    from anggota_kelas anggota join siswa on siswa.id = anggota.siswa_id and ${notDeleted("siswa")}
    where anggota.kelas_id = ${kelasId}::uuid and anggota.mulai <= ${tanggal}::date
      and (anggota.selesai is null or anggota.selesai >= ${tanggal}::date)
    order by siswa.nama, siswa.id`.execute(ctx.db);
  return rows;
}
