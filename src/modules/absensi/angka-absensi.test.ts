import { expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { sql } from "#kit/database/sql.server.ts";
import { useDatabase } from "#tests/support/database.ts";
import { angkaAbsensi } from "./angka-absensi.server.ts";

/** A parent looks at the page on a phone: how many there are, and never who. */
const home = useDatabase();
const run = (tab: "guru" | "siswa" | "rekap") => home.scope(system("uji")).transaction((ctx) => angkaAbsensi(ctx, tab));

test("an empty data bank has no figures", async () => {
  expect([await run("guru"), await run("siswa"), await run("rekap")]).toEqual([[], [], []]);
});

test("counts who is active, by grade, without anybody's name", async () => {
  await home.scope(system("uji")).transaction(async (ctx) => {
    await sql`insert into pegawai (nama, jenis, status, unit_kerja, aktif) values
      ('Nurhayati', 'guru', 'pns', 'MAN1PALU', true), ('Fadlan', 'guru', 'pns', 'MAN1PALU', false),
      ('Rahmat', 'tenaga-kependidikan', 'pns', 'MAN1PALU', true)`.execute(ctx.db);
    await sql`with k as (insert into kelas (nama, tingkat, tahun_ajaran) values ('XI.F-1', 'XI', '2026/2027') returning id)
      insert into siswa (nama, jenis_kelamin, status, kelas_id)
      select nama, 'perempuan', status, k.id from k, (values ('Siti', 'aktif'), ('Aisyah', 'aktif'), ('Rahma', 'lulus')) s (nama, status)`.execute(
      ctx.db,
    );
  });
  expect(await run("guru")).toEqual([
    { nama: "Guru", jumlah: 1 },
    { nama: "Tenaga kependidikan", jumlah: 1 },
  ]);
  expect(await run("siswa")).toEqual([{ nama: "Siswa kelas XI", jumlah: 2 }]);
  expect(await run("rekap")).toContainEqual({ nama: "Siswa", jumlah: 2 });
  expect(JSON.stringify([await run("guru"), await run("siswa"), await run("rekap")])).not.toMatch(/Siti|Nurhayati|XI\.F/);
});
