import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";

/** Two records that may be one pupil. */
export interface Kembar {
  readonly satuId: string;
  readonly lainId: string;
  readonly sebab: string;
}

/**
 * Born on one day, and of one name however it is written, one family card, or one mother; or of one name and place where a
 * birth date is missing. Pairs that the office has parted already do not come back. Whoever shares a trait is gathered by it:
 * comparing each pupil with each other one took seconds, and after an import longer than a question may.
 */
export async function searchDuplicate(ctx: ReadCtx): Promise<Kembar[]> {
  const { rows } = await sql<Kembar>`
    with anak as materialized (
      select id, tanggal_lahir, tempat_lahir, no_kk, lower(nullif(nama_ibu, '')) as ibu,
        regexp_replace(lower(nama), '[^a-z0-9]', '', 'g') as polos
      from siswa where ${notDeleted()}
    ), ciri (urut, kunci, id, lengkap) as (
      select 1, tanggal_lahir || '|' || polos, id, true from anak
      union all select 2, tanggal_lahir || '|' || no_kk, id, true from anak
      union all select 3, tanggal_lahir || '|' || left(polos, 5) || '|' || ibu, id, true from anak
      union all select 4, polos || '|' || tempat_lahir, id, tanggal_lahir is not null from anak
    ), sama as materialized (
      -- Namesakes of one town are many as years go by, and nobody's question while all their birth dates are known.
      select urut, array_agg(id) as ids from ciri where kunci is not null group by urut, kunci
      having count(*) > 1 and (urut < 4 or not bool_and(lengkap))
    ), pasangan as (
      select satu_id, lain_id, min(urut) as urut from sama, unnest(ids) satu_id, unnest(ids) lain_id
      where satu_id < lain_id and (urut < 4 or exists (
        select from siswa where id in (satu_id, lain_id) and tanggal_lahir is null))
      group by satu_id, lain_id
    )
    select satu_id, lain_id, (array[
      'Nama dan tanggal lahirnya sama', 'Nomor KK dan tanggal lahirnya sama', 'Nama depan, ibu, dan tanggal lahirnya sama',
      'Nama dan tempat lahirnya sama, tanggal lahirnya belum lengkap'])[urut] as sebab
    from pasangan
    where not exists (select from siswa_bukan_ganda bukan where bukan.satu_id = pasangan.satu_id and bukan.lain_id = pasangan.lain_id)
    order by satu_id, lain_id limit 50`.execute(ctx.db);
  return rows;
}
