/** Two people of one office have notices, read and unread, and addresses for mail: what one does with theirs leaves the other's. */

import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { type Actor, system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import type { Letter } from "#kit/mail/mail.server.ts";
import { useDatabase } from "#tests/support/database.ts";
import { askForMail, confirmMail, mailPreference, stopMail } from "./notice-preference.server.ts";
import { listNotices, markAllRead, notify, openNotice, sweepNotices, unreadCount } from "./notices.server.ts";
import { mailNotices } from "./notices-mail.server.ts";

const now = new Date("2027-03-01T02:00:00Z");
const house = useDatabase({ clock: () => now });
const person = (name: string): Actor => ({ id: randomUUID(), name, roles: ["penulis"] });
const [ani, budi] = [person("Ani"), person("Budi")];
const as = <T>(who: Actor, work: (ctx: Ctx) => Promise<T>) => house.scope(who).transaction(work);
const sistem = system("uji");
const earlier = (days: number, ms = 0) => new Date(now.getTime() - days * 86_400_000 - ms);
const notice = (who: Actor, change: object = {}) => ({
  ...{
    akunId: String(who.id),
    kiriman: randomUUID(),
    kind: "uji",
    title: `Kabar ${who.name}`,
    body: null,
    link: "/catatan",
    createdAt: now,
  },
  ...change,
});
const insert = (...rows: object[]) =>
  as(sistem, ({ db }) =>
    db
      .insertInto("pemberitahuan")
      .values(rows as never)
      .returning("id")
      .execute(),
  ).then((made) => made.map(({ id }) => id));
const all = () =>
  as(sistem, ({ db }) => db.selectFrom("pemberitahuan").select(["id", "akunId", "readAt", "mailedAt"]).orderBy("id").execute());

beforeAll(() =>
  as(sistem, ({ db }) =>
    db
      .insertInto("akun")
      .values(
        [ani, budi].map(({ id, name }, n) => ({
          id: String(id),
          nip: `19851104201001200${n}`,
          nama: name,
          peran: ["penulis"],
          aktif: true,
        })),
      )
      .execute(),
  ),
);
beforeEach(() =>
  as(sistem, async ({ db }) => {
    await db.deleteFrom("pemberitahuan").where(everyRow).execute();
    await db.deleteFrom("setelanPemberitahuan").where(everyRow).execute();
  }),
);

const yesterday = earlier(1);

test("one's own are counted, listed and read; those read before keep their day", async () => {
  await insert(notice(ani), notice(ani, { readAt: yesterday }), notice(budi), notice(budi), notice(budi, { readAt: yesterday }));
  const titles = async (unread: boolean) => {
    const { rows, total } = await as(ani, (ctx) => listNotices(ctx, { page: 1, size: 10, unread }));
    return [total, rows.map(({ title }) => title)];
  };
  expect([await as(ani, unreadCount), await as(budi, unreadCount)]).toEqual([1, 2]);
  expect([await titles(false), await titles(true)]).toEqual([
    [2, ["Kabar Ani", "Kabar Ani"]],
    [1, ["Kabar Ani"]],
  ]);
  const before = await all();
  await as(ani, markAllRead);
  expect(await all()).toEqual(before.map((row) => (row.akunId === ani.id && row.readAt === null ? { ...row, readAt: now } : row)));
});

test("opening one marks that one, and keeps the moment at which it was read first", async () => {
  const [one = "", read = ""] = await insert(notice(ani), notice(ani, { readAt: yesterday }), notice(ani), notice(budi));
  const before = await all();
  for (const id of [one, read]) await as(ani, (ctx) => openNotice(ctx, id));
  expect(await all()).toEqual(before.map((row) => (row.id === one ? { ...row, readAt: now } : row)));
});

test("the sweep takes what was read half a year ago or is a year old, to the moment, whosever it is", async () => {
  const kept = await insert(
    notice(ani, { readAt: earlier(182), createdAt: earlier(200) }),
    notice(budi, { createdAt: earlier(365) }),
    notice(budi, { readAt: now, createdAt: earlier(364) }),
  );
  await insert(notice(ani, { readAt: earlier(182, 1), createdAt: earlier(200) }), notice(budi, { createdAt: earlier(365, 1) }));
  expect(await as(sistem, sweepNotices)).toBe(2);
  expect((await all()).map(({ id }) => id)).toEqual(kept.toSorted());
});

test("what comes often waits for whoever has not read it, of that kind", async () => {
  const often = { to: { accounts: [String(ani.id), String(budi.id)] }, kind: "sering", title: "Lagi", link: "/", gather: true as const };
  await insert(notice(ani, { kind: "sering" }), notice(budi, { kind: "sering", readAt: yesterday }), notice(budi, { kind: "lain" }));
  expect(await as(sistem, (ctx) => notify(ctx, often))).toBe(1);
  expect([await as(ani, unreadCount), await as(budi, unreadCount)]).toEqual([1, 2]);
});

test("of one telling a letter goes to each who wants mail and has not read it, once", async () => {
  const address = { aktif: true, codeHash: null, codeUntil: null, updatedAt: now };
  await as(sistem, ({ db }) =>
    db
      .insertInto("setelanPemberitahuan")
      .values({ akunId: String(ani.id), surel: "ani@contoh.id", ...address })
      .execute(),
  );
  const kiriman = randomUUID();
  const rows = [notice(ani), notice(ani, { mailedAt: yesterday }), notice(ani, { readAt: yesterday }), notice(budi)];
  const [due] = await insert(...rows.map((row) => ({ ...row, kiriman })), notice(ani));
  const before = await all();
  const letters: Letter[] = [];
  const mail = { send: async (_: unknown, letter: Letter) => letters.push(letter) > 0, close: () => undefined };
  const office = { mail, origin: "https://contoh.id", sender: async () => ({ name: "MAN", address: "a@contoh.id" }) };
  for (const sent of [1, 0]) expect(await mailNotices(house.scope(sistem), kiriman, office)).toEqual({ sent });
  expect(letters).toMatchObject([{ to: "ani@contoh.id", kind: "kabar", text: expect.stringContaining(`/notifikasi/${due}`) }]);
  expect(await all()).toEqual(before.map((row) => (row.id === due ? { ...row, mailedAt: now } : row)));
  expect(await mailNotices(house.scope(sistem), kiriman, { ...office, mail: null })).toEqual({ sent: 0 });
});

test("an address is one's own: confirmed by its own code, and taken away without touching another's", async () => {
  for (const [who, surel] of [
    [ani, "ani@contoh.id"],
    [budi, "budi@contoh.id"],
  ] as const)
    await as(who, (ctx) => askForMail(ctx, surel));
  const jobs = await house.database.pool.query("select count(*)::int as n from tugas where job = 'kirim-kode-surel'");
  expect(jobs.rows[0]?.n).toBe(2);
  const preference = (who: Actor) => as(who, mailPreference);
  await expect(confirmMail(house.scope(ani), "")).rejects.toMatchObject({ kind: "invalid" });
  await as(sistem, ({ db }) => db.updateTable("setelanPemberitahuan").set({ aktif: true }).where("akunId", "=", budi.id).execute());
  expect([await preference(ani), await preference(budi)]).toEqual([
    { surel: "ani@contoh.id", aktif: false },
    { surel: "budi@contoh.id", aktif: true },
  ]);
  await as(ani, stopMail);
  expect([await preference(ani), await preference(budi)]).toEqual([null, { surel: "budi@contoh.id", aktif: true }]);
});
