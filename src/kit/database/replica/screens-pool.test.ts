/** Which of two servers answers a screen. The second says of itself what a test has it say; by its name each tells which it is. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTestDatabase, dropTestDatabase, quiet } from "#tests/support/database.ts";
import { connected, type DatabaseLocation } from "../connection/location.server.ts";
import { ReadingPool } from "../connection/reading-pool.server.ts";
import { ScreensPool } from "./screens-pool.server.ts";

let [primary, second]: DatabaseLocation[] = [];
let reading: ReadingPool;
let screens: ScreensPool;
const warn = vi.fn();
const names = () => [primary, second].map((place) => place?.database);

/** The names stand before those of the server itself, so that a database of it answers as one that streams and has nothing yet. */
const keepsUp = `
  create table said (position pg_lsn);
  insert into said values ('0/0');
  create function pg_is_in_recovery() returns boolean language sql as 'select true';
  create function pg_last_wal_replay_lsn() returns pg_lsn language sql as 'select position from public.said';
  do $$ begin execute format('alter database %I set search_path = public, pg_catalog', current_database()); end $$`;
const at = <T>(place: DatabaseLocation | undefined, statement: string) =>
  connected(place as DatabaseLocation, async (client) => (await client.query(statement)).rows as T[]);

beforeEach(async () => {
  // Each look is asked for, none comes by itself.
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  [primary, second] = [await createTestDatabase(), await createTestDatabase()];
  await at(second, keepsUp);
  warn.mockClear();
  const given = { role: null, log: { ...quiet, warn } };
  reading = new ReadingPool({ ...given, place: primary });
  screens = new ScreensPool({ ...given, place: second, primary: { place: primary, reading } });
  // It begins with a look of its own, which no other may meet.
  await screens.replica.look();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all([screens.end(), reading.end()]);
  vi.useRealTimers();
  for (const made of [primary, second]) if (made) await dropTestDatabase(made);
});

/** It has everything from now on, and is seen to. */
const catchUp = async () => {
  await at(second, "update said set position = 'FFFFFFFF/0'");
  await screens.replica.look();
};
const answeredBy = async (text = "select current_database() as who") =>
  (await (await screens.connect()).query<{ who: string }>(text, [])).rows[0]?.who;
/** Connections to the second server on which screens ask, beside the one that looks. */
const open = async () =>
  (
    await at<{ n: number }>(
      second,
      "select count(*)::int as n from pg_stat_activity where datname = current_database() and query like '%as who%' and pid <> pg_backend_pid()",
    )
  )[0]?.n;

test("the second server answers while it keeps up, and the first one before and after", async () => {
  const [first, other] = names();
  expect(await answeredBy()).toBe(first);
  await catchUp();
  expect(await answeredBy()).toBe(other);
  await at(second, "create or replace function pg_is_in_recovery() returns boolean language sql as 'select false'");
  await screens.replica.look();
  expect(await answeredBy()).toBe(first);
  // What was asked there waits for nobody any more.
  await expect.poll(open).toBe(0);
});

test("one that was last looked at too long ago is not asked, though nothing was told of it", async () => {
  const [first, other] = names();
  await catchUp();
  expect(await answeredBy()).toBe(other);
  const now = performance.now();
  vi.spyOn(performance, "now").mockReturnValue(now + 60_000);
  expect(await answeredBy()).toBe(first);
});

test("what the second server cannot answer the first one is asked, and that is told", async () => {
  await at(primary, "create table hanya_utama (who text); insert into hanya_utama values ('utama')");
  await catchUp();
  warn.mockClear();
  expect(await answeredBy("select who from hanya_utama")).toBe("utama");
  expect(warn.mock.calls).toEqual([
    [
      expect.objectContaining({ error: expect.stringContaining("hanya_utama") }),
      "basis data bacaan tidak menjawab satu pertanyaan; yang utama ditanya",
    ],
  ]);
  await expect(answeredBy("select who from tidak_ada")).rejects.toThrow("tidak_ada");
});

test("once it is closed no connection to the second server stays", async () => {
  await catchUp();
  await answeredBy();
  expect(await open()).toBe(1);
  await screens.end();
  await expect.poll(open).toBe(0);
});
