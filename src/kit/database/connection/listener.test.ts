/** One connection hears for all who wait: whatever happens to it, each of them is told, and none twice. */
import { Client } from "pg";
import { afterEach, expect, test, vi } from "vitest";
import { quiet, useDatabase } from "#tests/support/database.ts";
import { type Listener, openListener } from "./listener.server.ts";
import { connected } from "./location.server.ts";

const house = useDatabase();
const warn = vi.fn();
const error = vi.fn();
let open: Listener | undefined;
const listener = () => {
  open = openListener(house.database.place, { ...quiet, warn, error });
  return open;
};
afterEach(async () => {
  vi.restoreAllMocks();
  await open?.close();
  warn.mockClear();
  error.mockClear();
});
const listening = "from pg_stat_activity where datname = current_database() and query like 'listen %'";
const notify = (channel: string, payload: string) => house.database.pool.query("select pg_notify($1, $2)", [channel, payload]);
/** Joining this channel fails so often. @returns the connections on which it did */
const refuseJoining = (channel: string, times = 1) => {
  const { query } = Client.prototype as { query: (...of: unknown[]) => unknown };
  const refused: unknown[] = [];
  vi.spyOn(Client.prototype as { query: typeof query }, "query").mockImplementation(function (this: unknown, ...of) {
    if (of[0] !== `listen "${channel}"` || refused.length >= times) return query.apply(this, of);
    refused.push(this);
    return Promise.reject(new Error("the server is busy"));
  });
  return refused;
};

test("a channel that the connection could not join is joined by the next one, and whoever heard before may have missed something", async () => {
  const { listen } = listener();
  const heard: string[] = [];
  listen("satu", (payload) => heard.push(`satu ${payload}`));
  await vi.waitFor(() => expect(heard).toEqual(["satu null"]));
  refuseJoining("dua");
  listen("dua", (payload) => heard.push(`dua ${payload}`));
  await vi.waitFor(() => expect(heard).toEqual(["satu null", "satu null", "dua null"]), { timeout: 10_000 });
  await notify("dua", "hai");
  await vi.waitFor(() => expect(heard.slice(3)).toEqual(["dua hai"]));
});

test("a connection that cannot join is closed for another, and of each loss of the server it is said once why", async () => {
  const why = [{ error: "the server is busy" }, expect.stringContaining("menyambung ulang")];
  const end = vi.spyOn(Client.prototype, "end");
  const refused = refuseJoining("satu", 2);
  const heard: (string | null)[] = [];
  listener().listen("satu", (payload) => heard.push(payload));
  await vi.waitFor(() => expect(heard).toEqual([null]), { timeout: 10_000 });
  expect([warn.mock.calls, refused.map((client) => end.mock.contexts.includes(client as Client))]).toEqual([[why], [true, true]]);
  vi.restoreAllMocks();
  refuseJoining("satu", 2);
  await connected(house.database.place, (owner) => owner.query(`select pg_terminate_backend(pid) ${listening}`));
  await vi.waitFor(() => expect(heard).toEqual([null, null]), { timeout: 10_000 });
  expect(warn.mock.calls).toEqual([why, why]);
});

test("two on one channel hear each notice once; one that left hears no more", async () => {
  const { listen } = listener();
  const heard: string[] = [];
  listen("satu", (payload) => heard.push(`a ${payload}`));
  await vi.waitFor(() => expect(heard).toEqual(["a null"]));
  const leave = listen("satu", (payload) => heard.push(`b ${payload}`));
  await notify("satu", "1");
  await vi.waitFor(() => expect(heard.slice(1)).toEqual(["a 1", "b 1"]));
  leave();
  await notify("satu", "2");
  await notify("satu", "3");
  await vi.waitFor(() => expect(heard.slice(3)).toEqual(["a 2", "a 3"]));
});

test("one who fails while hearing keeps nothing from the others, and is written down", async () => {
  const { listen, tell } = listener();
  const heard: (string | null)[] = [];
  const broken = new Error("ear");
  listen("satu", (payload) => {
    if (payload !== null) throw broken;
  });
  listen("satu", (payload) => heard.push(payload));
  tell("satu", "sini");
  tell("lain", "sana");
  expect(heard).toEqual(["sini"]);
  expect(error.mock.calls).toEqual([[{ error: broken }, "pendengar basis data gagal"]]);
});

test("once closed it hears nothing more, and may be closed once more", async () => {
  const { listen, close } = listener();
  const heard: (string | null)[] = [];
  listen("satu", (payload) => heard.push(payload));
  await vi.waitFor(() => expect(heard).toEqual([null]));
  const open = () => connected(house.database.place, async (owner) => (await owner.query(`select pid ${listening}`)).rows.length);
  expect(await open()).toBe(1);
  await close();
  await close();
  await vi.waitFor(async () => expect(await open()).toBe(0));
  await notify("satu", "hai");
  expect([heard, warn.mock.calls]).toEqual([[null], []]);
});

test("closed while it is still connecting it leaves no connection behind", async () => {
  const [connect, end] = [vi.spyOn(Client.prototype, "connect"), vi.spyOn(Client.prototype, "end")];
  const { listen, close } = listener();
  const heard = vi.fn();
  listen("satu", heard);
  await close();
  const [client] = connect.mock.contexts;
  await vi.waitFor(() => expect(end.mock.contexts.includes(client as Client)).toBe(true));
  expect(heard).not.toHaveBeenCalled();
});
