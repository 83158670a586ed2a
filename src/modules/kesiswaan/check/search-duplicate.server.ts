import type { Ctx, ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { compareChanged } from "./compare-changed.server.ts";
import { sharingPupils } from "./sharing-pupils.server.ts";

/** Two records that may be one pupil. */
export interface Kembar {
  readonly satuId: string;
  readonly lainId: string;
  readonly sebab: string;
}

/** The first fifty pairs that may be one pupil. Pairs that the office has parted already do not come back. */
export async function searchDuplicate(ctx: Ctx): Promise<Kembar[]> {
  await compareChanged(ctx);
  return pairs(ctx);
}

async function pairs(ctx: ReadCtx): Promise<Kembar[]> {
  const { rows } = await sql<Kembar>`
    with ${sharingPupils(sql`id in (select siswa_id from siswa_mirip)`)}, pasangan as (
      select satu_id, lain_id, min(urut) as urut from sama, unnest(ids) satu_id, unnest(ids) lain_id
      where satu_id < lain_id and (urut < 4 or exists (
        select from siswa where id in (satu_id, lain_id) and tanggal_lahir is null and ${notDeleted()}))
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
