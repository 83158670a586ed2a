import { may, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { type RawBuilder, sql } from "#kit/database/sql.server.ts";
import { addDays, today } from "#kit/dates.ts";
import { zone } from "#kit/time-zone.ts";
import type { Tempo } from "../dasbor.ts";
import { empty, senarai } from "./at-once.server.ts";

const daysAhead = 45;
const sebanyak = 6;

/** What falls due from today on, the nearest first. */
export function jatuhTempo(ctx: ReadCtx): RawBuilder<readonly Tempo[]> {
  const sumber = [
    ...(may(ctx, "periodePpdb:read") === "yes" ? [periode] : []),
    ...(may(ctx, "pengumuman:update") === "yes" ? [pengumuman] : []),
    ...(may(ctx, "berita:read") === "yes" ? [berita(ctx.now)] : []),
  ];
  if (sumber.length === 0) return empty();
  const hari = today(ctx.now);
  return senarai(sql<Tempo>`select kode, tanggal, nama, id from (${sql.join(sumber, sql` union all `)}) tempo (kode, tanggal, nama, id)
    where tanggal between ${hari} and ${addDays(hari, daysAhead)} order by tanggal, nama limit ${sebanyak}`);
}

const periode = sql`select batas.kode, batas.tanggal, tahun_ajaran as nama, id
  from periode_ppdb, lateral (values
    (case when exists (select from lembar_aturan_ppdb where periode_id = periode_ppdb.id) then 'buka' else 'bukaTanpaLembar' end, buka), ('tutup', tutup), ('pengumumanPpdb', pengumuman),
    ('daftarUlangMulai', daftar_ulang_mulai), ('daftarUlangSelesai', daftar_ulang_selesai)) as batas (kode, tanggal)
  where ${notDeleted()} and batas.tanggal is not null`;

const pengumuman = sql`select 'pengumuman', sampai, judul, id from pengumuman where ${notDeleted()} and sampai is not null`;

const berita = (now: Date) => sql`select 'berita', (terbit_pada at time zone ${zone.name})::date, name, id
  from berita where ${notDeleted()} and status = 'terbit' and terbit_pada > ${now}`;
