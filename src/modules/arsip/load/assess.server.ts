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

/**
 * The days of each rule without those of the rules that say more of the code: those decide. So no letter meets two of them, and all
 * letters need no sorting.
 */
const stretches = sql`
  select aturan.*, lower(hari) as mulai, coalesce(upper(hari) - 1, 'infinity') as sampai
  from (
    select k.id as klasifikasi_id, k.kode as klasifikasi, r.kode, r.aktif, r.inaktif, r.nasib, r.sumber, daterange(r.berlaku_mulai, r.berlaku_sampai, '[]') as berlaku,
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

const books = sql`(${incoming} union all ${outgoing}) surat`;

/** @param kode column of the letter's own code */
const columns = (
  kode: string,
) => sql`surat.arah, surat.id, surat.nomor, surat.perihal, surat.pihak, surat.tanggal, ${sql.ref(kode)} as kode,
  masa.kode as aturan, masa.nasib, masa.sumber,
  (surat.tanggal + make_interval(years => masa.aktif))::date as "aktifSampai",
  (surat.tanggal + make_interval(years => masa.aktif + masa.inaktif))::date as "inaktifSampai",
  surat.sebab, surat.pemusnahan_id as "pemusnahanId", surat.dimusnahkan_pada as "dimusnahkanPada"`;

/** Stands before a statement that asks for letters: the rules, by the days on which they decide. */
export const withRules = sql`with masa as materialized (${stretches})`;

/** All letters, assessed, as a query to choose from; conditions on a letter reach its book. */
export const letters = sql<Assessed>`
  select ${columns("k.kode")} from ${books}
  left join klasifikasi_surat k on k.id = surat.klasifikasi_id
  left join masa on masa.klasifikasi_id = surat.klasifikasi_id and surat.tanggal between masa.mulai and masa.sampai`;

/** From one day to another, by the rule that is asked about (`masa`). */
export interface Days {
  readonly from: RawBuilder<unknown>;
  readonly to: RawBuilder<unknown>;
}

/**
 * Letters of rules, assessed, by their own day, without those that are destroyed; each rule finds its own in the index of their book. Joined, all
 * letters would be read, or all once for each rule, as few as they are thought to be.
 * @param arah of one book alone
 */
export const lettersWithin = ({ from, to }: Days, arah?: Arah): RawBuilder<Assessed> => sql<Assessed>`
  select ${columns("masa.klasifikasi")} from masa cross join lateral (
    select * from ${books} where surat.klasifikasi_id = masa.klasifikasi_id and surat.tanggal between ${from} and ${to}
      and surat.dimusnahkan_pada is null ${arah ? sql`and surat.arah = ${sql.lit(arah)}` : sql``} offset 0
  ) surat`;

/** How many letters of a book a rule has between two days: none is read, its index tells. */
export const countWithin = (arah: Arah, { from, to }: Days): RawBuilder<number> => {
  const { table, day } = bookOf[arah];
  return sql<number>`(select count(*)::int from ${table} surat where surat.klasifikasi_id = masa.klasifikasi_id
    and ${day} between ${from} and ${to} and ${notDestroyed})`;
};

/** How many there are in a book up to a day, whatever rule they have. */
export const countUntil = (arah: Arah, last: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select count(*)::int from ${bookOf[arah].table} surat where ${bookOf[arah].day} <= ${last} and ${notDestroyed})`;

const bookOf = {
  masuk: { table: sql.table("surat_masuk"), day: sql.ref("surat.tanggal_terima") },
  keluar: { table: sql.table("surat_keluar"), day: sql.ref("surat.tanggal") },
} as const;

const notDestroyed = sql`${notDeleted("surat")} and surat.dimusnahkan_pada is null`;

/** One letter; null when there is none. */
export async function assessOne(ctx: ReadCtx, arah: Arah, id: string): Promise<Assessed | null> {
  const found = sql<Assessed>`${withRules} select * from (${letters}) surat where surat.arah = ${arah} and surat.id = ${id}`;
  return (await found.execute(ctx.db)).rows[0] ?? null;
}
