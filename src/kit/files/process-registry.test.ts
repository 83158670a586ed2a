/** Several processes on one database keep their files in one folder: each tells of itself alone, and leaves nothing of itself behind. */
import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { quiet, useDatabase } from "#tests/support/database.ts";
import type { Database } from "../database/database.server.ts";
import { everyRow, sql } from "../database/sql.server.ts";
import { registerProcess } from "./process-registry.server.ts";
import { openStoreRoot, type StoreRoot } from "./store-root.server.ts";

const house = useDatabase();
let base: string;
let shared: string;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), "proses-"));
});
afterAll(() => rm(base, { recursive: true }));
beforeEach(async () => {
  shared = await mkdtemp(join(base, "f-"));
  await house.database.read((db) => db.deleteFrom("proses").where(everyRow).execute());
});
afterEach(() => {
  vi.useRealTimers();
});

const rows = () =>
  house.database.read((db) => db.selectFrom("proses").select(["id", "tempat", "tanda", "terlihat"]).orderBy("id").execute());
const signs = async (directory = shared) => (await readdir(join(directory, "proses")).catch(() => [])).sort();
const joinAs = (root: StoreRoot, alone = false) => registerProcess({ database: house.database, root, alone, log: quiet });
const joined = async (directory = shared, alone = false) => joinAs(await openStoreRoot({ directory }), alone);
/** One that works on, seen so many seconds ago. */
const other = async (seconds: number, { tempat = "disk", tanda = "0".repeat(32) } = {}) => {
  const id = randomUUID();
  await house.database.read((db) =>
    sql`insert into proses (id, tempat, tanda, terlihat) values (${id}, ${tempat}, ${tanda}, now() - ${`${seconds}s`}::interval)`.execute(
      db,
    ),
  );
  await mkdir(join(shared, "proses"), { recursive: true });
  await writeFile(join(shared, "proses", id), tanda);
  return id;
};
const ids = async () => (await rows()).map(({ id }) => id);

/** Once somebody here is heard, whoever listens on the same line is. */
const listening = async () => {
  let heard = false;
  const forget = house.database.listen("proses", () => {
    heard = true;
  });
  await vi.waitFor(
    async () => {
      await house.database.read((db) => sql`select pg_notify('proses', 'siap')`.execute(db));
      expect(heard).toBe(true);
    },
    { timeout: 30_000 },
  );
  forget();
};

test("each has a row and a sign that say the same, and takes only its own along when it leaves", async () => {
  const first = await joined();
  const [one] = await rows();
  expect(one).toMatchObject({ tempat: "disk", tanda: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(await readFile(join(shared, "proses", String(one?.id)), "utf8")).toBe(one?.tanda);
  const second = await joined();
  expect(await signs()).toEqual(await ids());
  await second();
  expect([await ids(), await signs()]).toEqual([[one?.id], [one?.id]]);
  await first();
  expect([await ids(), await signs()]).toEqual([[], []]);
});

test("of one that has been silent too long the sign goes with the row, of one that was seen lately neither", async () => {
  const [dead, living] = [await other(46), await other(40)];
  const leave = await joined();
  expect([(await ids()).includes(dead), (await signs()).includes(dead)]).toEqual([false, false]);
  expect([(await ids()).includes(living), (await signs()).includes(living)]).toEqual([true, true]);
  expect(await ids()).toHaveLength(2);
  await leave();
  expect([await ids(), await signs()]).toEqual([[living], [living]]);
});

test("one that is refused leaves neither row nor sign, and does not beat on", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const living = await other(1);
  const elsewhere = await mkdtemp(join(base, "lain-"));
  await expect(joined(elsewhere)).rejects.toThrow(`di folder ${elsewhere}`);
  expect([await ids(), await signs(elsewhere), vi.getTimerCount()]).toEqual([[living], [], 0]);
});

test("one that has the database for itself asks nobody", async () => {
  await other(1, { tempat: "bucket" });
  const leave = await joined(shared, true);
  expect(await rows()).toHaveLength(2);
  await leave();
});

test("one that leaves while it is asked is in nobody's way", async () => {
  const left = await other(1);
  const root = await openStoreRoot({ directory: await mkdtemp(join(base, "lain-")) });
  const read: Database["read"] = async (work) => {
    const answer = await house.database.read(work);
    await house.database.read((db) => db.deleteFrom("proses").where("id", "=", left).execute());
    return answer;
  };
  const leave = await registerProcess({ database: { ...house.database, read }, root, alone: false, log: quiet });
  expect(await ids()).toHaveLength(1);
  await leave();
});

test("whoever is asked writes a new sign, and nobody else; one that has left is not heard of again", async () => {
  const written: string[] = [];
  const root = await openStoreRoot({ directory: shared });
  const watched: StoreRoot = {
    ...root,
    write: async (name, text) => {
      written.push(name);
      await root.write(name, text);
    },
  };
  await listening();
  const gone = await joinAs(watched);
  const [left] = await ids();
  await gone();
  const leave = await joinAs(watched);
  const [before] = await rows();
  const id = String(before?.id);
  written.length = 0;
  await house.database.read((db) =>
    sql`select pg_notify('proses', asked) from unnest(${[left, randomUUID(), id]}::text[]) with ordinality as a (asked, nth) order by nth`.execute(
      db,
    ),
  );
  await vi.waitFor(async () => expect((await rows())[0]?.tanda).not.toBe(before?.tanda), { timeout: 30_000 });
  expect(written).toEqual([`proses/${id}`]);
  expect(await rows()).toMatchObject([{ id, tanda: await readFile(join(shared, "proses", id), "utf8") }]);
  await leave();
});

test("each tells every fifteen seconds that it is there, until it leaves", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const leave = await joined();
  const [before] = await rows();
  await house.database.read((db) => sql`update proses set terlihat = now() - interval '40 seconds'`.execute(db));
  vi.advanceTimersByTime(14_999);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1);
  const seen = async () => (await rows())[0]?.terlihat.getTime() ?? 0;
  await vi.waitFor(async () => expect(await seen()).toBeGreaterThanOrEqual(before?.terlihat.getTime() ?? 0), { timeout: 30_000 });
  expect(await rows()).toMatchObject([{ id: before?.id, tanda: before?.tanda, tempat: "disk" }]);
  await leave();
  expect([await rows(), vi.getTimerCount()]).toEqual([[], 0]);
});

test("in a bucket, which all mean alike, nobody leaves a sign", async () => {
  const written: string[] = [];
  const root: StoreRoot = {
    ...(await openStoreRoot({ directory: shared })),
    ...{ place: "https://s3/foto", shared: true },
    write: async (name) => void written.push(name),
    remove: async (name) => void written.push(name),
    read: async () => null,
  };
  await house.database.read((db) =>
    sql`insert into proses (id, tempat, tanda, terlihat) values (${randomUUID()}, 'https://s3/foto', 'x', now() - interval '46 seconds')`.execute(
      db,
    ),
  );
  const leave = [await joinAs(root), await joinAs(root)];
  expect(await rows()).toHaveLength(2);
  for (const one of leave) await one();
  expect([written, await ids()]).toEqual([[], []]);
  const away = await joinAs(root);
  await expect(joinAs({ ...root, place: "https://s3/lain" })).rejects.toThrow("menyimpan berkas di tempat lain");
  await away();
});
