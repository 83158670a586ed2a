import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { type RawBuilder, sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import { type Jabatan, jabatanOrder } from "./pemangku-jabatan.ts";

/** Who acts in a position with the rights that come with it. */
export interface Acting {
  readonly jabatan: Jabatan;
  readonly akunId: string;
  readonly nama: string;
  /** Stands in for who holds it. */
  readonly wakil: boolean;
  /** Last day of the leave of a holder for whom nobody stands in; null: here, or a deputy. */
  readonly cutiSampai: string | null;
}

/**
 * `jabatan`, `akun_id`, `wakil` and `cuti_sampai` of whoever acts on a day: the holder, during leave the deputy where one was agreed to
 * and is there. With neither there the position stays with its holder, and nobody else has it. Found once for all rows of a statement:
 * where it were asked of each, planning alone took longer than everything else on the screen.
 */
export const actingOn = (day: string): RawBuilder<unknown> => sql`(with wakil as materialized (
  select distinct s.pemangku_id from peran_sementara s join akun on akun.id = s.akun_id and akun.aktif and ${notDeleted("akun")}
  where s.asal = 'wakil' and ${day}::date between s.mulai and s.sampai
), kini as materialized (
  select j.jabatan, case when wakil.pemangku_id is null then j.akun_sah else j.wakil_sah end as akun_id,
    wakil.pemangku_id is not null as wakil, case when wakil.pemangku_id is null then (
      select max(k.selesai) from ketidakhadiran k
      where k.pegawai_id = j.pegawai_id and ${notDeleted("k")} and k.jenis in ('cuti', 'sakit') and ${day}::date between k.mulai and k.selesai
    ) end as cuti_sampai
  from pemangku_jabatan j left join wakil on wakil.pemangku_id = j.id
  where ${notDeleted("j")} and ${day}::date between j.mulai and coalesce(j.sampai, 'infinity')
) select * from kini)`;

/** Who acts in which position today, from the head down. */
export async function actingToday(ctx: ReadCtx): Promise<readonly Acting[]> {
  const { rows } = await sql<Acting>`
    select kini.jabatan, akun.id as "akunId", akun.nama, kini.wakil, kini.cuti_sampai as "cutiSampai" from ${actingOn(today(ctx.now))} kini
    join akun on akun.id = kini.akun_id and akun.aktif and ${notDeleted("akun")} order by akun.nama`.execute(ctx.db);
  return [...rows].sort((a, b) => jabatanOrder.indexOf(a.jabatan) - jabatanOrder.indexOf(b.jabatan));
}
