import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Actor, system } from "#kit/access/access.ts";
import { handles, startJobs } from "#kit/jobs/jobs.server.ts";
import { type Mail, openMail } from "#kit/mail/mail.server.ts";
import { quiet, useDatabase } from "#tests/support/database.ts";
import { ofOwn, wholly } from "#tests/support/rights.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { askForMail, confirmMail, mailCode, mailCodeJob, mailPreference, stopMail } from "./notice-preference.server.ts";
import { listNotices, markAllRead, type NoticePage, notify, openNotice, sweepNotices, unreadCount } from "./notices.server.ts";
import { mailNotices, mailNoticesJob, type PostOffice } from "./notices-mail.server.ts";

const policy = { catatan: [wholly(["penulis"], "read"), ofOwn(["tamu"], "read")] };
let now = new Date("2027-03-01T02:00:00Z");
const opened = useDatabase({ policy, clock: () => now });
const person = (name: string, ...roles: string[]): Actor => ({ id: randomUUID(), name, roles });
const [ani, budi, cici] = [person("Ani", "penulis"), person("Budi", "penulis"), person("Cici", "tamu")];
const as = <T>(who: Actor, work: Parameters<ReturnType<typeof opened.scope>["transaction"]>[0]) =>
  opened.scope(who).transaction(work) as Promise<T>;
const kabar = { kind: "uji", title: "Ada yang baru", link: "/catatan" };
const everything = { page: 1, size: 10, unread: false };

let smtp: Awaited<ReturnType<typeof startSmtp>>;
let mail: Mail;
const office = (): PostOffice => ({
  mail,
  origin: "https://portal.contoh.id",
  sender: async () => ({ name: "Kantor", address: "kantor@contoh.id" }),
});

beforeAll(async () => {
  smtp = await startSmtp();
  mail = openMail(smtp.url, () => opened.scope(system("uji")));
  await as(system("uji"), async ({ db }) => {
    const nip = (index: number) => `1985110420100120${String(index).padStart(2, "0")}`;
    await db
      .insertInto("akun")
      .values(
        [ani, budi, cici].map((one, index) => ({
          id: one.id as string,
          nip: nip(index),
          nama: one.name,
          peran: [...one.roles],
          aktif: true,
        })),
      )
      .execute();
  });
});
afterAll(async () => {
  mail.close();
  await smtp.stop();
});

describe("telling people", () => {
  test("reaches all who hold the right over every row, but not who did it, nor who may see only their own", async () => {
    expect(await as(ani, (ctx) => notify(ctx, { to: { right: "catatan:read" }, ...kabar }))).toBe(1);
    expect(await as(budi, unreadCount)).toBe(1);
    expect(await as(ani, unreadCount)).toBe(0);
    expect(await as(cici, unreadCount)).toBe(0);
  });

  test("reaches named accounts once each; unknown and disabled ones are passed over", async () => {
    await as(system("uji"), ({ db }) => db.updateTable("akun").set({ aktif: false }).where("id", "=", cici.id).execute());
    const accounts = [ani.id, ani.id, cici.id, randomUUID()] as string[];
    expect(await as(budi, (ctx) => notify(ctx, { to: { accounts }, ...kabar }))).toBe(1);
    expect(await as(budi, (ctx) => notify(ctx, { to: { accounts: [] }, ...kabar }))).toBe(0);
    await as(system("uji"), ({ db }) => db.updateTable("akun").set({ aktif: true }).where("id", "=", cici.id).execute());
  });

  test("tells of what comes often only once, until it is read", async () => {
    const often = { to: { accounts: [cici.id as string] }, ...kabar, kind: "sering", gather: true as const };
    expect(await as(ani, (ctx) => notify(ctx, often))).toBe(1);
    expect(await as(ani, (ctx) => notify(ctx, often))).toBe(0);
    expect(await as(ani, (ctx) => notify(ctx, { ...often, kind: "lain" }))).toBe(1);
    await as(cici, markAllRead);
    expect(await as(ani, (ctx) => notify(ctx, often))).toBe(1);
    await as(cici, markAllRead);
  });

  test("happens with what it tells of, or not at all", async () => {
    const before = await as(budi, unreadCount);
    const failing = as(ani, async (ctx) => {
      await notify(ctx, { to: { right: "catatan:read" }, ...kabar });
      throw new Error("batal");
    });
    await expect(failing).rejects.toThrow("batal");
    expect(await as(budi, unreadCount)).toBe(before);
  });

  test.each(["https://lain.example/", "//lain.example", "/\\lain.example", "catatan"])("leads nowhere else: %s", async (link) => {
    await expect(as(ani, (ctx) => notify(ctx, { to: { right: "catatan:read" }, ...kabar, link }))).rejects.toThrow();
  });
});

