/** What is written of a telling, who gets a letter of it, and until when a code counts. */
import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type Actor, system } from "#kit/access/access.ts";
import { keyedHash } from "#kit/access/seal.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import type { Mail } from "#kit/mail/mail.server.ts";
import { useDatabase } from "#tests/support/database.ts";
import { confirmMail, mailCode, mailPreference } from "./notice-preference.server.ts";
import { listNotices, notify } from "./notices.server.ts";
import { mailNotices } from "./notices-mail.server.ts";

const now = new Date("2027-03-01T02:00:00Z");
const house = useDatabase({ clock: () => now });
const person = (name: string): Actor => ({ id: randomUUID(), name, roles: ["penulis"] });
const [ani, budi] = [person("Ani"), person("Budi")];
const sistem = system("uji");
const as = <T>(who: Actor, work: (ctx: Ctx) => Promise<T>) => house.scope(who).transaction(work);
const accounts = (...who: Actor[]) => ({ accounts: who.map(({ id }) => String(id)) });
const setting = (who: Actor, change: object = {}) =>
  as(sistem, ({ db }) =>
    db
      .insertInto("setelanPemberitahuan")
      .values({
        ...{ akunId: String(who.id), surel: `${who.name}@contoh.id`, aktif: true, codeHash: null, codeUntil: null, updatedAt: now },
        ...change,
      })
      .execute(),
  );

beforeAll(() =>
  as(sistem, ({ db }) =>
    db
      .insertInto("akun")
      .values(
        [ani, budi].map(({ id, name }, nth) => ({
          ...{ id: String(id), nip: `19851104201001200${nth}`, nama: name, peran: ["penulis"], aktif: true },
        })),
      )
      .execute(),
  ),
);
beforeEach(() =>
  as(sistem, async ({ db }) => {
    for (const table of ["pemberitahuan", "setelanPemberitahuan", "tugas"] as const) await db.deleteFrom(table).where(everyRow).execute();
  }),
);

test("a title has at most two hundred letters and what it says besides a thousand; a letter of two halves is one", async () => {
  const tell = async (title: string, body?: string) => {
    await as(sistem, ({ db }) => db.deleteFrom("pemberitahuan").where(everyRow).execute());
    await as(sistem, (ctx) => notify(ctx, { to: accounts(ani), kind: "uji", link: "/", title, ...(body !== undefined && { body }) }));
    const { rows } = await as(ani, (ctx) => listNotices(ctx, { page: 1, size: 1, unread: false }));
    return [rows[0]?.title, rows[0]?.body];
  };
  const [fits, faces] = ["a".repeat(200), "😀".repeat(200)];
  expect(await tell(fits)).toEqual([fits, null]);
  expect(await tell(faces, "")).toEqual([faces, null]);
  expect(await tell(`${faces}b`, "c".repeat(1000))).toEqual([`${"😀".repeat(199)}…`, "c".repeat(1000)]);
  expect(await tell("x", "c".repeat(1001))).toEqual(["x", `${"c".repeat(999)}…`]);
});

test("letters are asked for where anybody who is told wants them, and for nobody else", async () => {
  const letters = () => as(sistem, ({ db }) => db.selectFrom("tugas").select("job").execute());
  const tell = () => as(sistem, (ctx) => notify(ctx, { to: accounts(ani, budi, ani), kind: "uji", title: "Kabar", link: "/" }));
  expect([await tell(), await letters()]).toEqual([2, []]);
  await setting(budi);
  expect([await tell(), await letters()]).toEqual([2, [{ job: "kirim-pemberitahuan" }]]);
});

test("what guards an account is sent as such, so that no flood of others keeps it; what the post does not take waits", async () => {
  await setting(ani);
  const kinds = ["keamanan-akun", "akun", "peringatan", "agenda"];
  const sent: string[] = [];
  let takes = false;
  const mail: Mail = {
    send: async (_, { kind, subject }) => (takes ? sent.push(`${subject} ${kind}`) > 0 : false),
    close: () => undefined,
  };
  const office = { mail, origin: "https://contoh.id", sender: async () => ({ name: "MAN", address: "a@contoh.id" }) };
  for (const kind of kinds) await as(sistem, (ctx) => notify(ctx, { to: accounts(ani, budi), kind, title: kind, link: "/" }));
  const tellings = await as(sistem, ({ db }) => db.selectFrom("pemberitahuan").select(["kiriman", "title"]).distinct().execute());
  const send = async () => {
    const counts: number[] = [];
    for (const { kiriman } of tellings) counts.push((await mailNotices(house.scope(sistem), kiriman, office)).sent);
    return counts;
  };
  expect(await send()).toEqual([0, 0, 0, 0]);
  takes = true;
  expect(await send()).toEqual([1, 1, 1, 1]);
  expect(sent.toSorted()).toEqual(["agenda kabar", "akun keamanan", "keamanan-akun keamanan", "peringatan keamanan"]);
  const mailed = await as(sistem, ({ db }) => db.selectFrom("pemberitahuan").select(["akunId", "mailedAt"]).execute());
  expect(mailed.every(({ akunId, mailedAt }) => (akunId === ani.id) === (mailedAt !== null))).toBe(true);
});

test("a code counts until its hour is over, not at the end of it, and an address without one is confirmed by none", async () => {
  const confirmed = async (change: object) => {
    await as(sistem, ({ db }) => db.deleteFrom("setelanPemberitahuan").where(everyRow).execute());
    const codeHash = await as(ani, ({ secretKey }) =>
      Promise.resolve(keyedHash({ key: secretKey, purpose: "kode-surel", owner: String(ani.id) }, "123456")),
    );
    await setting(ani, { aktif: false, codeHash, codeUntil: new Date(now.getTime() + 1), ...change });
    const kind = await confirmMail(house.scope(ani), "123456").then(
      () => "taken",
      (refusal: { kind: string }) => refusal.kind,
    );
    return [kind, (await as(ani, mailPreference))?.aktif];
  };
  expect(await confirmed({})).toEqual(["taken", true]);
  expect(await confirmed({ codeUntil: now })).toEqual(["invalid", false]);
  expect(await confirmed({ codeHash: null })).toEqual(["invalid", false]);
  await expect(confirmMail(house.scope(budi), "123456")).rejects.toMatchObject({ kind: "invalid" });
});

test("where no mail server is named no code is sent, nor is anybody asked from whom it would come", async () => {
  const sender = () => Promise.reject(new Error("nobody"));
  const told = { surel: "ani@contoh.id", code: "123456" };
  expect(await mailCode(house.scope(sistem), told, { mail: null, origin: "", sender })).toBeUndefined();
});
