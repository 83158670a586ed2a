import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import "../tables.ts";

/** Two records that may be one pupil. */
export interface Kembar {
  readonly satuId: string;
  readonly lainId: string;
  readonly sebab: string;
}

/**
 * Born on one day, and of one name however it is written, one family card, or one mother; or of one name and place where a
 * birth date is missing. Pairs that the office has parted already do not come back.
 */
export async function cariGanda(ctx: Ctx): Promise<Kembar[]> {
  const { rows } = await sql<Kembar>`
    with anak as (
      select id, tanggal_lahir, tempat_lahir, no_kk, lower(nullif(nama_ibu, '')) as ibu,
        regexp_replace(lower(nama), '[^a-z]', '', 'g') as polos
      from siswa where deleted_at is null
    ), pasangan as (
      select satu.id as satu_id, lain.id as lain_id, case
          when satu.polos = lain.polos then 'Nama dan tanggal lahirnya sama'
          when satu.no_kk = lain.no_kk then 'Nomor KK dan tanggal lahirnya sama'
          else 'Nama depan, ibu, dan tanggal lahirnya sama' end as sebab
      from anak satu join anak lain on lain.tanggal_lahir = satu.tanggal_lahir and lain.id > satu.id
      where satu.polos = lain.polos or satu.no_kk = lain.no_kk
        or (left(satu.polos, 5) = left(lain.polos, 5) and satu.ibu = lain.ibu)
      union all
      select satu.id, lain.id, 'Nama dan tempat lahirnya sama, tanggal lahirnya belum lengkap'
      from anak satu join anak lain on lain.polos = satu.polos and lain.id > satu.id and lain.tempat_lahir = satu.tempat_lahir
      where satu.tanggal_lahir is null or lain.tanggal_lahir is null
    )
    select * from pasangan
    where not exists (select from siswa_bukan_ganda bukan where bukan.satu_id = pasangan.satu_id and bukan.lain_id = pasangan.lain_id)
    order by satu_id, lain_id limit 50`.execute(ctx.db);
  return rows;
}
