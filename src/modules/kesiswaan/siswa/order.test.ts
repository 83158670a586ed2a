/**
 * Whoever opens Data Siswa looks for a name where the alphabet has it. What goes wrong: lists from elsewhere are in capitals, and all of
 * them stood before everybody else; or a page shows somebody twice and somebody else never.
 */
import { beforeAll, expect, test } from "vitest";
import { sql } from "#kit/database/sql.server.ts";
import { readQuery } from "#kit/register/query.ts";
import type { Register } from "#kit/register/register.ts";
import { list } from "#kit/register/store.server.ts";
import { kelas, pengampu } from "#modules/akademik/index.ts";
import { pegawai } from "#modules/kepegawaian/index.ts";
import { alumni } from "#modules/kesiswaan/index.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { siswa } from "./siswa.ts";

const house = useDatabase({ policy });
const namesOf = (register: Register, query: string) =>
  house.scope(actor("tataUsaha")).read(async (ctx) => (await list(ctx, register, readQuery(register, new URLSearchParams(query)))).rows);

beforeAll(() =>
  house.scope(actor("tataUsaha")).transaction(async ({ db }) => {
    for (const nama of ["ahmad fauzi", "Zainab", "AHMAD FAUZI LATIF", "Abdul Rahman", "Ahmad Fauzan", "ZAHRA"]) {
      await sql`insert into siswa (nama, jenis_kelamin, status) values (${nama}, 'perempuan', 'aktif')`.execute(db);
      await sql`insert into alumni (nama, tahun_lulus) values (${nama}, 2020)`.execute(db);
    }
    for (let n = 0; n < 14; n++)
      await sql`insert into siswa (nama, jenis_kelamin, status, created_at) values ('Muhammad Ali', 'laki-laki', 'aktif', ${new Date(0)})`.execute(
        db,
      );
  }),
);

const inOrder = ["Abdul Rahman", "Ahmad Fauzan", "ahmad fauzi", "AHMAD FAUZI LATIF", "ZAHRA", "Zainab"];

test("names in capitals stand among the others, upwards and downwards", async () => {
  const shown = async (query: string) => (await namesOf(siswa, `jenisKelamin=perempuan&${query}`)).map(({ nama }) => nama);
  expect(await shown("")).toEqual(inOrder);
  expect(await shown("urut=nama&arah=desc")).toEqual(inOrder.toReversed());
  expect((await namesOf(alumni, "urut=nama")).map(({ nama }) => nama)).toEqual(inOrder);
});

test("who shares a name with others is on one page, once", async () => {
  const pages = [await namesOf(siswa, "jenisKelamin=laki-laki"), await namesOf(siswa, "jenisKelamin=laki-laki&halaman=2")];
  expect(pages.map((rows) => rows.length)).toEqual([10, 4]);
  expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(14);
});

test("who is in no class is asked for as a class is, where a class may be missing", async () => {
  await house.scope(actor("tataUsaha")).transaction(async ({ db }) => {
    await sql`insert into kelas (nama, tingkat, tahun_ajaran) values ('X.A', 'X', '2026/2027')`.execute(db);
    await sql`update siswa set kelas_id = (select id from kelas) where nama <> 'Zainab'`.execute(db);
  });
  expect((await namesOf(siswa, "kelasId=kosong&status=aktif")).map(({ nama }) => nama)).toEqual(["Zainab"]);
  expect(readQuery(pengampu, new URLSearchParams("kelasId=kosong")).filters).toEqual({});
  await house.scope(actor("tataUsaha")).transaction(async ({ db }) => {
    await sql`insert into kelas (nama, tingkat, tahun_ajaran) values ('X.A', 'X', '2025/2026')`.execute(db);
    await sql`insert into kelas (nama, tingkat, tahun_ajaran, wali_id) select 'X.B', 'X', '2026/2027', id from akun limit 1`.execute(db);
  });
  const wali = "waliId=kosong&cari=2026/2027";
  expect((await namesOf(kelas, wali)).map(({ nama, tahunAjaran }) => [nama, tahunAjaran])).toEqual([["X.A", "2026/2027"]]);
});

test("the first page comes out of the index, in the order that is asked for", async () => {
  const { rows } = await house.scope(actor("tataUsaha")).transaction(({ db }) =>
    sql<{ name: string; collation: string }>`
      select kelas.relname as name, urutan.collname as collation from pg_index
        join pg_class kelas on kelas.oid = pg_index.indexrelid
        join pg_collation urutan on urutan.oid = pg_index.indcollation[0]
      where kelas.relname in ('siswa_urut', 'pegawai_urut', 'berkas_umum_urutan') order by 1`.execute(db),
  );
  expect(rows.map(({ name, collation }) => [name, collation])).toEqual([
    ["berkas_umum_urutan", "urut_alami"],
    ["pegawai_urut", "urut_alami"],
    ["siswa_urut", "urut_alami"],
  ]);
  expect(pegawai.order).toEqual({ by: "nama", direction: "asc" });
});
