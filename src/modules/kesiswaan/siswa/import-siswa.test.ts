import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { planImport, runImport } from "#kit/transfer/transfer.server.ts";
import "#modules/akademik/index.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { raguSiswa } from "../check/doubtful-siswa.server.ts";
import { siswa } from "./siswa.ts";

const house = useDatabase({ policy, clock: () => new Date("2026-07-20T01:00:00Z") });
const dalam = <T>(work: (ctx: Ctx) => Promise<T>) => house.scope(actor("tataUsaha")).transaction(work);
const header = ["Nama lengkap", "NISN", "NIK", "Kelas", "Status", "Jenis kelamin", "Tanggal lahir", "Tanggal masuk"];
const row = (nomor: number): readonly string[] => {
  const urut = String(nomor).padStart(4, "0");
  return [`Siswa ${urut}`, `010900${urut}`, `727101050310${urut}`, "X.E-1", "Aktif", "Laki-laki", "2010-03-05", "2026-07-13"];
};
const berkas = (rows: (readonly string[])[]) => ({ name: "emis.xlsx", sheet: { header, rows, places: rows.map((_, place) => place + 2) } });
const count = async () => (await dalam(({ db }) => sql<{ n: number }>`select count(*)::int as n from siswa`.execute(db))).rows[0]?.n;

test("a list of 1,500 pupils is tried out first, and every wrong number is named; then all of them sit in their class", async () => {
  await dalam(({ db }) => sql`insert into kelas (nama, tingkat, tahun_ajaran) values ('X.E-1', 'X', '2026/2027')`.execute(db));
  const semua = Array.from({ length: 1500 }, (_, place) => row(place + 1));
  const keliru = semua.slice(0, 40).with(20, [...(semua[20] ?? []).slice(0, 5), "Perempuan", "2010-03-05", ""]);
  const ditolak = await dalam((ctx) => planImport(ctx, siswa, berkas(keliru)));
  expect(ditolak.id).toBeNull();
  expect(ditolak.refused).toMatchObject([
    { row: 22, column: "NIK", sentence: expect.stringContaining("tidak cocok dengan tanggal lahir") },
  ]);
  const ragu = [
    row(9001),
    row(9002).with(0, "Ayu Lestari").with(1, "0119999999"),
    row(9001).with(1, "0109009003").with(2, "7271010503109003"),
    row(9004).with(0, "Ayu Lestari 2"),
  ];
  const meragukan = await dalam((ctx) => planImport(ctx, { ...siswa, doubts: raguSiswa }, berkas(ragu)));
  expect([meragukan.refused, meragukan.id]).toEqual([[], expect.any(String)]);
  expect(meragukan.doubts).toMatchObject([
    { row: 2, column: "Nama lengkap", typed: "Siswa 9001", sentence: expect.stringContaining("lebih dari satu kali di daftar ini") },
    { row: 3, column: "NISN", typed: "0119999999", sentence: expect.stringContaining("biasanya diawali 010") },
    { row: 4, column: "Nama lengkap" },
  ]);
  const rencana = await dalam((ctx) => planImport(ctx, siswa, berkas(semua)));
  expect([rencana.count, await count()]).toEqual([1500, 0]);
  await dalam((ctx) => runImport(ctx, siswa, String(rencana.id)));
  const { rows } = await dalam(({ db }) => sql`select count(*)::int as duduk, min(mulai)::text as sejak from anggota_kelas`.execute(db));
  expect(rows).toEqual([{ duduk: 1500, sejak: "2026-07-13" }]);
}, 60_000);

test("whoever may bring pupils and not read them learns of nobody who stands", async () => {
  const brings = { ...siswa, doubts: raguSiswa };
  const kelas = ["umum", "dinas", "pribadi"] as const;
  const program = { id: randomUUID(), resources: ["siswa"], actions: ["import", "create"] as const, classes: kelas, givenBy: randomUUID() };
  const blind = { ...actor("tataUsaha"), program };
  const known = [row(1).with(1, "0109007001").with(2, "7271010503107001"), row(7002), row(7002).with(1, "0109007003").with(2, "")];
  const plan = await house.scope(blind).transaction((ctx) => planImport(ctx, brings, berkas(known)));
  // Of the list itself it is told.
  expect(plan.doubts.map(({ row: place }) => place)).toEqual([3, 4]);
  expect(JSON.stringify(plan.doubts)).not.toContain("sudah tercatat");
  const reader = { ...blind, program: { ...program, actions: ["read", ...program.actions] as const } };
  const seen = await house.scope(reader).transaction((ctx) => raguSiswa(ctx, [{ nama: "Siswa 0001", tanggalLahir: "2010-03-05" }]));
  expect(seen).toMatchObject([{ nama: expect.stringContaining("sudah tercatat") }]);
});

test("a list cannot graduate anybody, nor give a foreigner a NIK", async () => {
  const [satu = [], dua = []] = [row(9001), row(9002)];
  const lain = { header: [...header, "Kewarganegaraan", "NIK ayah", "Keadaan ayah"], places: [2, 3, 4] };
  const rows = [
    [...satu.with(4, "Lulus"), "", "", ""],
    [...dua, "Warga negara asing", "", ""],
    [...row(9003), "", "7271010503700001", "Sudah Meninggal"],
  ];
  const { id, refused } = await dalam((ctx) => planImport(ctx, siswa, { name: "emis.xlsx", sheet: { ...lain, rows } }));
  expect(id).toBeNull();
  expect(refused).toMatchObject([
    { row: 2, column: "Status", typed: "Lulus", sentence: expect.stringContaining("Kenaikan Kelas") },
    { row: 3, column: "NIK", sentence: expect.stringContaining("KITAS") },
    { row: 4, column: "NIK ayah", sentence: expect.stringContaining("masih hidup") },
  ]);
});
