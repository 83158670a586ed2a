import { beforeAll, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { checkPeringatan } from "./check-peringatan.server.ts";
import { listPeringatan } from "./list-peringatan.server.ts";

let current = new Date("2026-08-06T08:59:00+08:00");
const home = useDatabase({ policy, clock: () => current });
const [kepala, wali, kantor] = [actor("kepala"), actor("waliKelas"), actor("tataUsaha")];
const dalam = <T>(work: (ctx: Ctx) => Promise<T>, who = kepala) => home.scope(who).transaction(work);
const run = async (saat: string) => {
  current = new Date(`${saat}:00+08:00`);
  for (let kali = 0; kali < 2; kali++) await home.scope(system("peringatan")).transaction(checkPeringatan);
};
const list = async (who = kepala) =>
  (await dalam(listPeringatan, who)).map(({ jenis, siswa, kelas, jumlah }) => [jenis, siswa ?? kelas, jumlah]);
const kabar = async (orang = wali) =>
  (
    await dalam(({ db }) =>
      db
        .selectFrom("pemberitahuan")
        .select(["title", "body"])
        .where("akunId", "=", orang.id ?? "")
        .orderBy("title")
        .execute(),
    )
  ).map(({ title, body }) => [title, body]);
const record = (nama: string, tanggal: string, status: string) =>
  dalam(({ db }) =>
    sql`insert into absensi_siswa (siswa_id, kelas_id, tanggal, status, dicatat_pada, perangkat)
      select id, kelas_id, ${tanggal}, ${status}, now(), 'uji' from siswa where nama = ${nama}`.execute(db),
  );

beforeAll(() =>
  dalam(async ({ db }) => {
    await sql`insert into akun (id, nip, nama, peran, password_hash) values
      (${wali.id}, '197001011995031001', 'Wali', array['waliKelas'], 'x'),
      (${kantor.id}, '197001011995031002', 'Kantor', array['tataUsaha'], 'x')`.execute(db);
    await sql`insert into tahun_ajaran (nama, mulai, selesai) values ('2026/2027', '2026-07-13', '2027-06-18')`.execute(db);
    await sql`insert into semester (nama, tahun_ajaran_id, jenis, mulai, selesai)
      select 'Ganjil', id, 'ganjil', '2026-07-13', '2026-12-18' from tahun_ajaran`.execute(db);
    await sql`insert into kelas (nama, tingkat, tahun_ajaran, wali_id) values ('X.E-1', 'X', '2026/2027', ${wali.id}), ('X.E-2', 'X', '2026/2027', null)`.execute(
      db,
    );
    await sql`insert into siswa (nama, jenis_kelamin, status, kelas_id, tanggal_masuk)
      select nama, 'perempuan', 'aktif', (select id from kelas where kelas.nama = k), '2026-07-13'
      from (values ('Ayu', 'X.E-1'), ('Bima', 'X.E-1'), ('Citra', 'X.E-2')) s (nama, k)`.execute(db);
  }),
);

test("classes are told of after nine, once, and gone as soon as they are recorded", async () => {
  await run("2026-08-06T08:59");
  expect(await list()).toEqual([]);
  await run("2026-08-06T09:05");
  expect(await list()).toEqual([
    ["belum-dicatat", "X.E-1", 1],
    ["belum-dicatat", "X.E-2", 1],
  ]);
  expect(await list(wali)).toEqual([["belum-dicatat", "X.E-1", 1]]);
  expect(await kabar()).toEqual([["Kelas X.E-1: kehadiran hari ini belum dicatat.", null]]);
  // Nobody leads X.E-2.
  expect(await kabar(kantor)).toEqual([
    ["Kelas X.E-2: kehadiran hari ini belum dicatat; wali kelasnya belum ada atau belum pernah masuk.", "X.E-2"],
  ]);
  await record("Ayu", "2026-08-06", "hadir");
  expect(await list()).toEqual([["belum-dicatat", "X.E-2", 1]]);
  await run("2026-08-09T09:05");
  expect(await list()).toEqual([]);
});

test("three days without a word are told of once, though they go on, and end with the first day at school", async () => {
  for (const hari of ["2026-08-10", "2026-08-11", "2026-08-12"]) await record("Bima", hari, "alpa");
  await run("2026-08-12T15:59");
  expect((await list()).filter(([jenis]) => jenis === "tanpa-kabar")).toEqual([]);
  await run("2026-08-12T16:05");
  expect(await list(wali)).toContainEqual(["tanpa-kabar", "Bima", 3]);
  const dikabari = (await kabar()).filter(([judul]) => String(judul).includes("tanpa keterangan"));
  expect(dikabari).toEqual([["1 siswa X.E-1 beberapa hari tanpa keterangan.", "Bima: 3 hari berturut-turut tanpa keterangan"]]);
  await record("Bima", "2026-08-13", "alpa");
  await run("2026-08-13T17:00");
  expect(await list()).toContainEqual(["tanpa-kabar", "Bima", 4]);
  expect((await kabar()).filter(([judul]) => String(judul).includes("tanpa keterangan"))).toEqual(dikabari);
  await record("Bima", "2026-08-14", "sakit");
  await run("2026-08-14T17:00");
  expect((await list()).filter(([jenis]) => jenis === "tanpa-kabar")).toEqual([]);
});

test("lateness that fell and rises again is told of again, once; a correction taken back is not", async () => {
  const lambat = async () => (await list()).filter(([jenis]) => jenis === "sering-terlambat");
  const dikabari = async () => (await kabar()).filter(([judul]) => String(judul).includes("sering terlambat")).length;
  const ubah = (tanggal: string, status: string) =>
    dalam(({ db }) =>
      sql`update absensi_siswa set status = ${status} where tanggal = ${tanggal} and siswa_id = (select id from siswa where nama = 'Ayu')`.execute(
        db,
      ),
    );
  for (const hari of ["2026-08-18", "2026-08-19", "2026-08-20"]) await record("Ayu", hari, "terlambat");
  await run("2026-08-20T17:00");
  expect([await lambat(), await dikabari()]).toEqual([[["sering-terlambat", "Ayu", 3]], 1]);
  await ubah("2026-08-19", "hadir");
  await run("2026-08-20T17:30");
  expect(await lambat()).toEqual([]);
  await ubah("2026-08-19", "terlambat");
  await run("2026-08-21T17:00");
  expect([await lambat(), await dikabari()]).toEqual([[["sering-terlambat", "Ayu", 3]], 1]);
  await ubah("2026-08-19", "hadir");
  await run("2026-08-21T17:30");
  await record("Ayu", "2026-08-24", "terlambat");
  await run("2026-08-24T17:00");
  expect([await lambat(), await dikabari()]).toEqual([[["sering-terlambat", "Ayu", 3]], 2]);
  await ubah("2026-08-18", "hadir");
  await run("2026-08-24T17:30");
  expect(await lambat()).toEqual([]);
});

test("three days without a word are told of again when they grow together anew", async () => {
  const tanpaKabar = async () => (await list()).filter(([jenis]) => jenis === "tanpa-kabar");
  for (const hari of ["2026-08-18", "2026-08-19", "2026-08-20"]) await record("Bima", hari, "alpa");
  await run("2026-08-20T17:00");
  expect(await tanpaKabar()).toEqual([["tanpa-kabar", "Bima", 3]]);
  await dalam(({ db }) =>
    sql`update absensi_siswa set status = 'sakit' where tanggal = '2026-08-19' and siswa_id = (select id from siswa where nama = 'Bima')`.execute(
      db,
    ),
  );
  await run("2026-08-20T17:30");
  expect(await tanpaKabar()).toEqual([]);
  for (const hari of ["2026-08-21", "2026-08-24"]) await record("Bima", hari, "alpa");
  const sebelum = (await kabar()).length;
  await run("2026-08-24T17:00");
  expect(await tanpaKabar()).toEqual([["tanpa-kabar", "Bima", 3]]);
  expect((await kabar()).length).toBe(sebelum + 1);
});

test("frequent lateness is told of once for the same days", async () => {
  for (const hari of ["2026-08-18", "2026-08-19", "2026-08-20"]) await record("Citra", hari, "terlambat");
  await run("2026-08-20T17:00");
  expect(await list()).toContainEqual(["sering-terlambat", "Citra", 3]);
  await record("Citra", "2026-08-21", "terlambat");
  await run("2026-08-21T17:00");
  expect((await list()).filter(([jenis]) => jenis === "sering-terlambat")).toEqual([["sering-terlambat", "Citra", 4]]);
  expect((await list(wali)).filter(([jenis]) => jenis === "sering-terlambat")).toEqual([]);
  await dalam(({ db }) => sql`update siswa set deleted_at = now() where nama = 'Citra'`.execute(db));
  await run("2026-08-21T18:00");
  expect((await list()).filter(([jenis]) => jenis === "sering-terlambat")).toEqual([]);
});

test("where the wali kelas cannot sign in, the office hears of all such classes at once, and of nothing else", async () => {
  const untukKantor = async () => (await kabar(kantor)).filter(([judul]) => String(judul).includes("tanpa keterangan"));
  expect(await untukKantor()).toEqual([]);
  await dalam(({ db }) => sql`update akun set password_hash = null where id = ${wali.id}`.execute(db));
  await dalam(({ db }) =>
    sql`insert into siswa (nama, jenis_kelamin, status, kelas_id, tanggal_masuk)
      select 'Dewi', 'perempuan', 'aktif', id, '2026-07-13' from kelas where nama = 'X.E-2'`.execute(db),
  );
  await record("Bima", "2026-09-01", "hadir");
  for (const nama of ["Ayu", "Dewi"]) for (const hari of ["2026-09-01", "2026-09-02", "2026-09-03"]) await record(nama, hari, "alpa");
  await run("2026-09-03T17:00");
  expect(await untukKantor()).toEqual([
    [
      "2 siswa di 2 kelas beberapa hari tanpa keterangan; wali kelasnya belum ada atau belum pernah masuk.",
      "X.E-1: 1 siswa; X.E-2: 1 siswa",
    ],
  ]);
});

test("days that became a holiday afterwards do not count, nor is a class awaited whose pupils are all in the bin", async () => {
  const tanpaKabar = async () => (await list()).filter(([jenis]) => jenis === "tanpa-kabar");
  for (const hari of ["2026-10-05", "2026-10-06", "2026-10-07"]) await record("Bima", hari, "alpa");
  await run("2026-10-07T17:00");
  expect(await tanpaKabar()).toEqual([["tanpa-kabar", "Bima", 3]]);
  await dalam(async ({ db }) => {
    await sql`insert into hari_khusus (nama, jenis, untuk, mulai, selesai) values ('Banjir', 'libur', 'semua', '2026-10-06', '2026-10-06')`.execute(
      db,
    );
    await sql`update siswa set deleted_at = now() where nama = 'Dewi'`.execute(db);
  });
  await run("2026-10-08T09:05");
  expect(await tanpaKabar()).toEqual([]);
  expect(await list()).toEqual([["belum-dicatat", "X.E-1", 1]]);
});

test("of very many, the first classes are shown whole, in the order of their pupils' names", async () => {
  current = new Date("2026-09-01T10:00:00+08:00");
  await dalam(async ({ db }) => {
    await sql`update peringatan_absensi set selesai_pada = now() where selesai_pada is null`.execute(db);
    await sql`insert into kelas (nama, tingkat, tahun_ajaran) select 'XI.' || n, 'XI', '2026/2027' from generate_series(1, 3) n`.execute(
      db,
    );
    await sql`with baru as (
        insert into siswa (nama, jenis_kelamin, status, kelas_id)
        select 'Murid ' || lpad((500 - n)::text, 3, '0'), 'perempuan', 'aktif', (select id from kelas where nama = 'XI.' || 1 + n % 3)
        from generate_series(1, 360) n returning id, kelas_id)
      insert into peringatan_absensi (jenis, siswa_id, kelas_id, mulai, sampai, jumlah)
      select 'tanpa-kabar', id, kelas_id, '2026-08-26', '2026-08-28', 3 from baru`.execute(db);
  });
  const all = await dalam(listPeringatan);
  expect(all).toHaveLength(200);
  expect([...Map.groupBy(all, ({ kelas }) => kelas).values()].map(({ length }) => length)).toEqual([120, 80]);
  const names = all.map(({ kelas, siswa }) => `${kelas} ${siswa}`);
  expect(names).toEqual([...names].sort());
  // The eighty that come first in their class, whichever were written first.
  expect(names.at(-1)).toBe("XI.2 Murid 379");
});
