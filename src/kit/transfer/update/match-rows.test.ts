/** Which row that stands a line of a list means: by its numbers, else by how it is called, and only among rows and fields that are open to whoever brings it. */
import { beforeEach, expect, test } from "vitest";
import type { Policy } from "#kit/access/access.ts";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import type { Register } from "#kit/register/register.ts";
import { add, as, clerk, santri, useSantri } from "#tests/support/santri.ts";
import { alikeRows } from "./alike-rows.server.ts";
import { idsByKey, isSameKey, keyOf, keysOf, matchRows } from "./match-rows.server.ts";

useSantri();

type Rights = NonNullable<Policy[string]>;
const owned: Register = { ...santri, owner: "deletedBy" };
const row = (cells: Readonly<Record<string, string>>, filled: readonly string[] = [], values: Readonly<Record<string, string>> = {}) => ({
  ...{ place: 2, errors: {}, faults: {}, cells, filled, typed: (name: string) => cells[name] ?? "" },
  values: { ...Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, cell === "" ? null : cell])), ...values },
});
const found = async (...rows: ReturnType<typeof row>[]) =>
  (await as(clerk, (ctx) => matchRows(ctx, santri, { fields: santri.fields, rows }))).map((match) => match?.ids);
const allowed = (rights: Rights, fields = santri.fields) =>
  as(clerk, async (ctx) => keysOf({ ...ctx, policy: { santri: rights } }, santri, fields));

beforeEach(() =>
  as(clerk, ({ db }) =>
    db
      .deleteFrom("santri" as never)
      .where(everyRow)
      .execute(),
  ),
);

test("a name is the same however it is spaced, cased and accented; a number is the same only as it stands", async () => {
  const { nama, nis } = santri.fields;
  expect([isSameKey(nama, "Ya'qub  Amalia", "yaqub amalia"), isSameKey(nama, "Zoë", "ZOE"), isSameKey(nama, "Ani", "Ana")]).toEqual([
    ...[true, true, false],
  ]);
  expect([isSameKey(nis, "1001", "1001"), isSameKey(nis, "1001", "1 001"), isSameKey(nama, null, undefined)]).toEqual([true, false, true]);
  const zoe = await add({ nama: "Zoë Élan", lahir: "2010-01-02" });
  expect(await found(row({ nama: "zoe elan", lahir: "2010-01-02" }))).toEqual([[zoe.id]]);
});

test("a row is known by several fields only where all of them are filled, on both sides", async () => {
  expect(keyOf(santri.fields, ["nama", "lahir"], { nama: "Ani", lahir: null })).toBe("");
  expect(keyOf(santri.fields, ["nama", "lahir"], { nama: "Ani", lahir: "2010-01-02" })).toBe("ani\u00002010-01-02");
  await add({ nama: "Ani" });
  await add({ nama: "Beni", nis: null });
  const { fields } = santri;
  const rows = [row({ nama: "Ani", lahir: "2010-01-02" })];
  expect(await as(clerk, (ctx) => idsByKey(ctx, santri, { key: ["nama", "lahir"], rows }))).toEqual(new Map());
  expect(keyOf(fields, ["nis"], { nis: "" })).toBe("");
});

test("only rows that say one of the numbers of the list are read", async () => {
  const one = await add({ nama: "Ani", nis: "1001" });
  await add({ nama: "Beni", nis: "1002" });
  const rows = [row({ nis: "1001" }), row({ nis: "" }), row({ nis: "1009" })];
  expect(await as(clerk, (ctx) => idsByKey(ctx, santri, { key: ["nis"], rows }))).toEqual(new Map([["1001", [one.id]]]));
});

test("a field that every new row begins with tells along which row is meant, and one that the line leaves empty does not", async () => {
  const ani = await add({ nama: "Ani", lahir: "2010-01-02" });
  const begun = { lahir: "2010-01-02" };
  expect(await found(row({ nama: "Ani" }, ["lahir"], begun))).toEqual([[ani.id]]);
  const strict: Register = { ...santri, matchBy: [["nama", "lahir"]] };
  const rows = [row({ nama: "Ani" }, [], begun), row({ nama: "Ani" }, ["lahir"], begun)];
  const matches = await as(clerk, (ctx) => matchRows(ctx, strict, { fields: santri.fields, rows }));
  expect(matches.map((match) => match?.ids)).toEqual([undefined, [ani.id]]);
});

test("keys are those whose fields the list may bring and this person may read; who reads none knows none", async () => {
  expect(await allowed([[["juru"], ["read"], ["umum", "rahasia"], "all"]])).toEqual([["nis"], ["nik"], ["nama", "lahir"], ["nama"]]);
  expect(await allowed([[["juru"], ["read"], ["umum"], "all"]])).toEqual([["nis"], ["nama", "lahir"], ["nama"]]);
  const { nis: _, ...less } = santri.fields as typeof santri.fields & { nis: never };
  expect(await allowed([[["juru"], ["read"], ["umum"], "all"]], less)).toEqual([["nama", "lahir"], ["nama"]]);
  expect(await allowed([[["juru"], ["import", "update"], ["umum"], "all"]])).toEqual([]);
});

test("who reads rows of their own alone finds those, and nobody finds what lies in the bin", async () => {
  const [mine, theirs, gone] = [
    await add({ nama: "Ani", nis: "1001" }),
    await add({ nama: "Beni", nis: "1002" }),
    await add({ nama: "Cici", nis: "1003" }),
  ];
  await as(clerk, ({ db }) => sql`update santri set deleted_by = ${clerk.id} where id <> ${theirs.id}`.execute(db));
  await as(clerk, ({ db }) => sql`update santri set deleted_at = now() where id = ${gone.id}`.execute(db));
  const rows = ["1001", "1002", "1003"].map((nis) => row({ nis }));
  const by = (reach: "own" | "all") =>
    as(clerk, (ctx) => {
      const policy: Policy = { santri: [[["juru"], ["read"], ["umum"], reach]] };
      return matchRows({ ...ctx, policy }, owned, { fields: santri.fields, rows });
    });
  expect((await by("all")).map((match) => match?.ids)).toEqual([[mine.id], [theirs.id], undefined]);
  expect((await by("own")).map((match) => match?.ids)).toEqual([[mine.id], undefined, undefined]);
});

test("of very many rows that begin alike the first fifty are looked at for one that says all of it", async () => {
  await as(clerk, ({ db }) => sql`insert into santri (nama, juz) select 'Ani', 1 from generate_series(1, 50)`.execute(db));
  await as(clerk, ({ db }) => sql`insert into santri (nama, juz) values ('Ani', 9)`.execute(db));
  const asked = [row({ nama: "Ani", juz: "1" }, [], { juz: 1 as never }), row({ nama: "Ani", juz: "9" }, [], { juz: 9 as never })];
  const alike = await as(clerk, (ctx) => alikeRows(ctx, santri, { fields: santri.fields, rows: asked }));
  expect(alike.map((one) => one?.juz)).toEqual([1, undefined]);
});
