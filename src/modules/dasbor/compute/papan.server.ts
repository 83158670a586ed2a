import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { type RawBuilder, sql } from "#kit/database/sql.server.ts";
import { addDays, today } from "#kit/dates.ts";
import type { Acara, Pengumuman } from "../dasbor.ts";
import { senarai } from "./at-once.server.ts";

/** What holds today, also what is kept from the site; the newest first. */
export function validPengumuman(ctx: ReadCtx): RawBuilder<readonly Pengumuman[]> {
  const hari = today(ctx.now);
  return senarai(sql<Pengumuman>`select id, judul, isi, tanggal, sampai from pengumuman
    where ${notDeleted()} and tanggal <= ${hari} and (sampai is null or sampai >= ${hari})
    order by tanggal desc, created_at desc limit 10`);
}

/** Events of today and of the two weeks to come, the first first. */
export function agendaDekat(ctx: ReadCtx): RawBuilder<readonly Acara[]> {
  const hari = today(ctx.now);
  return senarai(sql<Acara>`
    select id, judul, mulai, selesai, to_char(jam_mulai, 'HH24:MI') as "jamMulai", to_char(jam_selesai, 'HH24:MI') as "jamSelesai", tempat
    from agenda where ${notDeleted()} and coalesce(selesai, mulai) >= ${hari} and mulai <= ${addDays(hari, 14)}
    order by mulai, agenda.jam_mulai nulls first, judul limit 12`);
}
