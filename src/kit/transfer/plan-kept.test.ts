/** What is kept of a list that was tried out: enough to take it in, nothing of one that cannot be taken, and never while it is being taken. */
import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { everyRow, json } from "#kit/database/sql.server.ts";
import type { Register } from "#kit/register/register.ts";
import { actor } from "#tests/support/database.ts";
import { add, as, clerk, plan, santri, sheet, useSantri } from "#tests/support/santri.ts";
import { mostRows, planImport } from "./plan.server.ts";
import { takePortions } from "./portions.server.ts";
import { mostRefused } from "./sheet-rows.ts";

useSantri();

const kept = () => as(clerk, ({ db }) => db.selectFrom("importBatch").selectAll().where("doneAt", "is", null).execute());
const waiting = (id: string | null) => as(clerk, (ctx) => takePortions(ctx, String(id)));
const uploaded = () =>
  as(clerk, ({ db }) =>
    db
      .insertInto("importList")
      .values({ register: "santri", fileName: "a.xlsx", actorId: clerk.id, choices: json({}) } as never)
      .returning("id")
      .executeTakeFirstOrThrow(),
  ).then(({ id }) => id);

beforeEach(() =>
  as(clerk, async ({ db }) => {
    for (const table of ["importBatch", "importList", "santri" as never] as const) await db.deleteFrom(table).where(everyRow).execute();
  }),
);

test("of a list that cannot be taken no row is kept, and of one that is taken in part the sound ones are, changed or not", async () => {
  const listed = sheet(["Nama", "NIS"], ["Ani", "1401"], ["", "1402"]);
  expect(await waiting((await plan(listed)).report)).toEqual([]);
  expect(await waiting((await plan(listed, { partly: true })).report)).toMatchObject([{ place: 2, values: { nis: "1401" } }]);
  await add({ nama: "Ani", nis: "1401" });
  const { id, report } = await plan(listed, { partly: true });
  expect(id).toBeNull();
  expect(await waiting(report)).toEqual([{ place: 2, values: {}, id: expect.any(String), versi: 1 }]);
});

test("what somebody decided about a row that may mean several is kept with it", async () => {
  const alike = [await add({ nama: "Iman", lahir: "2010-05-05" }), await add({ nama: "Iman", lahir: "2010-05-05", juz: 3 })];
  const listed = sheet(["Nama", "Lahir", "Juz"], ["Iman", "2010-05-05", "9"], ["Baru", "2011-01-01", "1"]);
  const left = await waiting((await plan(listed, { decided: { 2: "portal" } })).id);
  expect(left).toEqual([
    { place: 2, values: {}, leave: true },
    { place: 3, values: expect.objectContaining({ nama: "Baru" }) },
  ]);
  const [made] = await waiting((await plan(listed, { decided: { 2: "baru" } })).id);
  expect(made).toEqual({ place: 2, values: expect.objectContaining({ nama: "Iman" }), beside: expect.any(Array) });
  expect([...(made?.beside ?? [])].sort()).toEqual(alike.map(({ id }) => id).sort());
});

test("a list knows which upload it is the reading of, and a plan of a program whose key it came by", async () => {
  const [list, program] = [
    await uploaded(),
    { id: randomUUID(), resources: ["santri"], actions: ["import", "create", "read"], classes: ["umum"], givenBy: "x" } as const,
  ];
  await plan(sheet(["Nama", "NIS"], ["Ani", "1401"]), { list });
  expect(await kept()).toMatchObject([{ listId: list, programId: null, actorId: clerk.id }]);
  await plan(sheet(["Nama", "NIS"], ["Ani", "1401"]), {}, { ...clerk, program });
  expect((await kept()).map(({ programId }) => programId).sort()).toEqual([null, program.id].sort());
});

test("nothing of a list is tried anew while it is being taken in, and another one is", async () => {
  const [list, free] = [await uploaded(), await uploaded()];
  await as(clerk, async ({ db }) => {
    const task = { job: "impor", state: "berjalan", owner: clerk.id, result: null } as never;
    const { id } = await db.insertInto("tugas").values(task).returning("id").executeTakeFirstOrThrow();
    const batch = { register: "santri", fileName: "a.xlsx", actorId: clerk.id, actorName: clerk.name, listId: list, taskId: id } as never;
    await db.insertInto("importBatch").values(batch).execute();
  });
  const listed = sheet(["Nama", "NIS"], ["Ani", "1401"]);
  await expect(plan(listed, { list })).rejects.toMatchObject({ kind: "conflict" });
  expect(await plan(listed, { list: free })).toMatchObject({ id: expect.any(String) });
});

test("whoever may not import learns nothing of a list, and a register that takes none has no such page", async () => {
  const listed = sheet(["Nama", "NIS"], ["Ani", "1401"]);
  await expect(plan(listed, {}, actor("guru"))).rejects.toMatchObject({ kind: "forbidden" });
  for (const closed of [{ readOnly: true }, { single: true }] as const) {
    const register: Register = { ...santri, ...closed };
    const trying = as(clerk, (ctx) => planImport(ctx, register, { name: "a.xlsx", sheet: listed }));
    await expect(trying).rejects.toMatchObject({ kind: "notFound" });
  }
});

test("a head that is wrong is told also where no row stands below it; without either there is nothing to try", async () => {
  const { refused, count } = await plan(sheet(["Nama", "Warna"]));
  expect([refused.map(({ column }) => column), count]).toEqual([["Warna"], 0]);
  await expect(plan(sheet(["Nama"]))).rejects.toMatchObject({ kind: "invalid", message: expect.stringContaining("tidak berisi baris") });
});

test("a list of ten thousand rows is read, one of more is to be divided", async () => {
  const rows = (count: number) => Array.from({ length: count }, (_, at) => (at === 0 ? ["Ani", "1401"] : ["", ""]));
  expect(await plan(sheet(["Nama", "NIS"], ...rows(mostRows)))).toMatchObject({ count: 1 });
  const more = plan(sheet(["Nama", "NIS"], ...rows(mostRows + 1)));
  await expect(more).rejects.toMatchObject({ kind: "invalid", message: expect.stringContaining("Bagi daftar ini") });
});

test("of very many cells that cannot be taken the first are told, and that there are more", async () => {
  const rows = Array.from({ length: mostRefused / 2 + 1 }, (_, at) => (at === 0 ? ["Ani", "x"] : ["", "x"]));
  const { refused, more } = await plan(sheet(["Nama", "NIS"], ...rows));
  expect([refused.length, refused.at(0)?.row, more]).toEqual([mostRefused, 2, false]);
  const beyond = await plan(sheet(["Nama", "NIS"], ...rows, ["", "x"]));
  expect([beyond.refused.length, beyond.more]).toEqual([mostRefused, true]);
});
