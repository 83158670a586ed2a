/**
 * The figures that everybody may see, on a Sunday. What goes wrong: they are of a day that has not come, of a lesson, of somebody who left
 * or of a child in the bin.
 */
import { beforeAll, beforeEach, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { fillDemoRekap } from "#tests/support/demo-rekap.ts";
import { absensiStatistics } from "./absensi-statistics.server.ts";

/** Sunday; the last day of school was the 21st, and the last that was recorded the 19th. */
const home = useDatabase({ clock: () => new Date("2026-11-22T10:00:00+08:00") });
const as = <T>(work: (ctx: Ctx) => Promise<T>) => home.scope(system("uji")).transaction(work);
const run = (statement: ReturnType<typeof sql>) => as(({ db }) => statement.execute(db));
const figures = (tab: "guru" | "siswa" | "rekap") => as((ctx) => absensiStatistics(ctx, tab));

beforeAll(() => as((ctx) => fillDemoRekap(ctx, { wali: actor("waliKelas"), guru: actor("guru") })));
const pupil = (nama: string, tanggal: string, lesson = false, status = "hadir") =>
  run(sql`insert into absensi_siswa (siswa_id, kelas_id, tanggal, status, jadwal_id, dicatat_pada, perangkat)
    select id, kelas_id, ${tanggal}, ${status}, case when ${lesson} then gen_random_uuid() end, now(), 'uji' from siswa where nama = ${nama}`);
const staff = (nama: string, tanggal: string, status = "hadir") =>
  run(
    sql`insert into absensi_pegawai (pegawai_id, tanggal, status, cara) select id, ${tanggal}, ${status}, 'kode' from pegawai where nama = ${nama}`,
  );

beforeEach(async () => {
  await as(async ({ db }) => {
    for (const table of ["absensiSiswa", "absensiPegawai"] as const) await db.deleteFrom(table).where(everyRow).execute();
    await sql`delete from pegawai where nama like 'Orang %'`.execute(db);
    await db.updateTable("siswa").set({ deletedAt: null }).where(everyRow).execute();
    await db.updateTable("pegawai").set({ aktif: true }).where(everyRow).execute();
  });
  await pupil("Ayu", "2026-11-19");
});

test("are of the last day on which a pupil or one of the staff was recorded, and of today where nobody was", async () => {
  expect(await figures("siswa")).toMatchObject({ dari: "2026-11-19", sampai: "2026-11-19" });
  await staff("Guru", "2026-11-20");
  expect(await figures("siswa")).toMatchObject({ sampai: "2026-11-20" });
  await as(async ({ db }) => {
    for (const table of ["absensiSiswa", "absensiPegawai"] as const) await db.deleteFrom(table).where(everyRow).execute();
  });
  expect(await figures("siswa")).toMatchObject({ sampai: "2026-11-22" });
});

test("are of no day that a lesson alone was recorded on, nor of one that is still to come", async () => {
  await pupil("Ayu", "2026-11-20", true);
  await pupil("Ayu", "2026-11-23");
  await staff("Guru", "2026-11-23");
  expect(await figures("siswa")).toMatchObject({ sampai: "2026-11-19" });
  await staff("Guru", "2026-11-22");
  expect(await figures("siswa")).toMatchObject({ sampai: "2026-11-22" });
});

test("count nobody of the staff who left, nor a child in the bin, nor a lesson", async () => {
  await staff("Guru", "2026-11-19");
  await staff("Hasan", "2026-11-19");
  await pupil("Bima", "2026-11-19");
  await pupil("Bima", "2026-11-19", true);
  const all = async () => (await figures("rekap")).kelompok.map(({ jumlah, hadir, wajib }) => [jumlah, hadir, wajib]);
  // From Monday the 2nd to Thursday the 19th, without the Sundays.
  const days = 16;
  expect(await all()).toEqual([
    [2, 2, 2 * days],
    [3, 2, 3 * days],
  ]);
  await run(sql`update pegawai set aktif = false where nama = 'Hasan'`);
  await run(sql`update siswa set deleted_at = now() where nama = 'Bima'`);
  expect(await all()).toEqual([
    [1, 1, days],
    [2, 1, 2 * days],
  ]);
});

test("have no line of people of whom there are none", async () => {
  await run(sql`update pegawai set aktif = false`);
  await run(sql`update siswa set deleted_at = now()`);
  expect([(await figures("guru")).kelompok, (await figures("siswa")).kelompok]).toEqual([[], []]);
});

test("count of teachers and of the others each their own, where there are enough of both", async () => {
  for (const jenis of ["guru", "tenaga-kependidikan"])
    await run(sql`insert into pegawai (nama, jenis, status, unit_kerja)
      select 'Orang ' || ${jenis}::text || n, ${jenis}, 'pns', 'MAN1PALU' from generate_series(1, 4) n`);
  await staff("Guru", "2026-11-19");
  await staff("Orang guru1", "2026-11-19", "sakit");
  await staff("Hasan", "2026-11-19", "terlambat");
  await staff("Orang tenaga-kependidikan1", "2026-11-19");
  await staff("Orang tenaga-kependidikan2", "2026-11-19", "dinas-luar");
  const { kelompok } = await figures("guru");
  expect(kelompok.map(({ nama, jumlah, hadir, tidakHadir }) => [nama, jumlah, hadir, tidakHadir])).toEqual([
    ["Guru", 5, 1, 4],
    ["Tenaga kependidikan", 5, 3, 2],
  ]);
});

test.each([
  ["dispensasi", "terlambat", 3, 0],
  ["izin", "sakit", 1, 2],
  ["hadir", "alpa", 2, 1],
])("of three pupils, one in time, one %s and one %s: %i there, %i away", async (second, third, hadir, tidakHadir) => {
  await pupil("Bima", "2026-11-19", false, second);
  await pupil('=Citra, "Dewi"', "2026-11-19", false, third);
  expect((await figures("siswa")).kelompok).toMatchObject([{ jumlah: 3, hadir, tidakHadir }]);
});

test("a day off on which somebody was recorded is one day for everybody", async () => {
  await staff("Guru", "2026-11-22");
  expect((await figures("siswa")).kelompok).toMatchObject([{ jumlah: 3, wajib: 3 }]);
  expect((await figures("guru")).kelompok).toMatchObject([{ jumlah: 2, wajib: 2 }]);
});
