import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { createEmptyDatabase, dropTestDatabase, quiet } from "#tests/support/database.ts";
import { connected } from "./connection/location.server.ts";
import type { DatabaseLocation } from "./database.server.ts";
import { StartRefusal } from "./engine/start-refusal.ts";
import { migrate } from "./migrate.server.ts";

let directory: string;
let place: DatabaseLocation;
const places: DatabaseLocation[] = [];
const first = "create table audit (id int); create table one (id int)";

const write = (name: string, content: string) => writeFile(join(directory, name), content);
const run = () => migrate(place, directory, quiet);
const applied = () =>
  connected(
    place,
    async (client) => (await client.query<{ number: number; name: string }>("select number, name from migration order by number")).rows,
  );

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "migrations-"));
  place = await createEmptyDatabase();
  places.push(place);
  await write("0001-awal.sql", first);
});

afterAll(async () => {
  for (const used of places) await dropTestDatabase(used);
  await rm(directory, { recursive: true });
});

test("several processes that start together apply each file once", async () => {
  await write("0002-dua.sql", "create table two (id int)");
  await Promise.all([run(), run(), run()]);
  expect(await applied()).toEqual([
    { number: 1, name: "awal" },
    { number: 2, name: "dua" },
  ]);
});

test("the first file of an empty database may have the number nought", async () => {
  await write("0000-nol.sql", "create table nought (id int)");
  await run();
  expect((await applied()).map(({ number }) => number)).toEqual([0, 1]);
});

test("what was changed is told in one line, and nothing when nothing was", async () => {
  await write("0002-dua.sql", "create table two (id int)");
  const log = { ...quiet, info: vi.fn(), debug: vi.fn() };
  for (let start = 0; start < 2; start++) await migrate(place, directory, log);
  expect(log.info.mock.calls).toEqual([
    [{ ms: expect.any(Number) }, expect.stringMatching(/^2 perubahan basis data diterapkan dalam \d+ ms$/)],
  ]);
  expect(log.debug).toHaveBeenCalledTimes(2);
});

test("a database newer than the code is refused", async () => {
  await write("0002-dua.sql", "create table two (id int)");
  await run();
  await rm(join(directory, "0002-dua.sql"));
  await expect(run()).rejects.toSatisfy((error) => error instanceof StartRefusal && /lebih baru daripada aplikasi/.test(error.sentence));
});

test("an applied file that was changed afterwards is refused", async () => {
  await run();
  await write("0001-awal.sql", `${first};`);
  await expect(run()).rejects.toSatisfy(
    (error) => error instanceof StartRefusal && /berbeda dari yang pernah dijalankan/.test(error.sentence),
  );
});

test("line ends of another system are no change", async () => {
  await write("0001-awal.sql", `${first};\n`);
  await run();
  await write("0001-awal.sql", `${first};\r\n`);
  await expect(run()).resolves.toBeUndefined();
});

test("a file that fails leaves nothing of itself", async () => {
  await write("0002-dua.sql", "create table two (id int); select 1 / 0");
  await expect(run()).rejects.toThrow(/2 "dua" failed: division by zero/);
  const { rows } = await connected(place, (client) => client.query("select to_regclass('two') as two"));
  expect(rows).toEqual([{ two: null }]);
  expect(await applied()).toHaveLength(1);
});

test("a number used twice and an unreadable name are mistakes of the author", async () => {
  await write("0001-lain.sql", "select 1");
  await expect(run()).rejects.toThrow("the number 1");
  await rm(join(directory, "0001-lain.sql"));
  await write("baru.sql", "select 1");
  await expect(run()).rejects.toThrow("NNNN-name.sql");
});

test("an upgrade that fails says where without what stands in the rows, and leaves the database as it was", async () => {
  await run();
  await connected(place, (client) => client.query("insert into one values (4711)"));
  await write("0002-dua.sql", "create table two (id int)");
  await write("0003-tiga.sql", "alter table one add constraint kecil check (id < 10)");
  const failed = async () => {
    const error: unknown = await run().catch((caught: unknown) => caught);
    return error instanceof StartRefusal ? error.sentence : String(error);
  };
  const sentence = await failed();
  expect(sentence).toMatch(/^Perubahan basis data 3 "tiga" gagal \(23514 one kecil\)\. Tidak satu pun/);
  expect(sentence).not.toContain("4711");
  expect(await applied()).toHaveLength(1);
  const { rows } = await connected(place, (client) => client.query("select to_regclass('two') as two"));
  expect(rows).toEqual([{ two: null }]);
  await connected(place, (client) => client.query("insert into one values (null)"));
  await write("0003-tiga.sql", "alter table one alter column id set not null");
  expect(await failed()).toMatch(/\(23502 one id\)/);
});

test("what one file of an upgrade leaves to the end of the transaction does not keep the next from its table", async () => {
  await write("0001-awal.sql", `${first}; create table induk (id int primary key)`);
  await run();
  await write("0002-dua.sql", "alter table one add constraint induk foreign key (id) references induk deferrable initially deferred");
  await write("0003-tiga.sql", "insert into induk values (1); insert into one values (1)");
  await write("0004-empat.sql", "alter table one add column nama text");
  await run();
  expect(await applied()).toHaveLength(4);
});

test("whoever is to be asked before an upgrade is asked once, before anything is changed, and not of a new database", async () => {
  const asked: number[] = [];
  const before = async () => void asked.push((await applied()).length);
  const start = (last?: number) => migrate(place, directory, quiet, { before, ...(last === undefined ? {} : { last }) });
  await start();
  await start();
  expect(asked).toEqual([]);
  for (const name of ["0002-dua.sql", "0003-tiga.sql", "0004-empat.sql"]) await write(name, "select 1");
  await start(3);
  expect(asked).toEqual([1]);
  expect((await applied()).map(({ number }) => number)).toEqual([1, 2, 3]);
  const refusing = migrate(place, directory, quiet, { before: () => Promise.reject(new Error("no room for a backup")) });
  await expect(refusing).rejects.toThrow("no room for a backup");
  expect(await applied()).toHaveLength(3);
});

test("a file that comes with a number below one that has run is refused", async () => {
  await write("0003-tiga.sql", "create table three (id int)");
  await run();
  await write("0002-dua.sql", "create table two (id int)");
  await expect(run()).rejects.toSatisfy(
    (error) => error instanceof StartRefusal && /2 "dua" datang terlambat: nomornya di bawah 3/.test(error.sentence),
  );
  expect((await applied()).map(({ number }) => number)).toEqual([1, 3]);
});

test("a new database keeps each file that ran before one failed, and goes on from there", async () => {
  await write("0002-dua.sql", "create table two (id int)");
  await write("0003-tiga.sql", "select 1 / 0");
  await write("catatan.txt", "select 1 / 0");
  await expect(run()).rejects.toThrow(/3 "tiga" failed/);
  expect((await applied()).map(({ number }) => number)).toEqual([1, 2]);
});
