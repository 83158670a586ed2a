import { notDeleted } from "#kit/database/bin.server.ts";
import { type RawBuilder, sql } from "#kit/database/sql.server.ts";

/**
 * Of the pupils of whom this holds, who share what tells one pupil from another: `sama (urut, ids)`, for a `with`. Born on one day, and of one
 * name however it is written (1), one family card (2), or one mother (3); or of one name and place where a birth date is missing (4).
 * Whoever shares a trait is gathered by it: comparing each with each other one took seconds, and after an import longer than a question may.
 * @param among a condition on `siswa`
 */
export const sharingPupils = (among: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  anak as materialized (
    select id, tanggal_lahir, tempat_lahir, no_kk, lower(nullif(nama_ibu, '')) as ibu, ${plainName()} as polos
    from siswa where ${notDeleted()} and ${among}
  ), ciri (urut, kunci, id, lengkap) as (
    select 1, tanggal_lahir || '|' || polos, id, true from anak
    union all select 2, tanggal_lahir || '|' || no_kk, id, true from anak
    union all select 3, tanggal_lahir || '|' || left(polos, 5) || '|' || ibu, id, true from anak
    union all select 4, polos || '|' || tempat_lahir, id, tanggal_lahir is not null from anak
  ), sama as materialized (
    -- Namesakes of one town are many as years go by, and nobody's question while all their birth dates are known.
    select urut, array_agg(id) as ids from ciri where kunci is not null group by urut, kunci
    having count(*) > 1 and (urut < 4 or not bool_and(lengkap))
  )`;

const plainName = () => sql`regexp_replace(lower(nama), '[^a-z0-9]', '', 'g')`;
