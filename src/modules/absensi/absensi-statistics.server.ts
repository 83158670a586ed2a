import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { today } from "#kit/dates.ts";
import { hariSekolah } from "#modules/akademik/index.server.ts";
import { computePegawai } from "#modules/kepegawaian/index.server.ts";
import "#modules/kesiswaan/index.server.ts";
import { closedHari, readRules } from "./pegawai/rules.server.ts";
import { anggotaAt } from "./siswa/anggota-at.server.ts";
import type { TabName } from "./tab.ts";

/** How many people a line is about, and how many recordings say there or away. */
export interface Group {
  readonly nama: string;
  readonly jumlah: number;
  /** How many recordings there should be: each person on each day of school in the range. */
  readonly wajib: number;
  /** In time, late, or on the school's errand elsewhere. */
  readonly hadir: number;
  readonly tidakHadir: number;
}

export interface HariStatistics {
  /** The figures are of these days: one, or the month up to the last of them. */
  readonly dari: string;
  readonly sampai: string;
  readonly kelompok: readonly Group[];
}

interface Range extends Pick<HariStatistics, "dari" | "sampai"> {
  /** The last day on which who is not recorded counts as absent. */
  readonly tutup: string;
}

/** In figures only: no name, nobody's class and nobody's reason. Groups without people have no line. */
export async function absensiStatistics(ctx: ReadCtx, tab: TabName): Promise<HariStatistics> {
  const sampai = await lastDay(ctx);
  const dari = tab === "rekap" ? `${sampai.slice(0, 7)}-01` : sampai;
  const rentang = { dari, sampai, tutup: closedHari(ctx, await readRules(ctx)) };
  const bagian = [
    ...(tab === "siswa" ? [] : ([["pegawai", pegawaiStatistics]] as const)),
    ...(tab === "guru" ? [] : ([["siswa", siswaStatistics]] as const)),
  ];
  const kelompok: Group[] = [];
  for (const [siapa, hitung] of bagian) {
    const hari = await countHari(ctx, rentang, siapa);
    for (const satu of await hitung(ctx, rentang)) kelompok.push({ ...satu, wajib: satu.jumlah * hari });
  }
  return { dari, sampai, kelompok };
}

/** Today where school is kept; else the last day on which anybody was recorded. */
async function lastDay(ctx: ReadCtx): Promise<string> {
  const kini = today(ctx.now);
  if ((await hariSekolah(ctx, kini)).masuk) return kini;
  const { rows } = await sql<{ hari: string | null }>`
    select greatest((select max(tanggal) from absensi_siswa where jadwal_id is null and tanggal <= ${kini}::date),
      (select max(tanggal) from absensi_pegawai where tanggal <= ${kini}::date))::text as hari`.execute(ctx.db);
  return rows[0]?.hari ?? kini;
}

/** Days of school in the range; a day off that is shown because somebody was recorded on it counts as one. */
async function countHari(ctx: ReadCtx, { dari, sampai }: Range, siapa: "siswa" | "pegawai"): Promise<number> {
  const { rows } = await sql<{ hari: number }>`
    select count(*)::int as hari from hari_sekolah(${dari}::date, ${sampai}::date, ${siapa}) hari`.execute(ctx.db);
  return Math.max(1, rows[0]?.hari ?? 0);
}

type Catatan = Pick<Group, "hadir" | "tidakHadir">;
type Counted = Omit<Group, "wajib">;

async function pegawaiStatistics(ctx: ReadCtx, { dari, sampai, tutup }: Range): Promise<Counted[]> {
  const { rows } = await sql<Catatan & { jenis: string }>`
    select pegawai.jenis, count(*) filter (where hari.status in ('hadir', 'terlambat', 'dinas-luar'))::int as hadir,
      count(*) filter (where hari.status not in ('hadir', 'terlambat', 'dinas-luar'))::int as tidak_hadir
    from kehadiran_pegawai(${dari}::date, ${sampai}::date, ${tutup}::date) hari join pegawai on pegawai.id = hari.pegawai_id
    where pegawai.aktif group by 1`.execute(ctx.db);
  return (await computePegawai(ctx)).map(({ nama, jumlah, jenis }) => ({
    nama,
    jumlah,
    ...sum(rows.filter((satu) => jenis === null || satu.jenis === jenis)),
  }));
}

const sum = (catatan: readonly Catatan[]): Catatan => ({
  hadir: catatan.reduce((sum, { hadir }) => sum + hadir, 0),
  tidakHadir: catatan.reduce((sum, { tidakHadir }) => sum + tidakHadir, 0),
});

async function siswaStatistics(ctx: ReadCtx, { dari, sampai, tutup }: Range): Promise<Counted[]> {
  const { rows } = await sql<Counted & { tingkat: string }>`
    with catat as (
      select tingkat, count(*) filter (where status in ('hadir', 'terlambat', 'dispensasi'))::int as hadir,
        count(*) filter (where status in ('sakit', 'izin') or (status = 'alpa' and tanggal <= ${tutup}::date))::int as tidak
      from absensi_siswa join kelas on kelas.id = kelas_id join hari_sekolah(${dari}::date, ${sampai}::date, 'siswa') hari on hari = tanggal
      where jadwal_id is null and tanggal between ${dari}::date and ${sampai}::date
        and siswa_id in (select id from siswa where ${notDeleted()}) group by tingkat)
    select kelas.tingkat, count(*)::int as jumlah, coalesce(min(catat.hadir), 0) as hadir, coalesce(min(catat.tidak), 0) as tidak_hadir
    from ${anggotaAt(sampai)} left join catat on catat.tingkat = kelas.tingkat
    group by kelas.tingkat order by length(kelas.tingkat), kelas.tingkat`.execute(ctx.db);
  return rows.map(({ tingkat, ...satu }) => ({ ...satu, nama: `Siswa kelas ${tingkat}` }));
}
