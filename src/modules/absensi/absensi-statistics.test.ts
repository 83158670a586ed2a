import { expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { sql } from "#kit/database/sql.server.ts";
import { useDatabase } from "#tests/support/database.ts";
import { absensiStatistics } from "./absensi-statistics.server.ts";
import { raguLibur } from "./doubtful-libur.server.ts";

/** A parent looks at the page on a phone: how many there are, and never who. Saturday, then Sunday. */
let current = new Date("2026-11-21T10:00:00+08:00");
const home = useDatabase({ clock: () => current });
const run = (tab: "guru" | "siswa" | "rekap") => home.scope(system("uji")).transaction((ctx) => absensiStatistics(ctx, tab));
const group = async (tab: "guru" | "siswa" | "rekap") =>
  (await run(tab)).kelompok.map(({ nama, jumlah, hadir, tidakHadir }) => [nama, jumlah, hadir, tidakHadir]);

test("an empty data bank has no figures", async () => {
  expect([await group("guru"), await group("siswa"), await group("rekap")]).toEqual([[], [], []]);
});

test("counts who is active, by grade, without anybody's name", async () => {
  await home.scope(system("uji")).transaction(async (ctx) => {
    await sql`insert into tahun_ajaran (nama, mulai, selesai) values ('2026/2027', '2026-07-13', '2027-06-18')`.execute(ctx.db);
    await sql`insert into semester (nama, tahun_ajaran_id, jenis, mulai, selesai)
      select 'Ganjil', id, 'ganjil', '2026-07-13', '2026-12-18' from tahun_ajaran`.execute(ctx.db);
    await sql`insert into pegawai (nama, jenis, status, unit_kerja, aktif) values
      ('Nurhayati', 'guru', 'pns', 'MAN1PALU', true), ('Fadlan', 'guru', 'pns', 'MAN1PALU', false),
      ('Rahmat', 'tenaga-kependidikan', 'pns', 'MAN1PALU', true)`.execute(ctx.db);
    await sql`with k as (insert into kelas (nama, tingkat, tahun_ajaran) values ('XI.F-1', 'XI', '2026/2027') returning id)
      insert into siswa (nama, jenis_kelamin, status, kelas_id, tanggal_masuk)
      select nama, 'perempuan', status, k.id, '2026-07-13' from k,
        (values ('Siti', 'aktif'), ('Aisyah', 'aktif'), ('Rahma', 'keluar')) s (nama, status)`.execute(ctx.db);
  });
  // Of one person alone a figure would tell who it is.
  expect(await group("guru")).toEqual([["Guru dan tenaga kependidikan", 2, 0, 0]]);
  expect(await group("siswa")).toEqual([["Siswa kelas XI", 2, 0, 0]]);
});

test("counts who was there, takes nobody for absent before the day is over, and shows the last day on a Sunday", async () => {
  await home.scope(system("uji")).transaction(async (ctx) => {
    await sql`insert into absensi_siswa (siswa_id, kelas_id, tanggal, status, dicatat_pada, perangkat)
      select id, kelas_id, tanggal::date, case when nama = 'Siti' then 'terlambat' else 'alpa' end, now(), 'uji'
      from siswa, (values ('2026-11-20'), ('2026-11-21')) h (tanggal) where status = 'aktif'`.execute(ctx.db);
    await sql`insert into absensi_pegawai (pegawai_id, tanggal, status, cara)
      select id, '2026-11-21', 'hadir', 'kode' from pegawai where nama = 'Nurhayati'`.execute(ctx.db);
  });
  expect(await group("siswa")).toEqual([["Siswa kelas XI", 2, 1, 0]]);
  current = new Date("2026-11-22T10:00:00+08:00");
  expect(await run("siswa")).toMatchObject({ dari: "2026-11-21", sampai: "2026-11-21" });
  expect(await group("guru")).toEqual([["Guru dan tenaga kependidikan", 2, 1, 1]]);
  await home.scope(system("uji")).transaction((ctx) =>
    sql`insert into siswa (nama, jenis_kelamin, status, kelas_id, tanggal_masuk)
      select baru, 'perempuan', 'aktif', id, '2026-11-22' from kelas, unnest(array['Satu', 'Dua']) baru`.execute(ctx.db),
  );
  // Who came on the day after is not missing on the day before.
  expect(await group("siswa")).toEqual([["Siswa kelas XI", 2, 1, 1]]);
  expect(await run("rekap")).toMatchObject({ dari: "2026-11-01" });
  expect((await group("rekap")).at(-1)).toEqual(["Siswa kelas XI", 2, 2, 2]);
  expect(JSON.stringify([await run("guru"), await run("siswa"), await run("rekap")])).not.toMatch(/Siti|Nurhayati|XI\.F/);
});

test("a holiday over days that were recorded is told of, once, and only of those whom it frees", async () => {
  const libur = { jenis: "libur", untuk: "semua", mulai: "2026-11-20", selesai: "2026-11-21" };
  const ragu = (hari: object, sebelum?: object) =>
    home.scope(system("uji")).transaction(async (ctx) => {
      const [satu] = await raguLibur(ctx, [{ ...libur, ...hari }], sebelum && [{ ...libur, ...sebelum }]);
      return satu?.mulai?.match(/sudah ada (.*?)\. /)?.[1];
    });
  expect(await ragu({})).toBe("4 catatan absensi siswa dan 1 catatan absensi pegawai");
  expect(await ragu({ untuk: "siswa" })).toBe("4 catatan absensi siswa");
  expect(await ragu({ untuk: "pegawai" })).toBe("1 catatan absensi pegawai");
  expect(await ragu({ selesai: "2026-11-20" })).toBe("2 catatan absensi siswa");
  for (const tanpa of [{ jenis: "ramadan" }, { mulai: null }, { selesai: null }, { mulai: "2026-11-22", selesai: "2026-11-23" }])
    expect(await ragu(tanpa)).toBeUndefined();
  expect(await ragu({}, {})).toBeUndefined();
  expect(await ragu({}, { untuk: "pegawai", selesai: "2026-11-20" })).toBe("4 catatan absensi siswa dan 1 catatan absensi pegawai");
  expect(await ragu({}, { selesai: "2026-11-20" })).toBe("2 catatan absensi siswa dan 1 catatan absensi pegawai");
});
