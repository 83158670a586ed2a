import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { type RawBuilder, sql } from "#kit/database/sql.server.ts";
import type { Arah, Sebab } from "../letter.ts";
import type { Nasib } from "../options.ts";

/** A letter with what its classification and its day make of it; nothing of it is stored. */
export interface Assessed {
  readonly arah: Arah;
  readonly id: string;
  readonly nomor: string;
  readonly perihal: string;
  /** From whom it came, or to whom it went. */
  readonly pihak: string | null;
  /** When it came or was dated: from then on the years are counted. */
  readonly tanggal: string;
  readonly kode: string | null;
  /** The rule that holds for it; null without one. */
  readonly aturan: string | null;
  readonly nasib: Nasib | null;
  readonly sumber: string | null;
  readonly aktifSampai: string | null;
  readonly inaktifSampai: string | null;
  /** Why it is not destroyed for now. */
  readonly sebab: Sebab | null;
  /** The destruction that names it and was not called off. */
  readonly pemusnahanId: string | null;
  readonly dimusnahkanPada: Date | null;
}

/** All letters, assessed, as a query to choose from; conditions on a letter reach its book. */
export const assessed = (): RawBuilder<Assessed> => sql<Assessed>`
  with masa as materialized (${stretches})
  select surat.arah, surat.id, surat.nomor, surat.perihal, surat.pihak, surat.tanggal, k.kode, masa.kode as aturan, masa.nasib, masa.sumber,
    (surat.tanggal + make_interval(years => masa.aktif))::date as "aktifSampai",
    (surat.tanggal + make_interval(years => masa.aktif + masa.inaktif))::date as "inaktifSampai",
    surat.sebab, surat.pemusnahan_id as "pemusnahanId", surat.dimusnahkan_pada as "dimusnahkanPada"
  from (${incoming} union all ${outgoing}) surat
  left join klasifikasi_surat k on k.id = surat.klasifikasi_id
  left join masa on masa.klasifikasi_id = surat.klasifikasi_id and surat.tanggal between masa.mulai and masa.sampai`;

/**
 * The days of each rule without those of the rules that say more of the code: those decide. So no letter meets two of them, and all
 * letters need no sorting.
 */
const stretches = sql`
  select aturan.*, lower(hari) as mulai, coalesce(upper(hari) - 1, 'infinity') as sampai
  from (
    select k.id as klasifikasi_id, r.kode, r.aktif, r.inaktif, r.nasib, r.sumber, daterange(r.berlaku_mulai, r.berlaku_sampai, '[]') as berlaku,
      range_agg(daterange(r.berlaku_mulai, r.berlaku_sampai, '[]')) over (
        partition by k.id order by length(r.kode) desc groups between unbounded preceding and 1 preceding
      ) as rincian
    from klasifikasi_surat k
    join jadwal_retensi r on ${notDeleted("r")} and starts_with(lower(k.kode) || '.', lower(r.kode) || '.')
  ) aturan cross join lateral unnest(datemultirange(berlaku) - coalesce(rincian, '{}')) hari`;

/** One that nobody has finished with waits, whatever its day: an old one too is closed by somebody first. */
const incoming = sql`
  select 'masuk' as arah, m.id, m.nomor_surat as nomor, m.perihal, m.asal_surat as pihak, m.tanggal_terima as tanggal, m.klasifikasi_id,
    m.dimusnahkan_pada, p.pemusnahan_id,
    case
      when m.id in (select surat_masuk_id from arsip_ditahan where dilepas_pada is null and surat_masuk_id is not null) then 'ditahan'
      when m.id in (
        select d.surat_masuk_id from disposisi d join cabang_disposisi c on c.disposisi_id = d.id where c.selesai_pada is null
      ) then 'didisposisikan'
      when m.id in (
        select n.balasan_untuk_id from naskah_surat n
        where n.balasan_untuk_id is not null and ${notDeleted("n")} and n.status <> 'ditandatangani'
      ) then 'belum-dijawab'
      when coalesce(m.status, 'baru') not in ('selesai', 'arsip') then 'belum-selesai'
    end as sebab
  from surat_masuk m left join surat_pemusnahan p on p.surat_masuk_id = m.id and not p.dilepas where ${notDeleted("m")}`;

/** The record of a destruction itself is kept for ever. */
const outgoing = sql`
  select 'keluar', s.id, s.nomor_surat, s.perihal, s.tujuan, s.tanggal, s.klasifikasi_id, s.dimusnahkan_pada, p.pemusnahan_id,
    case
      when s.id in (select surat_keluar_id from arsip_ditahan where dilepas_pada is null and surat_keluar_id is not null) then 'ditahan'
      when s.id in (
        select n.surat_keluar_id from naskah_surat n join pemusnahan_arsip b on b.naskah_id = n.id where n.surat_keluar_id is not null
      ) then 'berita-acara'
      when s.status in ('draf', 'menunggu') then 'belum-selesai'
    end
  from surat_keluar s left join surat_pemusnahan p on p.surat_keluar_id = s.id and not p.dilepas where ${notDeleted("s")}`;

/** One letter; null when there is none. */
export async function assessOne(ctx: ReadCtx, arah: Arah, id: string): Promise<Assessed | null> {
  const found = sql<Assessed>`select * from (${assessed()}) surat where surat.arah = ${arah} and surat.id = ${id}`;
  return (await found.execute(ctx.db)).rows[0] ?? null;
}
