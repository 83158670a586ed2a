/**
 * The operator brings the ministry's list twice a year and asks who is missing in it. What is told, and what leaves as a list, is that list's
 * own, of rows that stand, and of those alone whom the person sees.
 */
import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Policy } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import { json, sql } from "#kit/database/sql.server.ts";
import { reference, text } from "#kit/register/fields.ts";
import { type Register, register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { everyAct, wholly } from "#tests/support/rights.ts";
import { absentCells, absentRows } from "./absent-rows.server.ts";

const santri: Register = register({
  ...{ name: "santri", table: "santri", path: "/santri", title: "Santri", noun: "santri", owner: "pembina" },
  fields: {
    nama: text({ label: "Nama", privacy: "umum", max: 40, required: true }),
    kamar: text({ label: "Kamar", privacy: "umum", max: 4 }),
    status: text({ label: "Status", privacy: "umum", max: 10 }),
    pembina: text({ label: "Pembina", privacy: "umum", max: 40 }),
  },
  ...{ columns: ["nama"], searched: ["nama"], sentences: sentencesFor("santri", "Belum ada.") },
  matchBy: [["nama"]],
  expected: { where: { status: "mukim" }, called: "mukim", within: "kamar", sentence: "Tandai pulang." },
});
const policy: Policy = {
  santri: [
    wholly(["juru"], ...everyAct),
    [["pembina"], ["read", "export"], ["umum"], "own"],
    [["buta"], ["read"], [], "all"],
    [["pembaca"], ["read", "export"], ["umum"], "all"],
  ],
};
const home = useDatabase({ policy });
const [clerk, reader, blind, outsider] = [actor("juru"), actor("pembaca"), actor("buta"), actor("tamu")];
const mentor = { ...actor("pembina"), id: randomUUID() };
const as = <T>(who: typeof clerk, work: (ctx: Ctx) => Promise<T>) => home.scope(who).transaction(work);

beforeAll(() =>
  connected(home.database.place, async (owner) => {
    await owner.query(`
      create table santri (
        id uuid primary key default gen_random_uuid(), nama text not null, kamar text, status text, pembina uuid, wali uuid, catatan text,
        versi integer not null default 1, created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
        deleted_at timestamptz, deleted_by uuid
      )`);
  }),
);

interface Santri {
  readonly nama: string;
  readonly kamar?: string;
  readonly status?: string;
  readonly pembina?: string;
  readonly deletedAt?: Date;
}
const add = (row: Santri) =>
  as(clerk, async ({ db }) => {
    const { kamar = "A1", status = "mukim", pembina = null, deletedAt = null } = row;
    const { rows } = await sql<{ id: string }>`insert into santri (nama, kamar, status, pembina, deleted_at)
      values (${row.nama}, ${kamar}, ${status}, ${pembina}, ${deletedAt}) returning id`.execute(db);
    return rows[0]?.id ?? "";
  });
const list = () =>
  as(clerk, async ({ db }) => {
    const values = { register: "santri", fileName: "emis.xlsx", actorId: clerk.id, choices: json({}) };
    return (
      await db
        .insertInto("importList")
        .values(values as never)
        .returning("id")
        .executeTakeFirstOrThrow()
    ).id;
  });
const batch = (values: Readonly<Record<string, unknown>>) =>
  as(clerk, async ({ db }) => {
    const of = { register: "santri", fileName: "emis.xlsx", actorId: clerk.id, actorName: clerk.name };
    return (
      await db
        .insertInto("importBatch")
        .values({ ...of, ...values } as never)
        .returning("id")
        .executeTakeFirstOrThrow()
    ).id;
  });
const told = () => as(clerk, ({ db }) => db.selectFrom("audit").select("after").where("action", "=", "export").orderBy("id").execute());

beforeEach(() => as(clerk, ({ db }) => sql`delete from santri`.execute(db)));

const missing = async (who: typeof clerk, met: readonly Santri[], settled: { list?: string; whole?: boolean } = {}) => {
  const { rows: standing } = await as(clerk, ({ db }) =>
    sql<{ id: string; nama: string; kamar: string }>`select * from santri`.execute(db),
  );
  const rows = met.map(({ nama, kamar = "A1" }) => {
    const before = standing.find((row) => row.nama === nama);
    return { row: { values: { nama, kamar } }, ...(before && { before: before as never }) };
  });
  const ids = await as(who, (ctx) => absentRows(ctx, santri, { rows, list: settled.list, ...settled }));
  return ids.map((id) => standing.find((row) => row.id === id)?.nama);
};

test("of those who are expected, in the rooms of the list, whoever stands and is not met", async () => {
  for (const row of [
    ...[{ nama: "Ada" }, { nama: "Cici" }, { nama: "Budi" }],
    ...[
      { nama: "Pergi", status: "pulang" },
      { nama: "Terbuang", deletedAt: new Date() },
      { nama: "Lain", kamar: "B2" },
    ],
  ])
    await add(row);
  expect(await missing(clerk, [{ nama: "Ada" }])).toEqual(["Budi", "Cici"]);
  expect(await missing(clerk, [{ nama: "Ada" }, { nama: "Baru", kamar: "B2" }])).toEqual(["Budi", "Cici", "Lain"]);
  expect(await missing(clerk, [{ nama: "Ada" }], { whole: true })).toEqual(["Budi", "Cici", "Lain"]);
  expect(await missing(clerk, [{ nama: "Tak Dikenal" }])).toEqual([]);
});

test("what the same list brought already is met, what another brought is not", async () => {
  const [, brought, stranger] = [await add({ nama: "Ada" }), await add({ nama: "Dibawa" }), await add({ nama: "Asing" })];
  const [own, other] = [await list(), await list()];
  for (const [listId, rowId] of [
    [own, brought],
    [other, stranger],
  ] as const) {
    const batchId = await batch({ listId, doneAt: new Date() });
    await as(clerk, ({ db }) =>
      db
        .insertInto("importRow")
        .values({ batchId, rowId, versi: 1, act: "baru" } as never)
        .execute(),
    );
  }
  expect(await missing(clerk, [{ nama: "Ada" }], { list: own })).toEqual(["Asing"]);
});

test("nobody is named to whoever may not see them: one's own alone, and none without the fields that tell why", async () => {
  for (const row of [{ nama: "Ada" }, { nama: "Asuhan", pembina: mentor.id }, { nama: "Bukan" }]) await add(row);
  expect(await missing(mentor, [{ nama: "Ada" }])).toEqual(["Asuhan"]);
  expect(await missing(blind, [{ nama: "Ada" }])).toEqual([]);
});

test("as a list that leaves: of that list, not yet taken in, of rows that stand, one's own, and the trail says how many", async () => {
  const names = [{ nama: "Cici" }, { nama: "Asuhan", pembina: mentor.id }, { nama: "Terbuang", deletedAt: new Date() }];
  const absentIds = await Promise.all(names.map(add));
  const [one, taken, none] = [await list(), await list(), await list()];
  await batch({ listId: one, absentIds });
  await batch({ listId: taken, absentIds, doneAt: new Date() });
  const leave = (who: typeof clerk, id: string) => as(who, (ctx) => absentCells(ctx, santri, id)).then(({ rows }) => rows);
  expect(await leave(clerk, one)).toEqual([["Asuhan"], ["Cici"]]);
  expect(await told()).toEqual([{ after: { rows: 2, tidakAda: true } }]);
  expect(await leave(mentor, one)).toEqual([["Asuhan"]]);
  expect([await leave(clerk, taken), await leave(clerk, none)]).toEqual([[], []]);
  expect(await told()).toHaveLength(2);
  for (const who of [outsider, blind]) await expect(leave(who, one)).rejects.toMatchObject({ kind: "forbidden" });
});

/** Of a list of which these rows are known. */
const absentBeside = async (rows: Parameters<typeof absentRows>[2]["rows"], register = santri, who = clerk) => {
  const ids = await as(who, (ctx) => absentRows(ctx, register, { rows, list: undefined }));
  const { rows: standing } = await as(clerk, ({ db }) => sql<{ id: string; nama: string }>`select id, nama from santri`.execute(db));
  return ids.map((id) => standing.find((row) => row.id === id)?.nama);
};
const before = (id: string, kamar = "A1") => ({ id, versi: 1, kamar }) as never;

test("a row that may be meant is not missed, and a list of which every row is in doubt tells of its rooms all the same", async () => {
  const [one, two] = [await add({ nama: "Ada" }), await add({ nama: "Ada juga" })];
  await add({ nama: "Hilang" });
  const doubtful = { row: { values: { kamar: "A1" } }, told: { candidates: [{ id: one }, { id: two }] } };
  expect(await absentBeside([doubtful])).toEqual(["Hilang"]);
});

test("of a row that moves, both rooms are looked through: where it stands and where the list has it", async () => {
  const moves = await add({ nama: "Pindah" });
  for (const kamar of ["A1", "B2", "C3"]) await add({ nama: `Di ${kamar}`, kamar });
  expect(await absentBeside([{ row: { values: { kamar: "B2" } }, before: before(moves) }])).toEqual(["Di A1", "Di B2"]);
  expect(await absentBeside([{ row: { values: { kamar: null } }, before: before(moves, "C3") }])).toEqual(["Di C3"]);
});

test("nobody is missed of a register that expects nobody, nor to whom the name, the room or the reason is closed", async () => {
  const ada = await add({ nama: "Ada" });
  await add({ nama: "Hilang" });
  const asked = (register: Register) => absentBeside([{ row: { values: { kamar: "A1" } }, before: before(ada) }], register, reader);
  const closing = (...names: (keyof typeof santri.fields)[]): Register => ({
    ...santri,
    fields: Object.fromEntries(
      Object.entries(santri.fields).map(([name, field]) => [
        name,
        names.includes(name) ? { ...field, privacy: "rahasia" as const } : field,
      ]),
    ),
  });
  expect(await asked(santri)).toEqual(["Hilang"]);
  const { expected: _, ...none } = santri;
  expect(await asked(none)).toEqual([]);
  for (const name of ["nama", "kamar", "status"]) expect(await asked(closing(name))).toEqual([]);
  expect(await asked(closing("pembina"))).toEqual(["Hilang"]);
  expect(await asked({ ...closing("pembina"), named: ["nama", "pembina"] })).toEqual([]);
});

test("many are told, but not without end", async () => {
  const ada = await add({ nama: "Ada" });
  await as(clerk, ({ db }) =>
    sql`insert into santri (nama, kamar, status) select 'Hilang ' || n, 'A1', 'mukim' from generate_series(1, 5001) n`.execute(db),
  );
  expect(await absentBeside([{ row: { values: {} }, before: before(ada) }])).toHaveLength(5_000);
});

test("as a list that leaves it has the columns that the register shows, with what other rows are called, as far as they are to be seen", async () => {
  const wali = reference({ label: "Wali", privacy: "umum", register: santri });
  const catatan = text({ label: "Catatan", privacy: "pribadi", max: 40 });
  const shown: Register = { ...santri, fields: { ...santri.fields, wali, catatan }, columns: ["nama", "wali", "catatan"] };
  const ibu = await add({ nama: "Ibu" });
  const absentIds = [await add({ nama: "Ani" })];
  await as(clerk, ({ db }) => sql`update santri set wali = ${ibu}, catatan = 'rahasia' where nama = 'Ani'`.execute(db));
  const one = await list();
  await batch({ listId: one, absentIds });
  const leave = async (who: typeof clerk) => {
    const { shown: seen, rows } = await as(who, (ctx) => absentCells(ctx, shown, one));
    return [Object.keys(seen.fields), ...rows];
  };
  expect(await leave(clerk)).toEqual([
    ["nama", "wali", "catatan"],
    ["Ani", "Ibu", "rahasia"],
  ]);
  expect(await leave(reader)).toEqual([
    ["nama", "wali"],
    ["Ani", "Ibu"],
  ]);
});
