/** Two clerks have a list and a template waiting, in one register and in another: whatever one does with theirs leaves every other as it was. */
import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { sql } from "#kit/database/sql.server.ts";
import type { Register } from "#kit/register/register.ts";
import { add, as, clerk, other, santri, useSantri } from "#tests/support/santri.ts";
import { bookOf } from "./book-of.server.ts";
import { noChoices } from "./choices.ts";
import type { ColumnMap } from "./column-map.ts";
import { deleteMap, keepMap, keptMaps, mapFile, mapWithHead } from "./column-maps.server.ts";
import { exportByMap, mapsForExport } from "./export-by-map.server.ts";
import { gridOf, restOf } from "./grid.server.ts";
import { deleteList, keepList, settleList } from "./list.server.ts";
import { keepTold, toldByPlace, toldPages } from "./told-rows.server.ts";
import { readAskedPages } from "./told-rows.ts";
import { findList, uploadedList, waitingList } from "./uploaded-list.server.ts";
import { noWords as words } from "./words.ts";

useSantri();

const elsewhere: Register = { ...santri, name: "alumni" };
const book = (...lines: string[][]) => ({ sheets: [{ name: "Data", hidden: false, lines, places: lines.map((_, index) => index + 1) }] });
const head = ["Nama", "NIS", "Juz"];
const bring = (who = clerk, ...lines: string[][]) =>
  as(who, (ctx) => keepList(ctx, santri, { name: `${who.name}.xlsx`, book: book(head, ...lines), words }));
const of = (id: string, who = clerk) => as(who, (ctx) => uploadedList(ctx, santri, id));
const table = async (name: "import_list" | "import_told" | "column_map" | "import_list_portion", where = sql`true`) =>
  (await as(clerk, ({ db }) => sql<Record<string, unknown>>`select * from ${sql.table(name)} where ${where} order by 1, 2`.execute(db)))
    .rows;
const of2 = (id: string) => sql`list_id = ${id}`;
const told = (id: string, who = clerk, query = "") =>
  as(who, (ctx) => toldPages(ctx, santri, id, readAskedPages(new URLSearchParams(query))));
const set = (id: string, change: { register?: string; age?: number }) =>
  as(clerk, ({ db }) =>
    sql`update import_list set register = ${change.register ?? "santri"}, created_at = now() - make_interval(mins => ${change.age ?? 0}) where id = ${id}`.execute(
      db,
    ),
  );
const week = 7 * 24 * 60;

beforeAll(() =>
  as(clerk, async ({ db }) => {
    for (const [place, { id, name, roles }] of [clerk, other].entries())
      await sql`insert into akun (id, nip, nama, peran) values (${id}, ${`19851104201001200${place}`}, ${name}, ${[...roles]})`.execute(db);
  }),
);
beforeEach(() =>
  as(clerk, async ({ db }) => {
    for (const name of ["import_list", "import_batch", "column_map", "santri"]) await sql`delete from ${sql.table(name)}`.execute(db);
  }),
);

test("settled anew is that list alone: its choices, its trial, what was told of its rows", async () => {
  for (const n of [1, 2, 3]) await add({ nama: `Santri ${n}`, nis: `100${n}`, juz: 1 });
  const theirs = await bring(other, ["Santri 1", "1001", "5"], ["Santri 2", "1002", "5"], ["Cacat", "x", "1"]);
  const mine = await bring(clerk, ["Santri 3", "1003", "6"], ["Salah", "y", "2"]);
  const [list, rows] = [await table("import_list", sql`id = ${theirs}`), await table("import_told", of2(theirs))];
  expect([(await told(theirs, other)).ubah.total, (await told(mine)).ubah.total]).toEqual([2, 1]);
  expect((await told(mine)).columns).toEqual([{ label: "Juz", count: 1 }]);
  expect([...(await as(clerk, (ctx) => toldByPlace(ctx, mine))).keys()]).toEqual([2]);
  expect(
    (await as(clerk, (ctx) => bookOf(ctx, mine, { sheets: [{ name: "Data", hidden: false }] } as never))).sheets[0]?.lines,
  ).toHaveLength(3);

  await as(clerk, (ctx) => settleList(ctx, santri, { id: mine, words, choices: { ...noChoices, rules: { juz: "portal" } } }));
  expect(await of(mine)).toMatchObject({
    choices: { rules: { juz: "portal" } },
    fileName: `${clerk.name}.xlsx`,
    plan: { counts: { changed: 0 } },
  });
  expect([await table("import_list", sql`id = ${theirs}`), await table("import_told", of2(theirs))]).toEqual([list, rows]);
  await as(clerk, (ctx) => keepTold(ctx, mine, []));
  expect(await table("import_told", of2(theirs))).toEqual(rows);
});

