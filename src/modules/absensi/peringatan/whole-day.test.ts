/**
 * Teachers record their lessons beside the day. What goes wrong: a lesson is taken for the day, so that nobody hears of a class that was not
 * recorded, or a child is called absent for three lessons; or a child who moved is told of in the class that they left.
 */
import { beforeAll, beforeEach, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { fillDemoKelas } from "#tests/support/demo-kelas.ts";
import { checkPeringatan } from "./check-peringatan.server.ts";
import { listPeringatan } from "./list-peringatan.server.ts";

let current = new Date("2026-08-28T09:05:00+08:00");
const home = useDatabase({ policy, clock: () => current });
const as = <T>(work: (ctx: Ctx) => Promise<T>) => home.scope(system("uji")).transaction(work);
const check = (moment: string) => {
  current = new Date(`${moment}:00+08:00`);
  return as(checkPeringatan);
};
const list = async () =>
  (await home.scope(actor("kepala")).read(listPeringatan)).map(({ jenis, kelas, siswa, jumlah }) => [jenis, kelas, siswa, jumlah]);
const record = (nama: string, tanggal: string, status: string, lesson = true) =>
  as(({ db }) =>
    sql`insert into absensi_siswa (siswa_id, kelas_id, tanggal, status, jadwal_id, dicatat_pada, perangkat)
      select id, kelas_id, ${tanggal}, ${status}, case when ${lesson} then gen_random_uuid() end, now(), 'a' from siswa where nama = ${nama}`.execute(
      db,
    ),
  );

beforeAll(() => as((ctx) => fillDemoKelas(ctx, { wali: actor("waliKelas"), guru: actor("guru") }, 1)));
beforeEach(() =>
  as(async ({ db }) => {
    for (const table of ["peringatanAbsensi", "absensiSiswa"] as const) await db.deleteFrom(table).where(everyRow).execute();
  }),
);

test("a class is awaited until its day is recorded; a lesson of it, or another day, does not count", async () => {
  const both = [
    ["belum-dicatat", "XI.F-3", null, 1],
    ["belum-dicatat", "XI.F-4", null, 1],
  ];
  await check("2026-08-28T09:05");
  expect(await list()).toEqual(both);
  await record("Siswa 01", "2026-08-28", "hadir");
  await record("Siswa 01", "2026-08-27", "hadir", false);
  expect(await list()).toEqual(both);
  await check("2026-08-28T09:35");
  expect(await list()).toEqual(both);
  await record("Siswa 01", "2026-08-28", "hadir", false);
  await check("2026-08-28T10:05");
  expect(await list()).toEqual(both.slice(1));
});

test("lessons without a word and late lessons are no days of them", async () => {
  for (const day of ["2026-08-26", "2026-08-27", "2026-08-28"]) {
    await record("Siswa 01", day, "alpa");
    await record("Tetangga", day, "terlambat");
  }
  await check("2026-08-28T17:00");
  expect((await list()).filter(([, , siswa]) => siswa)).toEqual([]);
  for (const day of ["2026-08-26", "2026-08-27", "2026-08-28"]) {
    await record("Siswa 01", day, "alpa", false);
    await record("Tetangga", day, "terlambat", false);
  }
  await check("2026-08-28T17:30");
  expect((await list()).filter(([, , siswa]) => siswa)).toEqual([
    ["tanpa-kabar", "XI.F-3", "Siswa 01", 3],
    ["sering-terlambat", "XI.F-4", "Tetangga", 3],
  ]);
});

test("who moved is told of in the class in which they sit now, and nowhere else", async () => {
  await as(({ db }) =>
    sql`insert into siswa (nama, jenis_kelamin, status, kelas_id, tanggal_masuk)
      select baru, 'perempuan', 'aktif', id, '2026-07-13' from kelas, unnest(array['Ani', 'Umi']) baru where kelas.nama = 'XI.F-3'`.execute(
      db,
    ),
  );
  for (const day of ["2026-08-26", "2026-08-27", "2026-08-28"]) {
    await record("Ani", day, "alpa", false);
    await record("Umi", day, "terlambat", false);
  }
  await as(async ({ db }) => {
    await sql`select set_config('akademik.hari', '2026-08-29', true)`.execute(db);
    await sql`update siswa set kelas_id = (select id from kelas where kelas.nama = 'XI.F-4') where nama in ('Ani', 'Umi')`.execute(db);
  });
  await check("2026-08-29T17:00");
  expect((await list()).filter(([, , siswa]) => siswa)).toEqual([
    ["tanpa-kabar", "XI.F-4", "Ani", 3],
    ["sering-terlambat", "XI.F-4", "Umi", 3],
  ]);
});
