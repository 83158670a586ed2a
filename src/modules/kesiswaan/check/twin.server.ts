import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { Values } from "#kit/register/check.ts";

export interface Twin {
  readonly nama: string;
  readonly kelas: string | null;
  readonly status: string;
  readonly nisn: string | null;
}

/** Who stands in the book already and may be the pupil about to be written: alike as two records are that are shown beside each other. */
export async function twin(ctx: ReadCtx, { nama, tanggalLahir, namaIbu }: Values): Promise<Twin[]> {
  const { rows } = await sql<Twin>`
    with baru as (
      select regexp_replace(lower(${nama}), '[^a-z0-9]', '', 'g') as polos, lower(nullif(${namaIbu}, '')) as ibu
    ), lahir_sama as (
      select siswa.*, regexp_replace(lower(nama), '[^a-z0-9]', '', 'g') as polos
      from siswa where tanggal_lahir = ${tanggalLahir}::date and ${notDeleted()}
    )
    select anak.nama, kelas.nama as kelas, anak.status, anak.nisn
    from lahir_sama anak join baru on anak.polos = baru.polos
      or (left(anak.polos, 5) = left(baru.polos, 5) and lower(anak.nama_ibu) = baru.ibu)
    left join kelas on kelas.id = anak.kelas_id
    order by anak.status <> 'aktif', anak.nama, anak.id limit 3`.execute(ctx.db);
  return rows;
}