test("another sheet forgets what was taken in of that list alone", async () => {
  const sheets = [
    ...book(head, ["Ali", "2001", "1"], ["Agus", "2003", "1"]).sheets,
    { ...book(head, ["Budi", "2002", "1"]).sheets[0]!, name: "Lain" },
  ];
  const keep = (who: typeof clerk) => as(who, (ctx) => keepList(ctx, santri, { name: "a.xlsx", book: { sheets }, words }));
  const [mine, theirs] = [await keep(clerk), await keep(other)];
  for (const [id, who] of [
    [mine, clerk],
    [theirs, other],
  ] as const)
    await as(who, (ctx) => settleList(ctx, santri, { id, words, choices: { ...noChoices, sheet: 0 } }));
  await as(clerk, ({ db }) => sql`update import_list set done = '{2}'`.execute(db));
  const taken = async () => [(await of(mine)).taken, (await of(theirs, other)).taken];
  await as(clerk, (ctx) => settleList(ctx, santri, { id: mine, words, choices: { ...noChoices, sheet: 0 } }));
  expect(await taken()).toEqual([1, 1]);
  await as(clerk, (ctx) => settleList(ctx, santri, { id: mine, words, choices: { ...noChoices, sheet: 1 } }));
  expect(await taken()).toEqual([0, 1]);
});

test("a list is found in its register, by its person, for a week; one that is thrown away takes no other with it", async () => {
  const [theirs, mine] = [await bring(other, ["Ali", "2001", "1"]), await bring(clerk, ["Budi", "2002", "1"])];
  const found = async (who = clerk, register = santri) =>
    as({ ...who }, async (ctx) => {
      const all = { ...ctx, policy: { ...ctx.policy, alumni: ctx.policy.santri ?? [] } };
      return [(await findList(all, register, mine))?.id, (await waitingList(all, register))?.id];
    });
  expect([await found(), await found(other), await found(clerk, elsewhere)]).toEqual([
    [mine, mine],
    [undefined, theirs],
    [undefined, undefined],
  ]);
  await set(mine, { age: week - 5 });
  expect(await found()).toEqual([mine, mine]);
  await set(mine, { age: week + 5 });
  expect(await found()).toEqual([undefined, undefined]);
  await set(mine, {});
  await as(clerk, (ctx) => deleteList(ctx, santri, mine));
  expect((await table("import_list")).map(({ id }) => id)).toEqual([theirs]);
  expect((await table("import_list_portion")).map((row) => row.listId)).toEqual([theirs]);
});

test("a new list takes the place of one's own in that register, and of what is a week old", async () => {
  const abroad = await bring(clerk, ["Ali", "2001", "1"]);
  await set(abroad, { register: "alumni" });
  const theirs = await bring(other, ["Budi", "2002", "1"]);
  await set(theirs, { age: week - 5 });
  const first = await bring(clerk, ["Cici", "2003", "1"]);
  const second = await bring(clerk, ["Dedi", "2004", "1"]);
  const left = async () => (await table("import_list")).map(({ id }) => id).sort();
  expect(await left()).toEqual([abroad, theirs, second].sort());
  expect(await left()).not.toContain(first);
  await set(theirs, { age: week + 5 });
  const third = await bring(clerk, ["Edi", "2005", "1"]);
  expect(await left()).toEqual([abroad, third].sort());
});

