/**
 * The office brings the ministry's list of pupils anew each semester. What goes wrong: a class too full, attendance owed for days
 * long gone, pupils who left and are in no list.
 */
import { beforeAll, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { keepList } from "#kit/lists/list.server.ts";
import { readQuery } from "#kit/register/query.ts";
import { columnsOfSheet } from "#kit/transfer/sheet-rows.ts";
import { absentCells, exportRows, planImport, runImport } from "#kit/transfer/transfer.server.ts";
import "#modules/akademik/index.server.ts";
import { listWords } from "#src/list-words/index.ts";
import { policy } from "#src/policy.ts";
import { brought } from "#src/registers.server.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { siswaHooks } from "./siswa.server.ts";
import { siswa } from "./siswa.ts";

const house = useDatabase({ policy, clock: () => new Date("2026-10-05T01:00:00Z") });
const [kantor, wali] = [actor("tataUsaha"), actor("waliKelas")];
const dalam = <T>(work: (ctx: Ctx) => Promise<T>, who = kantor) => house.scope(who).transaction(work);
const header = ["Nama lengkap", "NISN", "Kelas", "Jenis kelamin", "Tanggal lahir", "Tanggal masuk", "Status"];
const row = (nomor: number, kelas = "X.E-1") => [
  `Siswa ${nomor}`,
  `01090${String(nomor).padStart(5, "0")}`,
  kelas,
  "Laki-laki",
  "2010-03-05",
  "2026-07-13",
  "Aktif",
];
const periksa = (rows: (readonly string[])[], head = header) =>
  dalam((ctx) =>
    planImport(ctx, brought(siswa), { name: "emis.xlsx", sheet: { header: head, rows, places: rows.map((_, place) => place + 2) } }),
  );
const impor = (id: string | null) => dalam((ctx) => runImport(ctx, brought(siswa), String(id)));

beforeAll(() =>
  dalam(async ({ db }) => {
    await sql`
      with tahun as (insert into tahun_ajaran (nama, mulai, selesai) values ('2026/2027', '2026-07-13', '2027-06-26') returning id)
      insert into semester (nama, tahun_ajaran_id, jenis, mulai, selesai) select 'Ganjil 2026/2027', id, 'ganjil', '2026-07-13', '2026-12-19' from tahun`.execute(
      db,
    );
    await sql`insert into kelas (nama, tingkat, tahun_ajaran, kapasitas) values ('X.E-1', 'X', '2026/2027', 3), ('X.E-2', 'X', '2026/2027', null)`.execute(
      db,
    );
  }),
);

test("what a list of pupils sets off is told before, the second list changes nothing, and who is missing in it is listed", async () => {
  const pertama = await periksa([1, 2, 3, 4].map((nomor) => row(nomor)));
  expect(pertama.foretold).toEqual(["Kelas X.E-1 (2026/2027) akan berisi 4 siswa, lebih dari kapasitasnya: 3."]);
  expect(pertama.asks).toMatchObject({ label: "Absensi ditagih sejak", answer: "hari-ini" });
  await impor(pertama.id);
  expect(await periksa([1, 2, 3, 4].map((nomor) => row(nomor)))).toMatchObject({
    id: null,
    counts: { same: 4 },
    foretold: [],
    absent: { count: 0 },
  });
  await impor((await periksa([row(9, "X.E-2").with(5, "2026-10-05")])).id);
  const { absent, counts } = await periksa([row(1), row(2).with(0, "Siswa Dua")]);
  expect([counts, absent]).toMatchObject([
    { same: 1, changed: 1 },
    { count: 2, names: [{ name: "Siswa 3" }, { name: "Siswa 4" }] },
  ]);
  const { rows } = await dalam(({ db }) => sql`select count(*)::int as n from siswa where deleted_at is null`.execute(db));
  expect(rows).toEqual([{ n: 5 }]);
  const lines = [header, row(1), row(2)];
  const book = { sheets: [{ name: "Data", hidden: false, lines, places: [1, 2, 3] }] };
  const daftar = await dalam((ctx) => keepList(ctx, brought(siswa), { name: "emis.xlsx", book, words: listWords }));
  const hilang = await dalam((ctx) => absentCells(ctx, siswa, daftar));
  expect(hilang.rows.map(([nama, nisn]) => [nama, nisn])).toEqual([
    ["Siswa 3", "0109000003"],
    ["Siswa 4", "0109000004"],
  ]);
  // They leave as an export: of whoever may, and told.
  const { rows: told } = await dalam(({ db }) => sql`select after from audit where action = 'export' order by id desc limit 1`.execute(db));
  expect(told).toEqual([{ after: { rows: 2, tidakAda: true } }]);
  await expect(dalam((ctx) => absentCells(ctx, siswa, daftar), actor("guru"))).rejects.toMatchObject({ kind: "forbidden" });
});

test("what is exported and comes back as it is makes no difference", async () => {
  const rows = await dalam((ctx) => exportRows(ctx, siswa, readQuery(siswa, new URLSearchParams())));
  const sheet = rows.map((cells) => cells.map((cell) => String(cell ?? "")));
  const plan = await periksa(
    sheet,
    columnsOfSheet(siswa).map(({ label }) => label),
  );
  expect(plan).toMatchObject({ id: null, refused: [], counts: { same: rows.length, changed: 0, new: 0 } });
});

test("a list graduates nobody who stands already, and a wali kelas brings none", async () => {
  const { refused, id } = await periksa([["0109000001", "Lulus"]], ["NISN", "Status"]);
  expect([id, refused]).toMatchObject([null, [{ row: 2, column: "Status", sentence: expect.stringContaining("Kenaikan Kelas") }]]);
  const dibawa = { name: "a.xlsx", sheet: { header, rows: [row(1)], places: [2] } };
  await expect(dalam((ctx) => planImport(ctx, brought(siswa), dibawa), wali)).rejects.toMatchObject({ kind: "forbidden" });
});

test("a form that puts a pupil into a class that is full says so, and into one with room does not", async () => {
  const said = (kapasitas: number | null) =>
    dalam(async (ctx) => {
      const { rows } = await sql<{ id: string; kelasId: string; nama: string }>`
        with luas as (update kelas set kapasitas = ${kapasitas} where nama = 'X.E-1' returning id)
        select siswa.id, kelas_id as "kelasId", siswa.nama from siswa join luas on luas.id = kelas_id where status = 'aktif' order by siswa.nama limit 1`.execute(
        ctx.db,
      );
      return (await siswaHooks.doubts?.(ctx, rows))?.[0]?.kelasId;
    });
  expect(await said(1)).toMatch(/^Kelas X\.E-1 berisi \d+ siswa, kapasitasnya 1\.$/);
  expect([await said(60), await said(null)]).toEqual([undefined, undefined]);
});
