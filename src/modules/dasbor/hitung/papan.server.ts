import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { addDays, today } from "#kit/dates.ts";
import type { Acara, Pengumuman } from "../dasbor.ts";

/** What holds today, also what is kept from the site; the newest first. */
export async function pengumumanBerlaku(ctx: Ctx): Promise<readonly Pengumuman[]> {
  const hari = today(ctx.now);
  const { rows } = await sql<Pengumuman>`select id, judul, isi, tanggal, sampai from pengumuman
    where deleted_at is null and tanggal <= ${hari} and (sampai is null or sampai >= ${hari})
    order by tanggal desc, created_at desc limit 10`.execute(ctx.db);
  return rows;
}

/** Events of today and of the two weeks to come, the first first. */
export async function agendaDekat(ctx: Ctx): Promise<readonly Acara[]> {
  const hari = today(ctx.now);
  const { rows } = await sql<Acara>`
    select id, judul, mulai, selesai, to_char(jam_mulai, 'HH24:MI') as jam_mulai, to_char(jam_selesai, 'HH24:MI') as jam_selesai, tempat
    from agenda where deleted_at is null and coalesce(selesai, mulai) >= ${hari} and mulai <= ${addDays(hari, 14)}
    order by mulai, agenda.jam_mulai nulls first, judul limit 12`.execute(ctx.db);
  return rows;
}
