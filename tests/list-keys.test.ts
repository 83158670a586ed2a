/** A list brings a row otherwise than it stands, in every register: at a desk, now and then. What goes wrong: it stands twice from then on. */
import { expect, test } from "vitest";
import { isGranted } from "#kit/access/access.ts";
import { sql } from "#kit/database/sql.server.ts";
import { writeXlsx } from "#kit/documents/spreadsheet.server.ts";
import { keepList } from "#kit/lists/list.server.ts";
import { uploadedList } from "#kit/lists/uploaded-list.server.ts";
import { readBookInThread } from "#kit/reading/reading.server.ts";
import type { Register } from "#kit/register/register.ts";
import { create, list } from "#kit/register/store.server.ts";
import { columnsOfSheet, namesOfSheet } from "#kit/transfer/sheet-rows.ts";
import { exportRows, runImport } from "#kit/transfer/transfer.server.ts";
import { isByName } from "#kit/transfer/update/keys.ts";
import { knownBySentence } from "#kit/transfer/update/known-by.ts";
import { listWords } from "#src/list-words/index.ts";
import { policy } from "#src/policy.ts";
import { brought } from "#src/registers.server.ts";
import { lists } from "#src/registers.ts";
import { as, clerk, query, samples, useRegisterRows, writable } from "#tests/support/register-rows.ts";

useRegisterRows();

const importable = writable.filter(({ name }) => isGranted(policy, `${name}:import`));
/** Of each line there is nothing but what it says, or it is kept as more than a row. */
const keyless = ["kategoriBerita", "tag", "misi", "tujuan", "berita"];

test("every register that takes lists is known by a key, or there is none", () => {
  expect(
    lists
      .filter(({ name, matchBy }) => isGranted(policy, `${name}:import`) && !matchBy)
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...keyless].sort());
  for (const { fields, matchBy = [] } of lists) for (const name of matchBy.flat()) expect(fields).toHaveProperty(name);
});

test("what is said to be distinct the database keeps so", async () => {
  const said = lists.flatMap(({ table, fields }) =>
    Object.entries(fields).flatMap(([name, field]) => (field.distinct ? [[table, name] as const] : [])),
  );
  expect(said.length).toBeGreaterThan(5);
  for (const [table, name] of said) {
    const { rows } = await as(clerk, ({ db }) =>
      sql<{ indexdef: string }>`select indexdef from pg_indexes where tablename = ${table} and indexdef like 'CREATE UNIQUE%'`.execute(db),
    );
    expect(
      rows.filter(({ indexdef }) => new RegExp(`\\((?:lower\\()?${name}\\)?\\) WHERE`).test(indexdef)),
      table,
    ).toHaveLength(1);
  }
});

/** A field beside the key that takes any other value, and which. */
function another(register: Register): { readonly label: string; readonly cell: string } | undefined {
  const keys = new Set((register.matchBy ?? []).flat());
  for (const [name, field] of Object.entries(register.fields)) {
    if (keys.has(name) || field.onlyIf || register.judge) continue;
    if ((field.kind === "text" && !field.pattern) || field.kind === "longText") return { label: field.label, cell: "Lain dari itu" };
    if (field.kind === "number" && !field.year) return { label: field.label, cell: String((field.min ?? 0) + field.step) };
  }
  return undefined;
}

/** The rows as they leave, one cell of the first otherwise. */
async function changed(register: Register, { label, cell }: { readonly label: string; readonly cell: string }) {
  const columns = columnsOfSheet(register);
  const left = await as(clerk, (ctx) => exportRows(ctx, register, query(register)));
  const named = new Set((register.matchBy ?? []).flat());
  const names = namesOfSheet(register);
  // A key that is not wholly filled names nobody.
  const first = left.findIndex((row) => names.every((name, at) => !named.has(name) || (row[at] !== null && row[at] !== "")));
  const cells = left.map((row, at) => (at === first ? row.map((old, place) => (columns[place]?.label === label ? cell : old)) : row));
  const book = await readBookInThread(
    new Uint8Array(
      await writeXlsx(
        columns.map(({ label }) => ({ label, kind: "text" as const })),
        cells,
      ),
    ),
  );
  const id = await as(clerk, (ctx) => keepList(ctx, brought(register), { name: "ekspor.xlsx", book, words: listWords }));
  return as(clerk, (ctx) => uploadedList(ctx, register, id));
}

