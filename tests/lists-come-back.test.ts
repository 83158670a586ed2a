/**
 * The operator hands out a register as a list and brings it back, changed in one line or in none: at a desk, now and then. What goes wrong:
 * every row is there twice, or all of them are refused for being there.
 */
import { expect, test } from "vitest";
import { isGranted } from "#kit/access/access.ts";
import { writeXlsx } from "#kit/documents/spreadsheet.server.ts";
import { keepList } from "#kit/lists/list.server.ts";
import { uploadedList } from "#kit/lists/uploaded-list.server.ts";
import { readBookInThread } from "#kit/reading/reading.server.ts";
import type { Register } from "#kit/register/register.ts";
import { create } from "#kit/register/store.server.ts";
import { columnsOfSheet } from "#kit/transfer/sheet-rows.ts";
import { exportRows } from "#kit/transfer/transfer.server.ts";
import { listWords } from "#src/list-words/index.ts";
import { policy } from "#src/policy.ts";
import { brought } from "#src/registers.server.ts";
import { as, clerk, query, samples, useRegisterRows, writable } from "#tests/support/register-rows.ts";

useRegisterRows();

const importable = writable.filter(({ name }) => isGranted(policy, `${name}:import`));

/** @param otherwise what the first row says under a column */
async function backAgain(register: Register, otherwise: Readonly<Record<string, string>> = {}) {
  const left = await as(clerk, (ctx) => exportRows(ctx, register, query(register)));
  const says = columnsOfSheet(register).map(({ label }) => otherwise[label]);
  const cells = left.map((row, at) => (at === 0 ? row.map((cell, place) => says[place] ?? cell) : row));
  const book = await readBookInThread(new Uint8Array(await writeXlsx(columnsOfSheet(register), cells)));
  const keep = () => as(clerk, (ctx) => keepList(ctx, brought(register), { name: "ekspor.xlsx", book, words: listWords }));
  const id = await keep();
  const { plan } = await as(clerk, (ctx) => uploadedList(ctx, register, id));
  return { count: cells.length, plan };
}

test.each(importable.map((one) => [one.name, one] as const))("what left comes back without a difference: %s", async (_, register) => {
  for (const n of [21, 22, 23]) await as(clerk, (ctx) => create(ctx, register, samples(register, n), "json"));
  const { count, plan } = await backAgain(register);
  expect(count).toBeGreaterThan(2);
  expect(plan).toMatchObject({ id: null, refused: [], counts: { new: 0, same: count, changed: 0, faulty: 0, conflict: 0, doubtful: 0 } });
});

test("prizes are read as other programs write them", async () => {
  const register = importable.find(({ name }) => name === "prestasi");
  if (!register) throw new Error("no register of prizes");
  const lines = [
    ["Lomba atau penghargaan", "Peraih", "Bidang", "Tingkat", "Peringkat", "Kategori", "Tanggal"],
    ["KSM Fisika", "Ani", "Sains", "prov", "Juara I", "Perorangan", "2026-08-01"],
    ["Futsal", "Tim putra", "Olahraga", "Kabupaten", "Perak", "Beregu", "2026-08-02"],
  ];
  const book = { sheets: [{ name: "Data", hidden: false, lines, places: [1, 2, 3] }] };
  const id = await as(clerk, (ctx) => keepList(ctx, brought(register), { name: "prestasi.xlsx", book, words: listWords }));
  const { plan } = await as(clerk, (ctx) => uploadedList(ctx, register, id));
  expect(plan).toMatchObject({ refused: [], counts: { new: 2 } });
});

test.each([
  ["siswa", "Alamat"],
  ["pegawai", "Alamat"],
  ["suratMasuk", "Perihal"],
  ["suratKeluar", "Perihal"],
  ["kelas", "Ruang"],
  ["mataPelajaran", "Jam pelajaran per minggu"],
  ["alumni", "Kota tempat tinggal"],
])("and with one cell otherwise it changes that one: %s", async (name, label) => {
  const register = importable.find((one) => one.name === name);
  if (!register) throw new Error(`no register ${name}`);
  const { count, plan } = await backAgain(register, { [label]: "17" });
  expect(plan).toMatchObject({ refused: [], counts: { new: 0, same: count - 1, changed: 1, faulty: 0, conflict: 0, doubtful: 0 } });
});
