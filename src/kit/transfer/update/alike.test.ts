/**
 * A list of what nobody numbers, slogans or prizes, comes back: at a desk, by whoever keeps them. What goes wrong: all of it is there
 * twice, a prize that was won twice is taken for one, or somebody asks by a list what stands in rows that are closed to them.
 */
import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Policy } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { longText, number, text, time } from "#kit/register/fields.ts";
import { type Register, register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { everyAct, wholly } from "#tests/support/rights.ts";
import { planImport } from "../plan.server.ts";
import { runImport } from "../run.server.ts";

const piala: Register = register({
  ...{ name: "piala", table: "piala", path: "/piala", title: "Piala", noun: "piala", owner: "pemilik" },
  fields: {
    juara: number({ label: "Juara", privacy: "umum", min: 1, step: 1, required: true }),
    lomba: text({ label: "Lomba", privacy: "umum", max: 40, required: true }),
    jam: time({ label: "Jam", privacy: "umum" }),
    cerita: longText({ label: "Cerita", privacy: "dinas", max: 400 }),
  },
  judge: ({ lomba }): Readonly<Record<string, string>> => (lomba === "Lempar batu" ? { lomba: "Lomba ini tidak diadakan lagi." } : {}),
  ...{ columns: ["lomba"], searched: ["lomba"], sentences: sentencesFor("piala", "Belum ada.") },
});
const policy: Policy = {
  piala: [
    wholly(["juru"], ...everyAct),
    [["pelatih"], ["read", "update"], ["umum", "dinas"], "own"],
    [["pelatih", "luar", "buta"], ["import", "create"], ["umum", "dinas"], "all"],
    [["luar"], ["read", "update"], ["umum"], "all"],
  ],
};
const home = useDatabase({ policy });
const as = <T>(peran: string, work: (ctx: Ctx) => Promise<T>) => home.scope(actor(peran)).transaction(work);
const plan = (peran: string, rows: readonly string[][], header: readonly string[] = ["Juara", "Lomba", "Jam", "Cerita"]) =>
  as(peran, (ctx) => planImport(ctx, piala, { name: "piala.csv", sheet: { header, rows, places: rows.map((_, at) => at + 2) } }));
const counts = async (...asked: Parameters<typeof plan>) => {
  const { new: baru, same } = (await plan(...asked)).counts;
  return { baru, same };
};

/** What a list that was taken in did to each row that it brought. */
const remembered = (id: string | null) =>
  as("juru", ({ db }) => db.selectFrom("importRow").select("act").where("batchId", "=", String(id)).orderBy("act").execute()).then((rows) =>
    rows.map(({ act }) => act),
  );

beforeAll(() =>
  connected(home.database.place, async (owner) => {
    await owner.query(`
      create table piala (
        id uuid primary key default gen_random_uuid(), juara integer not null, lomba text not null, jam time, cerita text, pemilik uuid,
        versi integer not null default 1, created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
        deleted_at timestamptz, deleted_by uuid
      )`);
  }),
);

beforeEach(() => as("juru", ({ db }) => sql`delete from piala`.execute(db)));

const satu = ["1", "Pidato", "07:30", "Juara  satu"];
/** A prize that was won twice, and another one. */
const bring = async () => {
  const first = await plan("juru", [satu, satu, ["2", "Lari", "", ""]]);
  await as("juru", (ctx) => runImport(ctx, piala, String(first.id)));
  return first;
};

test("what stands word for word is the same, what differs in one cell is new, and an empty cell differs in nothing", async () => {
  expect((await bring()).counts).toMatchObject({ new: 3, same: 0 });
  expect(await plan("juru", [satu, ["2", "Lari", "", ""]])).toMatchObject({ id: null, counts: { new: 0, same: 2 } });
  expect(
    await counts("juru", [
      ["1", "Pidato", "08:30", "Juara satu"],
      ["1", "Pidato", "", ""],
      ["1", "Renang", "", ""],
    ]),
  ).toEqual({ baru: 2, same: 1 });
});

test("several lines that say what one row says are taken along with what is new, as that row", async () => {
  await bring();
  const { id, counts: found } = await plan("juru", [satu, satu, satu, ["4", "Renang", "", ""]]);
  expect(found).toMatchObject({ new: 1, same: 3 });
  expect(await as("juru", (ctx) => runImport(ctx, piala, String(id)))).toBe(1);
  expect(await remembered(id)).toEqual(["baru", "sama"]);
});

test("a cell that must be filled is missed also where its row stands", async () => {
  await bring();
  expect((await plan("juru", [["", "Pidato", "07:30", ""]])).refused).toMatchObject([{ row: 2, column: "Juara" }]);
});

test("what somebody said to be another one is new, though one like it stands", async () => {
  const named: Register = { ...piala, matchBy: [["lomba"]] };
  const sheet = { header: ["Juara", "Lomba", "Jam"], rows: [["3", "Catur", "09:00"]], places: [2] };
  const again = (register: Register, decided?: Readonly<Record<number, string>>) =>
    as("juru", (ctx) => planImport(ctx, register, { name: "piala.csv", sheet, ...(decided && { decided }) }));
  for (const jam of ["09:00", "10:00"])
    await as("juru", ({ db }) => sql`insert into piala (juara, lomba, jam) values (3, 'Catur', ${jam}::time)`.execute(db));
  expect(await again(named)).toMatchObject({ counts: { new: 0, same: 1, doubtful: 0 } });
  expect(await again(named, { 2: "baru" })).toMatchObject({ counts: { new: 1, same: 0 } });
  expect(await again(piala)).toMatchObject({ counts: { new: 0, same: 1 } });
});

test("of several that may be meant the one that says so word for word is, and two lines that say it are two of them", async () => {
  const named: Register = { ...piala, matchBy: [["lomba"]] };
  const listed = (...rows: string[][]) =>
    as("juru", (ctx) =>
      planImport(ctx, named, { name: "p.csv", sheet: { header: ["Juara", "Lomba", "Jam"], rows, places: rows.map((_, at) => at + 2) } }),
    );
  for (const jam of ["09:00", "10:00"])
    await as("juru", ({ db }) => sql`insert into piala (juara, lomba, jam) values (3, 'Dam', ${jam}::time)`.execute(db));
  expect(await listed(["3", "Dam", "10:00"], ["3", "Dam", "11:00"])).toMatchObject({ counts: { new: 0, same: 1, doubtful: 1 } });
  expect(await listed(["3", "Dam", "10:00"], ["3", "Dam", "09:00"], ["3", "Dam", "10:00"])).toMatchObject({
    counts: { same: 3, doubtful: 0 },
  });
  await as("juru", ({ db }) => sql`update piala set jam = '10:00' where lomba = 'Dam'`.execute(db));
  const { id } = await listed(["3", "Dam", "10:00"], ["3", "Dam", "10:00"], ["3", "Dam", "10:00"], ["5", "Egrang", ""]);
  await as("juru", (ctx) => runImport(ctx, named, String(id)));
  expect(await remembered(id)).toEqual(["baru", "sama", "sama"]);
});

test("what stands is the same, though it would be refused today", async () => {
  const lama = ["1", "Lempar batu", "", ""];
  expect((await plan("juru", [lama])).refused).toMatchObject([{ column: "Lomba" }]);
  await as("juru", ({ db }) => sql`insert into piala (juara, lomba) values (1, 'Lempar batu')`.execute(db));
  expect(await plan("juru", [lama])).toMatchObject({ refused: [], counts: { same: 1 } });
});

test("by a list nobody learns of rows or cells that are closed to them", async () => {
  await bring();
  expect(await counts("pelatih", [satu])).toEqual({ baru: 1, same: 0 });
  await as("juru", ({ db }) => sql`update piala set pemilik = ${actor("pelatih").id} where lomba = 'Pidato'`.execute(db));
  expect(await counts("pelatih", [satu])).toEqual({ baru: 0, same: 1 });
  expect(await counts("luar", [satu])).toEqual({ baru: 1, same: 0 });
  expect(await counts("luar", [["1", "Pidato"]], ["Juara", "Lomba"])).toEqual({ baru: 0, same: 1 });
  expect(await counts("buta", [["1", "Pidato"]], ["Juara", "Lomba"])).toEqual({ baru: 1, same: 0 });
});

test("what lies in the bin is not there", async () => {
  await bring();
  await as("juru", ({ db }) => sql`update piala set deleted_at = now(), deleted_by = ${randomUUID()} where lomba = 'Lari'`.execute(db));
  expect(await counts("juru", [["2", "Lari", "", ""]])).toEqual({ baru: 1, same: 0 });
});