test("the rest of a list is what is wrong in it, whatever waits or was taken in of another", async () => {
  const lines = [
    ["Ali", "2001", "1"],
    ["Salah", "x", "2"],
    ["Budi", "2002", "3"],
  ];
  const theirs = await bring(other, ["Satu", "salah", "1"], ["Cici", "2003", "1"], ["Dua", "salah", "1"]);
  const mine = await bring(clerk, ...lines);
  const seen = async (id: string, who: typeof clerk) => {
    const list = await of(id, who);
    return as(who, async (ctx) => [
      (await gridOf(ctx, santri, list, { words, page: 1, all: true }))?.rows.map(({ place }) => place),
      (await gridOf(ctx, santri, list, { words, page: 1, all: false }))?.rows.map(({ place }) => place),
      (await restOf(ctx, santri, list, words)).rows.map(([name]) => name),
    ]);
  };
  const wanted = [[2, 3, 4], [3], ["Salah"]];
  expect([await seen(mine, clerk), await seen(theirs, other)]).toEqual([
    wanted,
    [
      [2, 3, 4],
      [2, 4],
      ["Satu", "Dua"],
    ],
  ]);
  // Of the other list row 3 was taken in; of this one a trial of before waits no more.
  await as(clerk, ({ db }) => sql`update import_list set done = '{3}' where id = ${theirs}`.execute(db));
  expect(await seen(mine, clerk)).toEqual(wanted);
  await as(clerk, ({ db }) => sql`update import_batch set done_at = now() where list_id = ${mine}`.execute(db));
  expect((await seen(mine, clerk))[2]).toEqual(["Ali", "Salah", "Budi"]);
});

test("a map is known by its head, its way and its register", async () => {
  const map = (name: string, change: Partial<ColumnMap> = {}): ColumnMap => ({
    ...{ name, source: "", direction: "in", fingerprint: "a", columns: [{ head: name, field: "nama" }] },
    ...change,
  });
  await as(clerk, async (ctx) => {
    const all = { ...ctx, policy: { ...ctx.policy, alumni: ctx.policy.santri ?? [] } };
    for (const one of [
      map("Masuk"),
      map("Keluar", { direction: "out" }),
      map("Lain", { fingerprint: "b" }),
      map("Pergi", { direction: "out", fingerprint: "c" }),
    ])
      await keepMap(all, santri, one);
    await keepMap(all, elsewhere, map("Alumni"));
    await keepMap(all, elsewhere, map("Alumni lain", { fingerprint: "d" }));
    const known = async (fingerprint: string, direction: ColumnMap["direction"], register = santri) =>
      (await mapWithHead(all, register, { fingerprint, direction }))?.name;
    expect([await known("a", "in"), await known("a", "out"), await known("b", "in"), await known("b", "out")]).toEqual([
      ...["Masuk", "Keluar", "Lain", "Lain"],
    ]);
    expect([await known("c", "in"), await known("d", "in"), await known("a", "in", elsewhere)]).toEqual([undefined, undefined, "Alumni"]);
    const names = (maps: readonly { readonly name: string }[]) => maps.map(({ name }) => name);
    expect(names(await keptMaps(all, santri))).toEqual(["Lain", "Masuk"]);
    expect(names(await keptMaps(all, santri, "out"))).toEqual(["Keluar", "Pergi"]);
    expect(names(await mapsForExport(all, santri))).toEqual(["Keluar", "Lain", "Masuk", "Pergi"]);
    const [kept] = await keptMaps(all, elsewhere);
    const id = kept?.id ?? randomUUID();
    await expect(mapFile(all, santri, id)).rejects.toMatchObject({ kind: "notFound" });
    const asked = { id, query: { page: 1, size: 10, search: "", sort: "nama", direction: "asc", filters: {}, bin: false }, words } as never;
    await expect(exportByMap(all, santri, asked)).rejects.toMatchObject({ kind: "notFound" });
    expect(await deleteMap(all, elsewhere, id)).toBe("Peta kolom “Alumni” dihapus");
  });
  expect((await table("column_map")).map(({ name }) => name).sort()).toEqual(["Alumni lain", "Keluar", "Lain", "Masuk", "Pergi"]);
});
