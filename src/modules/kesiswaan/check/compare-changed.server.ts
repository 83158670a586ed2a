import type { Ctx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { sharingPupils } from "./sharing-pupils.server.ts";

/** What may be shared with pupils of whom something changed. */
interface Changed {
  readonly tanggalLahir: readonly string[];
  readonly tempatLahir: readonly string[];
  /** Of those without a birth date. */
  readonly tempatTanpaTanggal: readonly string[];
}

/**
 * Compares those whose records changed since this was last done with all others, and notes in `siswa_mirip` who may stand twice. What is
 * written meanwhile waits for the next time: of two who write one child at the same moment, each is compared once both are committed.
 */
export async function compareChanged(ctx: Ctx): Promise<void> {
  // One at a time, and nobody waits where nothing changed.
  const { rows: waiting } = await sql`
    select pg_advisory_xact_lock(hashtext('siswa_mirip')) from (select from siswa_belum_dibandingkan limit 1) ada`.execute(ctx.db);
  if (waiting.length === 0) return;
  const { tanggalLahir, tempatLahir, tempatTanpaTanggal } = await takeChanged(ctx);
  // Lists in place of joins: right after an import the database does not know yet how many there are, and would compare each with each.
  const onOneDay = sql`tanggal_lahir = any(${tanggalLahir}::date[]) or tanggal_lahir is null and tempat_lahir = any(${tempatLahir}::text[])`;
  const ofOnePlace = sql`tempat_lahir = any(${tempatTanpaTanggal}::text[])`;
  await sql`
    with ${sharingPupils(tempatTanpaTanggal.length > 0 ? sql`(${onOneDay} or ${ofOnePlace})` : sql`(${onOneDay})`)}
    insert into siswa_mirip select distinct id from sama, unnest(ids) id on conflict do nothing`.execute(ctx.db);
  // Who shares nothing any longer need not be read at each look; a twin who comes brings them back.
  await sql`
    with ${sharingPupils(sql`id in (select siswa_id from siswa_mirip)`)}
    delete from siswa_mirip where siswa_id not in (select id from sama, unnest(ids) id)`.execute(ctx.db);
}

async function takeChanged(ctx: Ctx): Promise<Changed> {
  const { rows } = await sql<Changed>`
    with diambil as (delete from siswa_belum_dibandingkan returning siswa_id)
    select coalesce(array_agg(distinct tanggal_lahir::text) filter (where tanggal_lahir is not null), '{}') as tanggal_lahir,
      coalesce(array_agg(distinct tempat_lahir) filter (where tempat_lahir is not null), '{}') as tempat_lahir,
      coalesce(array_agg(distinct tempat_lahir) filter (where tempat_lahir is not null and tanggal_lahir is null), '{}') as tempat_tanpa_tanggal
    from siswa where ${notDeleted()} and id in (select siswa_id from diambil)`.execute(ctx.db);
  return rows[0] ?? { tanggalLahir: [], tempatLahir: [], tempatTanpaTanggal: [] };
}
