/**
 * Lists are worked on in a thread of its own, with connections of its own. What goes wrong: a page that is kept shows what the list has just
 * changed, a refusal loses its fields on the way, somebody who was signed out goes on, a thread that is ended leaves half a list.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { asUser } from "#kit/database/connection/location.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { portionsOf } from "#kit/documents/book.ts";
import { type ListThreads, openListThreads } from "#server/imports/list-threads.ts";
import { policy } from "#src/policy.ts";
import { auditKey, justSignedIn, secretKey, servingLogin, useDatabase } from "./support/database.ts";
import { person } from "./support/programs.ts";

const house = useDatabase({ policy });
const told: string[] = [];
let [lists, clerk]: [ListThreads | undefined, Actor | undefined] = [undefined, undefined];
beforeAll(async () => {
  const joining = { place: asUser(house.database.place, servingLogin), role: null, auditKey, secretKey, replica: null };
  lists = openListThreads({ dataDirectory: "/nowhere", logLevel: "silent", joining }, { tell: (_, tag) => told.push(tag) });
  const { session: _, ...signedIn } = await person(house, "197001012000031003", "Orang Kantor", "tataUsaha");
  clerk = signedIn;
});
afterAll(() => lists?.close());
const work = () => lists as ListThreads;
const by = (actor = clerk as Actor) => ({ who: { actor, requestId: "uji" }, register: "agenda" });
const sent = (...judul: string[]) => ({
  sent: {
    name: "Kalender",
    bytes: 100,
    settings: {},
    rows: judul.map((one) => ({ judul: one, mulai: "2027-02-01", tampilDiSitus: true })),
  },
  partly: false,
});
const file = (...judul: string[]) => {
  const lines = [["Acara", "Mulai"], ...judul.map((one) => [one, "25/12/2026"])];
  const book = { sheets: [{ name: "Lembar1", hidden: false, lines, places: lines.map((_, at) => at + 1) }] };
  return { name: "k.csv", bytes: 60, hash: "a1", portions: portionsOf(book) };
};
const count = async () =>
  (await house.scope().transaction(({ db }) => sql`select from agenda where deleted_at is null`.execute(db))).rows.length;

test("what a list changes is told before the answer comes, under the name of whoever brought it", async () => {
  const { id, siap } = await work().tryOut({ ...by(), ...sent("Upacara", "Rapat") });
  expect([siap, told]).toEqual([true, []]);
  expect(await work().take({ ...by(), batch: id ?? "" })).toEqual({ imported: 2 });
  expect(told).toContain("agenda");
  expect(await count()).toBe(2);
  const trail = sql<{
    name: string;
    request: string;
  }>`select actor_name as name, request_id as request from audit where action = 'import'`;
  const { rows } = await house.scope().transaction(({ db }) => trail.execute(db));
  expect(rows).toEqual([{ name: "Orang Kantor", request: "uji" }]);
});

test("a refusal comes back with its fields", async () => {
  const wrong = { sent: { ...sent("Apel").sent, settings: { tanggal: { lain: "dmy" } } } as never, partly: false };
  await expect(work().tryOut({ ...by(), ...wrong })).rejects.toMatchObject({ kind: "invalid", fields: { lain: expect.any(String) } });
});

test("who may not is refused there too, and that it was tried is written down", async () => {
  const other = await person(house, "197001012000031004", "Guru Satu", "guru");
  const { session: _, ...guru } = other;
  await expect(work().keep({ ...by(guru), file: file("Milik orang") })).rejects.toMatchObject({ kind: "forbidden" });
  const denied = sql`select from audit where action = 'denied' and actor_name = 'Guru Satu'`;
  expect((await house.scope().transaction(({ db }) => denied.execute(db))).rows).toHaveLength(1);
  expect(await count()).toBe(2);
});

test("who was signed out meanwhile is nobody there", async () => {
  const over = { ...(clerk as Actor), session: justSignedIn };
  const { id } = await work().tryOut({ ...by(), ...sent("Sesudah keluar") });
  await expect(work().take({ ...by(over), batch: id ?? "" })).rejects.toMatchObject({ kind: "unauthenticated" });
  expect(await count()).toBe(2);
});

test("a list that no register takes is a fault of ours", async () => {
  await expect(work().recheck({ ...by(), register: "lain", id: "x" })).rejects.toThrow("no register is named lain");
});

test("a file that is kept can be compared, settled and taken in", async () => {
  const id = await work().keep({ ...by(), file: file("Pawai", "Lomba") });
  const [list] = await house
    .scope()
    .transaction(
      async ({ db }) =>
        (await sql<{ batch: string }>`select plan->>'id' as batch from import_list where id = ${id}::uuid`.execute(db)).rows,
    );
  expect(await work().take({ ...by(), batch: list?.batch ?? "" })).toEqual({ imported: 2 });
  expect(await count()).toBe(4);
});

test("rows that are wrong, and an undoing, are looked at there too", async () => {
  const { portions } = file("Wisata");
  const id = await work().keep({ ...by(), file: { ...file("Wisata", "x".repeat(300)), hash: "a2" } });
  const asked = { ...by(), id };
  expect(await work().grid({ ...asked, page: 1, all: false })).toMatchObject({ total: 1, rows: [{ place: 3 }] });
  expect(await work().rest(asked)).toMatchObject({
    heads: ["Acara", "Mulai", "Kesalahan"],
    rows: [[expect.any(String), "25/12/2026", /./]],
  });
  // Asked for before anybody has looked at what an import left, it says what is wrong all the same.
  await house.scope().transaction(({ db }) => sql`update import_list set plan = null where id = ${id}::uuid`.execute(db));
  expect((await work().rest(asked)).rows.map((row) => row.at(-1))).toEqual([expect.stringMatching(/Acara/)]);
  expect(portions).toHaveLength(2);
  const { id: batch } = await work().tryOut({ ...by(), ...sent("Salah masuk") });
  await work().take({ ...by(), batch: batch ?? "" });
  told.length = 0;
  expect(await work().undo({ ...by(), batch: batch ?? "", rest: false })).toMatchObject({ undone: 1, left: [], done: true });
  expect(told).toContain("agenda");
  await expect(work().undo({ ...by(), batch: batch ?? "", rest: false })).rejects.toMatchObject({ kind: "conflict" });
});

test("ended in the middle, nothing of it is there", async () => {
  const many = Array.from({ length: 900 }, (_, n) => `Acara ${n}`);
  const { id } = await work().tryOut({ ...by(), ...sent(...many) });
  const taking = work().take({ ...by(), batch: id ?? "" });
  const ended = expect(taking).rejects.toThrow(/ended with/);
  await expect.poll(() => house.scope().transaction(({ db }) => underWay.execute(db).then(({ rows }) => rows.length))).toBeGreaterThan(0);
  await work().close();
  await ended;
  expect(await count()).toBe(4);
  expect(await work().take({ ...by(), batch: id ?? "" })).toEqual({ imported: 900 });
  expect(await count()).toBe(904);
}, 60_000);

/** Somebody writes in a transaction that has a number already. */
const underWay = sql`select from pg_stat_activity where datname = current_database() and backend_xid is not null and pid <> pg_backend_pid()`;
