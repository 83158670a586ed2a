import type { Ctx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { addDays, formatDay, today } from "#kit/dates.ts";
import type { Foretell } from "#kit/transfer/transfer.server.ts";

/** What a list of pupils sets off besides: classes that become too full, and attendance that is owed for days before today. */
export const foretellSiswa: Foretell = async (ctx, changes) => {
  const seated = changes.filter(
    ({ before, after }) => after?.kelasId && (before?.kelasId !== after.kelasId || before?.status !== after.status),
  );
  const kelas = [...new Set(seated.map(({ after }) => String(after?.kelasId)))];
  if (kelas.length === 0) return [];
  const siswa = seated.flatMap(({ after }) => (after ? [after.id] : []));
  return [...(await overfull(ctx, kelas)), ...(await owed(ctx, siswa))];
};

/** What is said of a class that holds more than it has room for. */
export async function fullKelas(ctx: Ctx, kelasId: string): Promise<string | undefined> {
  const { rows } = await sql<{ nama: string; kapasitas: number; isi: number }>`
    select kelas.nama, kelas.kapasitas, count(*)::int as isi
    from kelas join siswa on siswa.kelas_id = kelas.id and siswa.status = 'aktif' and ${notDeleted("siswa")}
    where kelas.id = ${kelasId} and kelas.kapasitas is not null
    group by kelas.id having count(*) > kelas.kapasitas`.execute(ctx.db);
  const [satu] = rows;
  return satu && `Kelas ${satu.nama} berisi ${satu.isi} siswa, kapasitasnya ${satu.kapasitas}.`;
}

async function overfull(ctx: Ctx, kelas: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ nama: string; tahunAjaran: string; kapasitas: number; isi: number }>`
    select kelas.nama, kelas.tahun_ajaran, kelas.kapasitas, count(*)::int as isi
    from kelas join siswa on siswa.kelas_id = kelas.id and siswa.status = 'aktif' and ${notDeleted("siswa")}
    where kelas.id = any(${kelas}::uuid[]) and kelas.kapasitas is not null
    group by kelas.id having count(*) > kelas.kapasitas order by kelas.nama`.execute(ctx.db);
  return rows.map(
    ({ nama, tahunAjaran, kapasitas, isi }) =>
      `Kelas ${nama} (${tahunAjaran}) akan berisi ${isi} siswa, lebih dari kapasitasnya: ${kapasitas}.`,
  );
}

/** Days of school on which they sit in a class already, and nothing is recorded of them. */
async function owed(ctx: Ctx, siswa: readonly string[]): Promise<string[]> {
  const kemarin = addDays(today(ctx.now), -1);
  const { rows } = await sql<{ jumlah: number; orang: number; sejak: string | null }>`
    with duduk as materialized (
      select siswa_id, mulai, coalesce(selesai, 'infinity') as selesai from anggota_kelas
      where siswa_id = any(${siswa}::uuid[]) and mulai <= ${kemarin}::date),
    hari as materialized (select hari from hari_sekolah((select min(mulai) from duduk), ${kemarin}::date, 'siswa') hari)
    select count(*)::int as jumlah, count(distinct siswa_id)::int as orang, min(hari)::text as sejak
    from duduk join hari on hari between mulai and selesai
    where not exists (select from absensi_siswa absensi where absensi.siswa_id = duduk.siswa_id and tanggal = hari and jadwal_id is null)`.execute(
    ctx.db,
  );
  const [{ jumlah = 0, orang = 0, sejak = null } = {}] = rows;
  if (jumlah === 0 || sejak === null) return [];
  const angka = (nilai: number) => nilai.toLocaleString("id-ID");
  return [
    `Kehadiran ${angka(orang)} siswa pada hari-hari sekolah sejak ${formatDay(sejak)} akan tampak “Belum tercatat”: ${angka(jumlah)} seluruhnya.`,
  ];
}
