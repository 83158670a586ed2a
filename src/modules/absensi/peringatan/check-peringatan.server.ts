import type { Ctx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { type RawBuilder, sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import { hariSekolah, satIn } from "#modules/akademik/index.server.ts";
import { closedHari, jamAt, readRules } from "../pegawai/rules.server.ts";
import { reachableWali } from "../reachable-wali.server.ts";
import { type Baru, notifyWali } from "./notify-wali.server.ts";
import type { JenisPeringatan } from "./peringatan.ts";

type Findings = RawBuilder<{ kelasId: string; siswaId: string | null; mulai: string; sampai: string; jumlah: number }>;

/** Looks who must be looked after, closes what is over, and tells of what is new. Run twice, it tells nobody twice. */
export async function checkPeringatan(ctx: Ctx): Promise<number> {
  const aturan = await readRules(ctx);
  const tutup = closedHari(ctx, aturan);
  const hari = today(ctx.now);
  const mencatat = jamAt(ctx.now) >= aturan.batasCatat && (await hariSekolah(ctx, hari)).masuk;
  const baru = [
    ...(await refresh(ctx, "tanpa-kabar", withoutKabar(tutup, aturan.hariTanpaKabar))),
    ...(await refresh(ctx, "sering-terlambat", lateSering(tutup, aturan.kaliTerlambat))),
    ...(await refresh(ctx, "belum-dicatat", mencatat ? unrecorded(hari) : missing)),
  ];
  await notifyWali(ctx, baru);
  return baru.length;
}

/**
 * What goes on is brought up to date, what is over is closed. What comes again with a day that was not told of yet is new;
 * without one, e.g. after a correction that was taken back, it stands again in silence. @returns those to tell of
 */
async function refresh(ctx: Ctx, jenis: JenisPeringatan, temuan: Findings): Promise<Baru[]> {
  const { rows } = await sql<Baru>`
    with temuan as materialized (${temuan}),
    selesai as (
      update peringatan_absensi lama set selesai_pada = ${ctx.now}
      where jenis = ${jenis} and selesai_pada is null and not exists (
        select from temuan where temuan.kelas_id = lama.kelas_id and temuan.siswa_id is not distinct from lama.siswa_id
          and (${jenis} <> 'belum-dicatat' or temuan.mulai = lama.mulai))),
    berlanjut as (
      update peringatan_absensi lama set sampai = temuan.sampai, jumlah = temuan.jumlah from temuan
      where lama.jenis = ${jenis} and lama.selesai_pada is null and temuan.kelas_id = lama.kelas_id
        and temuan.siswa_id is not distinct from lama.siswa_id and (lama.sampai, lama.jumlah) is distinct from (temuan.sampai, temuan.jumlah::smallint)),
    terakhir as (
      select distinct on (lama.kelas_id, lama.siswa_id) lama.* from peringatan_absensi lama join temuan
        on temuan.kelas_id = lama.kelas_id and temuan.siswa_id is not distinct from lama.siswa_id
      where lama.jenis = ${jenis} and (${jenis} <> 'belum-dicatat' or lama.mulai = temuan.mulai)
      order by lama.kelas_id, lama.siswa_id, lama.selesai_pada desc nulls first),
    lagi as (
      update peringatan_absensi lama set selesai_pada = null, sampai = temuan.sampai, jumlah = temuan.jumlah from temuan
      where lama.id in (select id from terakhir) and lama.selesai_pada is not null and temuan.kelas_id = lama.kelas_id
        and temuan.siswa_id is not distinct from lama.siswa_id and lama.sampai >= temuan.sampai),
    baru as (
      insert into peringatan_absensi (jenis, kelas_id, siswa_id, mulai, sampai, jumlah)
      select ${jenis}, kelas_id, siswa_id, mulai, sampai, jumlah from temuan
      where not exists (
        select from terakhir where terakhir.kelas_id = temuan.kelas_id and terakhir.siswa_id is not distinct from temuan.siswa_id
          and (terakhir.selesai_pada is null or terakhir.sampai >= temuan.sampai))
      on conflict do nothing returning jenis, kelas_id, siswa_id, jumlah)
    select baru.jenis, baru.jumlah, kelas.nama as kelas, kelas.wali_id, ${reachableWali} as terjangkau, siswa.nama as siswa
    from baru join kelas on kelas.id = baru.kelas_id left join siswa on siswa.id = baru.siswa_id
    order by kelas.nama, siswa.nama`.execute(ctx.db);
  return rows;
}

/** Recorded for the whole day, on days that are still days of school: a holiday entered later counts in no report either. */
const recorded = (dari: RawBuilder<unknown>, sampai: string) => sql`
  absensi_siswa join hari_sekolah(${dari}, ${sampai}::date, 'siswa') sekolah on sekolah = tanggal and jadwal_id is null`;

/** Whose last recorded days, up to the last one that is over, were all without a word. */
const withoutKabar = (tutup: string, hari: number): Findings => sql`
  select anggota.kelas_id, deret.siswa_id, deret.mulai, deret.sampai, deret.jumlah from (
    select siswa_id, min(tanggal) as mulai, max(tanggal) as sampai, count(*)::int as jumlah from (
      select siswa_id, tanggal, sum((status <> 'alpa')::int) over (partition by siswa_id order by tanggal desc) as putus
      from ${recorded(sql`${tutup}::date - 30`, tutup)}) hari
    where putus = 0 group by siswa_id having count(*) >= ${hari}) deret
  join anggota_kelas anggota on anggota.siswa_id = deret.siswa_id and anggota.selesai is null
  join siswa on siswa.id = deret.siswa_id and ${notDeleted("siswa")}`;

const lateSering = (tutup: string, kali: number): Findings => sql`
  select anggota.kelas_id, lambat.siswa_id, lambat.mulai, lambat.sampai, lambat.jumlah from (
    select siswa_id, min(tanggal) as mulai, max(tanggal) as sampai, count(*)::int as jumlah
    from ${recorded(sql`${tutup}::date - 29`, tutup)} where status = 'terlambat'
    group by siswa_id having count(*) >= ${kali}) lambat
  join anggota_kelas anggota on anggota.siswa_id = lambat.siswa_id and anggota.selesai is null
  join siswa on siswa.id = lambat.siswa_id and ${notDeleted("siswa")}`;

const unrecorded = (hari: string): Findings => sql`
  select kelas.id as kelas_id, null::uuid as siswa_id, ${hari}::date as mulai, ${hari}::date as sampai, 1 as jumlah from kelas
  where ${notDeleted()}
    and exists (select from anggota_kelas anggota join siswa on siswa.id = anggota.siswa_id and ${notDeleted("siswa")}
      where anggota.kelas_id = kelas.id and ${satIn(hari)})
    and not exists (select from absensi_siswa where kelas_id = kelas.id and tanggal = ${hari}::date and jadwal_id is null)`;

const missing: Findings = sql`
  select null::uuid as kelas_id, null::uuid as siswa_id, null::date as mulai, null::date as sampai, null::int as jumlah where false`;