describe("reading", () => {
  test("opening one marks it and leads on, a second time too", async () => {
    const { rows } = await as<Awaited<ReturnType<typeof listNotices>>>(budi, (ctx) => listNotices(ctx, everything));
    const id = rows[0]?.id ?? "";
    expect(await as(budi, (ctx) => openNotice(ctx, id))).toBe("/catatan");
    expect(await as(budi, (ctx) => openNotice(ctx, id))).toBe("/catatan");
    expect(await as(budi, unreadCount)).toBe(0);
    await expect(as(ani, (ctx) => openNotice(ctx, id))).rejects.toMatchObject({ kind: "notFound" });
    await expect(as(budi, (ctx) => openNotice(ctx, "bukan-id"))).rejects.toMatchObject({ kind: "notFound" });
  });

  test("pages, unread only, all at once", async () => {
    for (let index = 0; index < 12; index++) {
      now = new Date(now.getTime() + 1000);
      await as(ani, (ctx) => notify(ctx, { to: { accounts: [budi.id as string] }, ...kabar, title: `Kabar ${index}` }));
    }
    const second = await as<{ rows: { title: string }[]; total: number }>(budi, (ctx) => listNotices(ctx, { ...everything, page: 2 }));
    expect([second.total, second.rows.map(({ title }) => title)]).toEqual([13, ["Kabar 1", "Kabar 0", "Ada yang baru"]]);
    expect(await as(budi, (ctx) => listNotices(ctx, { ...everything, unread: true }))).toMatchObject({ total: 12 });
    await as(budi, markAllRead);
    expect(await as(budi, unreadCount)).toBe(0);
    expect(await as(ani, unreadCount)).toBe(1);
  });

  test("visitors have none", async () => {
    expect(await opened.scope().transaction(unreadCount)).toBe(0);
    await expect(opened.scope().transaction((ctx) => listNotices(ctx, everything))).rejects.toMatchObject({ kind: "unauthenticated" });
  });

  test("old ones are thrown away, the unread later", async () => {
    const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
    await as(system("uji"), (ctx) => sweepNotices({ ...ctx, now: later(200) }));
    expect(await as(budi, (ctx) => listNotices(ctx, everything))).toMatchObject({ total: 0 });
    expect(await as(ani, unreadCount)).toBe(1);
    await as(system("uji"), (ctx) => sweepNotices({ ...ctx, now: later(366) }));
    expect(await as(ani, unreadCount)).toBe(0);
  });
});

describe("by e-mail", () => {
  test("an address counts once its owner has typed the code; then a notice goes there, and only its title", async () => {
    const jobs = startJobs({
      place: opened.database.place,
      handlers: [
        handles(mailCodeJob, (scope, told) => mailCode(scope, told, office())),
        handles(mailNoticesJob, (scope, { kiriman }) => mailNotices(scope, kiriman, office())),
      ],
      scopeFor: opened.database.scope,
      log: quiet,
    });
    await as(ani, (ctx) => askForMail(ctx, "ani@contoh.id"));
    await expect.poll(() => smtp.received.length).toBe(1);
    await as(budi, (ctx) => notify(ctx, { to: { accounts: [ani.id as string] }, ...kabar }));
    const code = /Kode Anda: (\d{6})/.exec(smtp.received[0]?.raw ?? "")?.[1] ?? "";
    await expect(confirmMail(opened.scope(ani), code === "000000" ? "000001" : "000000")).rejects.toMatchObject({ kind: "invalid" });
    await confirmMail(opened.scope(ani), ` ${code} `);
    expect(await as(ani, mailPreference)).toEqual({ surel: "ani@contoh.id", aktif: true });
    await expect(confirmMail(opened.scope(ani), code)).rejects.toMatchObject({ kind: "invalid" });

    await as(budi, (ctx) =>
      notify(ctx, { to: { accounts: [ani.id as string] }, ...kabar, title: "Surat baru", body: "Tentang Dg. Rahma" }),
    );
    await expect.poll(() => smtp.received.length).toBe(2);
    await jobs.stop();
    const [, letter] = smtp.received;
    expect(letter?.to).toEqual(["ani@contoh.id"]);
    expect(letter?.raw).toContain("Subject: Surat baru");
    const { rows } = await as<NoticePage>(ani, (ctx) => listNotices(ctx, everything));
    const id = rows.find(({ title }) => title === "Surat baru")?.id;
    expect(letter?.raw.replaceAll("=\r\n", "")).toContain(`Selengkapnya: https://portal.contoh.id/notifikasi/${id}\r\n`);
    expect(letter?.raw).not.toContain("Rahma");
  });

  test("a letter that is out is not sent again, and what was read needs none", async () => {
    const sent = smtp.received.length;
    const kirimanOf = async (title: string) => {
      await as(budi, (ctx) => notify(ctx, { to: { accounts: [ani.id as string] }, ...kabar, title }));
      const found = await as<{ kiriman: string }>(ani, ({ db }) =>
        db.selectFrom("pemberitahuan").select("kiriman").where("title", "=", title).executeTakeFirstOrThrow(),
      );
      return found.kiriman;
    };
    const first = await kirimanOf("Sekali saja");
    expect(await mailNotices(opened.scope(system("uji")), first, office())).toEqual({ sent: 1 });
    expect(await mailNotices(opened.scope(system("uji")), first, office())).toEqual({ sent: 0 });
    const second = await kirimanOf("Sudah dibaca");
    await as(ani, markAllRead);
    expect(await mailNotices(opened.scope(system("uji")), second, office())).toEqual({ sent: 0 });
    expect(smtp.received.length).toBe(sent + 1);
    await as(ani, stopMail);
    expect(await as(ani, mailPreference)).toBeNull();
  });

  test("a code grows old, and guessing is slowed", async () => {
    await as(cici, (ctx) => askForMail(ctx, "cici@contoh.id"));
    await as(system("uji"), ({ db }) =>
      db
        .updateTable("setelanPemberitahuan")
        .set({ codeUntil: new Date(now.getTime() - 1) })
        .where("akunId", "=", cici.id)
        .execute(),
    );
    for (let attempt = 0; attempt < 10; attempt++)
      await expect(confirmMail(opened.scope(cici), "123456")).rejects.toMatchObject({ kind: "invalid" });
    await expect(confirmMail(opened.scope(cici), "123456")).rejects.toMatchObject({ kind: "tooMany" });
    await expect(as(cici, (ctx) => askForMail(ctx, "bukan surel"))).rejects.toMatchObject({ kind: "invalid" });
  });
});
