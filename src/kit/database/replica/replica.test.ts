/** What the product knows of a second server, told by one that says of itself what a test has it say. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTestDatabase, dropTestDatabase, quiet } from "#tests/support/database.ts";
import { connected, type DatabaseLocation } from "../connection/location.server.ts";
import { openReplica, type Replica } from "./replica.server.ts";

let [primary, place]: DatabaseLocation[] = [];
let replica: Replica;
let now = 0;
const turns: boolean[] = [];
const warn = vi.fn();
const clock = () => now;

/** The names stand before those of the server itself, so that a database of it answers as one that streams. */
const speaksForItself = `
  create table said (copies boolean not null, position pg_lsn);
  insert into said values (true, '0/0');
  create function pg_is_in_recovery() returns boolean language sql as 'select copies from public.said';
  create function pg_last_wal_replay_lsn() returns pg_lsn language sql as 'select position from public.said';
  do $$ begin execute format('alter database %I set search_path = public, pg_catalog', current_database()); end $$`;

const saying = (words: string) => connected(place as DatabaseLocation, (client) => client.query(`update said set ${words}`));
const caughtUp = "position = 'FFFFFFFF/0'";
const behind = "position = '0/0'";

beforeEach(async () => {
  // Each look is asked for, none comes by itself.
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  [primary, place] = [await createTestDatabase(), await createTestDatabase()];
  await connected(place, (client) => client.query(speaksForItself));
  now = 0;
  turns.length = 0;
  warn.mockClear();
});
afterEach(async () => {
  await replica.close();
  vi.useRealTimers();
  for (const made of [primary, place]) if (made) await dropTestDatabase(made);
});

function open(): Replica {
  replica = openReplica({
    ...{ place: place as DatabaseLocation, primary: primary as DatabaseLocation, clock },
    turned: (usable) => turns.push(usable),
    log: { ...quiet, warn },
  });
  return replica;
}
const said = () => warn.mock.calls.map(([details]) => (details as { sebab: string }).sebab);

test("one that has just begun to stream is given five looks before anybody is warned of it", async () => {
  open();
  for (let look = 1; look <= 4; look++) expect(await replica.look()).toEqual({ usable: false, lag: null, reason: "masih mengejar" });
  expect(said()).toEqual([]);
  await replica.look();
  expect(said()).toEqual(["masih mengejar"]);
});

test("one that keeps up is asked, and that is told once; five seconds behind it is asked still, later no more", async () => {
  await saying(caughtUp);
  open();
  for (let look = 1; look <= 3; look++) expect(await replica.look()).toEqual({ usable: true, lag: 0, reason: null });
  expect([turns, said()]).toEqual([[true], []]);
  await saying(behind);
  now = 5_000;
  expect(await replica.look()).toEqual({ usable: true, lag: 5, reason: null });
  now = 5_001;
  expect(replica.state()).toEqual({ usable: false, lag: 5.001, reason: "tertinggal lebih dari 5 detik" });
  await replica.look();
  expect([turns, said()]).toEqual([[true, false], ["tertinggal lebih dari 5 detik"]]);
});

test("one that copies nothing is not asked, and whoever looks after it reads so at once", async () => {
  await saying(`copies = false, ${caughtUp}`);
  open();
  const reason = "bukan salinan yang mengikuti basis data utama";
  expect(await replica.look()).toEqual({ usable: false, lag: null, reason });
  expect([turns, said()]).toEqual([[], [reason]]);
});

test("one that stems from another server is not asked, however much it has", async () => {
  await saying(caughtUp);
  await connected(place as DatabaseLocation, (client) =>
    client.query("create function pg_control_system(out system_identifier bigint) language sql as 'select 1::bigint'"),
  );
  open();
  expect(await replica.look()).toMatchObject({ usable: false, reason: "bukan salinan yang mengikuti basis data utama" });
});

test("one whose line was cut is entered anew with the next look", async () => {
  await saying(caughtUp);
  open();
  await replica.look();
  await connected(place as DatabaseLocation, (client) =>
    client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()"),
  );
  expect(await replica.look()).toMatchObject({ usable: false, lag: null, reason: expect.stringMatching(/^tidak menjawab/) });
  expect(await replica.look()).toMatchObject({ usable: true });
  expect(turns).toEqual([true, false, true]);
});

test("each reason is told, whatever was told a moment ago", async () => {
  await saying("copies = false");
  open();
  await replica.look();
  await replica.look();
  await saying("copies = true");
  for (let look = 1; look <= 5; look++) await replica.look();
  expect(said()).toEqual(["bukan salinan yang mengikuti basis data utama", "masih mengejar"]);
});