/** Rows made for tests point to the same other rows, so that their keys are the same: which is meant is asked. */
const sharing: readonly string[] = ["foto", "semester", "pengampu"];
const keyed = importable.filter((one) => (one.matchBy ?? []).some((key) => !isByName(one.fields, key)) && another(one));

test.each(keyed.map((one) => [one.name, one] as const))("one cell otherwise changes one row: %s", async (_, register) => {
  for (const n of [31, 32, 33]) await as(clerk, (ctx) => create(ctx, register, samples(register, n), "json"));
  const otherwise = another(register) ?? { label: "", cell: "" };
  const before = await as(clerk, (ctx) => list(ctx, register, query(register)));
  const { plan } = await changed(register, otherwise);
  if (sharing.includes(register.name)) {
    expect(plan?.counts).toMatchObject({ new: 0, changed: 0, faulty: 0 });
    return void expect(plan?.counts.doubtful).toBeGreaterThan(0);
  }
  expect(plan).toMatchObject({ refused: [], counts: { new: 0, changed: 1, faulty: 0, conflict: 0, doubtful: 0 } });
  await as(clerk, (ctx) => runImport(ctx, brought(register), plan?.id ?? ""));
  expect((await as(clerk, (ctx) => list(ctx, register, query(register)))).total).toBe(before.total);
});

test("whoever brings a list reads by what its rows are known, or that they only come besides", () => {
  const sentence = (name: string) => {
    const register = lists.find((one) => one.name === name);
    return register && knownBySentence(register);
  };
  expect(sentence("siswa")).toBe(
    "Baris yang sudah ada dikenali dari NISN, lalu NIK, lalu Nama lengkap + Tanggal lahir. Nama lengkap saja belum pasti, jadi ditanyakan.",
  );
  expect(sentence("klasifikasiSurat")).toBe("Baris yang sudah ada dikenali dari Kode.");
  expect(sentence("keterangan")).toBe("Label saja belum pasti, jadi ditanyakan.");
  expect(sentence("misi")).toContain("hanya menambah misi");
});

const kelas = lists.find(({ name }) => name === "kelas");
test("classes without their school year are those of the year that runs", async () => {
  if (!kelas) throw new Error("no register of classes");
  const year = String(kelas.fields.tahunAjaran?.initial);
  const row = { ...samples(kelas, 41), nama: "X.Uji-41", tahunAjaran: year, kapasitas: 30, jurusan: null };
  await as(clerk, (ctx) => create(ctx, kelas, row, "json"));
  await as(clerk, (ctx) => create(ctx, kelas, { ...row, tahunAjaran: "1999/2000", ruang: "Lama" }, "json"));
  const lines = [
    ["Rombel", "Tingkat", "Daya tampung"],
    ["X.Uji-41", "X", "36"],
    ["X.Uji-42", "X", "36"],
  ];
  const book = { sheets: [{ name: "Data", hidden: false, lines, places: [1, 2, 3] }] };
  const bring = async () => {
    const id = await as(clerk, (ctx) => keepList(ctx, brought(kelas), { name: "kelas.xlsx", book, words: listWords }));
    return as(clerk, (ctx) => uploadedList(ctx, kelas, id));
  };
  const { plan, seen } = await bring();
  expect(seen.filled).toEqual([{ label: "Tahun ajaran", cell: year }]);
  expect(plan).toMatchObject({ refused: [], counts: { new: 1, changed: 1, faulty: 0, doubtful: 0 } });
  await as(clerk, (ctx) => runImport(ctx, brought(kelas), plan?.id ?? ""));
  const { rows } = await as(clerk, ({ db }) =>
    sql<{ nama: string; tahun: string; kapasitas: number }>`
      select nama, tahun_ajaran as tahun, kapasitas from kelas where nama like 'X.Uji-4%' order by tahun_ajaran, nama`.execute(db),
  );
  expect(rows).toEqual([
    { nama: "X.Uji-41", tahun: "1999/2000", kapasitas: 30 },
    { nama: "X.Uji-41", tahun: year, kapasitas: 36 },
    { nama: "X.Uji-42", tahun: year, kapasitas: 36 },
  ]);
  expect((await bring()).plan?.counts).toMatchObject({ new: 0, changed: 0, same: 2 });
});
