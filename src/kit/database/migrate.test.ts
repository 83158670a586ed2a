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
