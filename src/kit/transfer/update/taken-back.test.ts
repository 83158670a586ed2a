/**
 * A clerk takes back a list that changed rows, some days after it came, while colleagues worked on. What goes wrong: it cannot be taken
 * back at all and nobody says which row is in the way, or it counts as taken back though every row stands as the list left it.
 */
import { expect, test } from "vitest";
import type { Row } from "#kit/register/register.ts";
import { remove } from "#kit/register/store.server.ts";
import { undoImport } from "#kit/transfer/transfer.server.ts";
import { add, as, clerk, edit, named, now, other, plan, santri, sheet, take, undo, useSantri } from "#tests/support/santri.ts";

useSantri();

const called = (nama: string) => ({ name: nama, by: "Rekan", at: expect.any(Date) });

test("a number that the list took from one row and gave to a new one goes back to where it was", async () => {
  const row = await add({ nama: "Aba", nis: "2001", nik: "200001" });
  const listed = sheet(["Nama", "NIS", "NIK"], ["Aba", "2002", "200001"], ["Baru", "2001", "200002"]);
  const { id } = await plan(listed, { decided: { 2: row.id, 3: "baru" } });
  await take(id);
  expect(await undo(id)).toMatchObject({ undone: 1, restored: 1, done: true });
  expect(await now(row.id)).toMatchObject({ nis: "2001" });
  expect(await named("Baru")).toBeUndefined();
});

test("numbers that moved on from row to row go back, whichever of them is asked first", async () => {
  const rows: Row[] = [];
  for (const n of [0, 1, 2]) rows.push(await add({ nama: `Rantai ${n}`, nis: String(2061 + n), nik: `20006${n}` }));
  const decided = Object.fromEntries(rows.map(({ id }, n) => [n + 2, id]));
  const { id } = await plan(sheet(["NIS", "NIK"], ...[0, 1, 2].map((n) => [String(2060 + n), `20006${n}`])), { decided });
  await take(id);
  const nis = () => Promise.all(rows.map(async (row) => (await now(row.id)).nis));
  expect(await nis()).toEqual(["2060", "2061", "2062"]);
  expect(await undo(id)).toMatchObject({ restored: 3, done: true });
  expect(await nis()).toEqual(["2061", "2062", "2063"]);
});

test("where somebody else bears the old number by now, it is said of whom, and nothing goes back", async () => {
  const rows = [await add({ nama: "Fafa", nis: "2011", nik: "200011" }), await add({ nama: "Gani", nis: "2012", nik: "200012" })];
  const decided = { 2: String(rows[0]?.id), 3: String(rows[1]?.id) };
  const { id } = await plan(sheet(["NIS", "NIK"], ["2013", "200011"], ["2014", "200012"]), { decided });
  await take(id);
  await add({ nama: "Pendatang", nis: "2012" });
  await expect(undo(id)).rejects.toMatchObject({ kind: "conflict", message: expect.stringContaining("Gani tidak muat lagi: NIS ini") });
  expect(await Promise.all(rows.map((row) => now(row.id)))).toMatchObject([{ nis: "2013" }, { nis: "2014" }]);
});

test("a list of which every row was changed since stands, and is not said to be taken back", async () => {
  const row = await add({ nama: "Cici", nis: "2021", telepon: "1" });
  const { id } = await plan(sheet(["NIS", "Telepon"], ["2021", "2"]));
  await take(id);
  await edit(row.id, { telepon: "3" });
  const left = [{ id: row.id, ...called("Cici") }];
  expect(await undo(id)).toEqual({ undone: 0, left, done: false, others: { undone: 0, restored: 0 } });
  await expect(undo(id, true)).rejects.toMatchObject({ kind: "conflict", message: expect.stringContaining("Semua baris") });
  await edit(row.id, { telepon: "2" });
  await expect(undo(id, true)).rejects.toThrow("Semua baris");
});

test("a changed row that was thrown away since is told, for in the bin it says what the list said", async () => {
  const row = await add({ nama: "Didi", nis: "2031", telepon: "1" });
  await add({ nama: "Eda", nis: "2032", telepon: "1" });
  const { id } = await plan(sheet(["NIS", "Telepon"], ["2031", "2"], ["2032", "2"]));
  await take(id);
  const { versi } = await now(row.id);
  await as(other, (ctx) => remove(ctx, santri, { id: row.id, versi }));
  const left = [{ id: row.id, ...called("Didi"), binned: true }];
  expect(await undo(id)).toEqual({ undone: 0, left, done: false, others: { undone: 0, restored: 1 } });
  expect(await undo(id, true)).toEqual({ undone: 0, restored: 1, left, done: true });
  const batch = await as(clerk, ({ db }) => db.selectFrom("importBatch").select("leftIds").where("id", "=", String(id)).executeTakeFirst());
  expect(batch?.leftIds).toEqual([row.id]);
});

test("who may not change a column any more is told which, and nothing goes back", async () => {
  const row = await add({ nama: "Haha", nis: "2041", telepon: "1" });
  const { id } = await plan(sheet(["NIS", "Telepon", "Juz"], ["2041", "2", "7"]));
  await take(id);
  const program = { id: "k", resources: ["santri"], actions: ["import", "update"], classes: ["umum"], givenBy: "x" } as const;
  const taking = as({ ...clerk, program }, (ctx) => undoImport(ctx, santri, { id: String(id), rest: false }));
  await expect(taking).rejects.toMatchObject({ kind: "forbidden", message: expect.stringMatching(/diurungkan: Telepon ikut berubah/) });
  expect(await now(row.id)).toMatchObject({ telepon: "2", juz: 7 });
});
