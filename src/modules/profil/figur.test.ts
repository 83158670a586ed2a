import { expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { sql } from "#kit/database/sql.server.ts";
import { useDatabase } from "#tests/support/database.ts";
import { readFigur } from "./figur.server.ts";

const home = useDatabase();
const figur = () =>
  home.scope(system("uji")).transaction(async (ctx) => {
    const figur = await readFigur(ctx);
    return [figur.pegawai, figur["peserta-didik"], figur.akreditasi, figur.sarana].flatMap((kelompok) =>
      (kelompok ?? []).map(({ nama, lakiLaki, perempuan, jumlah, nilai }) => [nama, lakiLaki, perempuan, jumlah ?? nilai]),
    );
  });

const siswa = (kelas: string, tingkat: string, laki: number, perempuan: number) =>
  home.scope(system("uji")).transaction(async (ctx) => {
    await sql`with k as (insert into kelas (nama, tingkat, tahun_ajaran) values (${kelas}, ${tingkat}, '2026/2027') returning id)
      insert into siswa (nama, jenis_kelamin, status, kelas_id, tanggal_masuk)
      select 'Siswa ' || n, case when n <= ${laki} then 'laki-laki' else 'perempuan' end, 'aktif', k.id, '2026-07-13'
      from k, generate_series(1, ${laki + perempuan}::int) n`.execute(ctx.db);
  });

test("typed figures stand until the data bank knows people", async () => {
  await home.scope(system("uji")).transaction(async (ctx) => {
    await sql`insert into figur_publik (kelompok, nama, laki_laki, perempuan, nilai, urutan) values
      ('pegawai', 'Guru', 29, 39, null, 1), ('peserta-didik', 'Kelas X', 82, 110, null, 2), ('sarana', 'Ruang kelas', null, null, '27 ruang', 3)`.execute(
      ctx.db,
    );
  });
  expect(await figur()).toEqual([
    ["Guru", 29, 39, null],
    ["Kelas X", 82, 110, null],
    ["Ruang kelas", null, null, "27 ruang"],
  ]);
});

test("people are counted by grade and sex; what no register knows stays typed", async () => {
  await siswa("X.E-1", "X", 3, 4);
  await siswa("XI.F-1", "XI", 5, 1);
  await home.scope(system("uji")).transaction(async (ctx) => {
    await sql`insert into pegawai (nama, jenis, status, unit_kerja, aktif, jenis_kelamin)
      select 'Orang ' || n, case when n < 8 then 'guru' else 'tenaga-kependidikan' end, 'pns', 'MAN1PALU', n <> 7,
        case when n = 1 then null when n < 5 then 'Pria' else 'Wanita' end from generate_series(1, 8) n`.execute(ctx.db);
  });
  expect(await figur()).toEqual([
    ["Guru", null, null, 6],
    ["Tenaga kependidikan", null, null, 1],
    ["Guru dan tenaga kependidikan", 3, 3, 7],
    ["Kelas X", 3, 4, 7],
    ["Kelas XI", 5, 1, 6],
    ["Ruang kelas", null, null, "27 ruang"],
  ]);
});

test("a grade of few pupils is counted together with the others", async () => {
  await siswa("XII.F-1", "XII", 0, 2);
  expect((await figur())[3]).toEqual(["Semua kelas", 8, 7, 15]);
});
