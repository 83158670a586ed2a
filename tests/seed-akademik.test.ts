import { beforeAll, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { sql } from "#kit/database/sql.server.ts";
import { anggotaKelas, semesterAt } from "#modules/akademik/index.server.ts";
import { createSampleAkun } from "#modules/akun/index.server.ts";
import { seedDemoAbsensiSiswa } from "#seeds/demo-absensi-siswa.ts";
import { seedDemoJadwal, seedDemoTahunAjaran } from "#seeds/demo-akademik.ts";
import { seedDemoBankData } from "#seeds/demo-bank-data.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";

const { scope } = useDatabase({ policy, clock: () => new Date("2026-11-21T02:00:00Z") });

const benih = () => scope(system("data contoh"));

beforeAll(async () => {
  await createSampleAkun(benih());
  for (const isi of [seedDemoTahunAjaran, seedDemoBankData, seedDemoJadwal, seedDemoJadwal]) await benih().transaction(isi);
}, 60_000);

test("the demo's school year has its semesters, every pupil in a class since the first day, and a full timetable", async () => {
  await benih().transaction(async (ctx) => {
    expect(await semesterAt(ctx, "2026-07-13")).toMatchObject({ jenis: "ganjil", selesai: "2026-12-18", tahunAjaran: "2026/2027" });
    expect(await semesterAt(ctx, "2027-06-18")).toMatchObject({ jenis: "genap", mulai: "2027-01-04" });
    const kelas = await ctx.db.selectFrom("kelas").select(["id", "nama"]).orderBy("nama").execute();
    let siswa = 0;
    for (const { id } of kelas) siswa += (await anggotaKelas(ctx, id, "2026-07-13")).length;
    expect(siswa).toBe(1210);
    const { rows } = await sql<{ nama: string; diajarkan: number; terjadwal: number }>`
      select kelas.nama, sum(pengampu.jp)::int as diajarkan,
        (select sum(jumlah_jam)::int from jadwal_pelajaran where kelas_id = kelas.id) as terjadwal
      from kelas join pengampu on pengampu.kelas_id = kelas.id group by kelas.id`.execute(ctx.db);
    expect(rows).toHaveLength(27);
    expect(rows.filter(({ diajarkan, terjadwal }) => terjadwal < diajarkan - 2)).toEqual([]);
    const { rows: beban } = await sql<{ jp: number }>`select sum(jp)::int as jp from pengampu group by pegawai_id`.execute(ctx.db);
    expect(Math.max(...beban.map(({ jp }) => jp))).toBeLessThanOrEqual(32);
  });
});

test("the demo's pupils have been at school since last month, plausibly, and a second run adds nothing", { timeout: 60_000 }, async () => {
  for (const isi of [seedDemoAbsensiSiswa, seedDemoAbsensiSiswa]) await benih().transaction(isi);
  await benih().transaction(async (ctx) => {
    const satu = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(ctx.db)).rows[0];
    const semua = await satu(sql<Record<string, number>>`
      select count(*)::int as baris, count(distinct tanggal)::int as hari, count(*) filter (where tanggal = '2026-08-17')::int as libur,
        avg((status in ('hadir', 'terlambat', 'dispensasi'))::int)::float as hadir, avg((status = 'alpa')::int)::float as alpa,
        count(distinct status)::int as status, count(*) filter (where berbeda)::int as berbeda,
        count(*) filter (where dicatat_pada > ${ctx.now})::int as nanti
      from absensi_siswa where jadwal_id is null`);
    expect(semua).toMatchObject({ libur: 0, status: 6, nanti: 0 });
    expect(semua?.hari).toBeGreaterThan(40);
    expect(semua?.baris).toBeGreaterThan(50_000);
    expect(semua?.hadir).toBeGreaterThan(0.93);
    expect(semua?.hadir).toBeLessThan(0.98);
    expect(semua?.alpa).toBeLessThan(0.015);
    expect(semua?.berbeda).toBeGreaterThan(4);
    const hilang = await satu(sql<{ banyak: number }>`
      select count(*)::int as banyak from (select siswa_id from absensi_siswa where status = 'alpa' and jadwal_id is null
        and tanggal >= '2026-11-19' group by siswa_id having count(*) = 3) tanpa_kabar`);
    expect(hilang?.banyak).toBeGreaterThan(0);
    const kelas = await satu(
      sql<{ banyak: number }>`select count(distinct kelas_id)::int as banyak from absensi_siswa where tanggal = '2026-11-21'`,
    );
    expect(kelas?.banyak).toBeLessThan(27);
    const pelajaran = await satu(
      sql<
        Record<string, number>
      >`select count(*)::int as baris, count(distinct kelas_id)::int as kelas from absensi_siswa where jadwal_id is not null`,
    );
    expect(pelajaran?.kelas).toBe(8);
    expect(pelajaran?.baris).toBeGreaterThan(5_000);
  });
});
