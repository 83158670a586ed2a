import { beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import type { Letter, Mail } from "#kit/mail/mail.server.ts";
import { countLetter } from "#kit/mail/mail-limit.server.ts";
import type { Refusal } from "#kit/refusals.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { createAkun } from "../create-akun.server.ts";
import { firstAdministratorTautan } from "../first-administrator/link.server.ts";
import { logIn } from "../login/login.server.ts";
import { createSession, findSession } from "../session/session.server.ts";
import { createUndangan } from "./create-undangan.server.ts";
import { diundang, receiveUndangan } from "./receive-undangan.server.ts";
import { emailUndangan } from "./send-undangan.server.ts";

let now = new Date("2026-11-21T01:00:00Z");
const house = useDatabase({ policy, clock: () => now });
const admin: Actor = actor("administrator");
const nip = "198511042010012001";
const password = "kapal lentera bambu rusa";
const origin = "https://man1palu.example";
let akunId = "";

const invite = () => house.scope(admin).transaction((ctx) => createUndangan(ctx, akunId, origin));
const receive = (token: string, typed = password) => receiveUndangan(house.scope(), { token, password: typed });
const view = (token: string) => house.scope().transaction((ctx) => diundang(ctx, token));
const kind = (promise: Promise<unknown>) =>
  promise.then(
    () => "done",
    (error: Refusal) => error.kind,
  );
const loginWith = (typed: string) =>
  logIn(house.scope(), { nip, password: typed, kind: "bearer", address: "103.10.66.7", perangkat: null, previous: null, agent: null });

beforeEach(async () => {
  now = new Date("2026-11-21T01:00:00Z");
  await house.scope().transaction(async (ctx) => {
    for (const table of ["percobaanMasuk", "rateLimit", "akun"] as const) await ctx.db.deleteFrom(table).where(everyRow).execute();
    ({ id: akunId } = await ctx.db
      .insertInto("akun")
      .values({
        nip,
        nama: "Nurhayati Labatjo, S.E.",
        peran: ["tataUsaha"],
        passwordHash: null,
        passwordAt: null,
        aktif: true,
        email: "n@x.id",
        foto: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow());
  });
});

describe("an invitation", () => {
  test("becomes a password with which its person signs in", async () => {
    const { token } = await invite();
    expect(await view(token)).toMatchObject({ nip, ganti: false, minimal: 15 });
    for (let n = 0; n < 6; n++) await kind(loginWith("salah sama sekali"));
    await receive(token);
    expect((await loginWith(password)).orang.nip).toBe(nip);
    // Nobody is told that a password was replaced.
    const { kabar, baris } = await house.scope().transaction(async ({ db }) => ({
      kabar: await db.selectFrom("kabarKeamanan").select("judul").where("akunId", "=", akunId).execute(),
      baris: await db.selectFrom("audit").select("action").where("subjectId", "=", akunId).orderBy("id").execute(),
    }));
    expect(kabar).toEqual([]);
    expect(baris.map(({ action }) => action)).toEqual(["invite", "sign-in-slowed", "accept-invitation", "sign-in"]);
  });

  test("works once", async () => {
    const { token } = await invite();
    await receive(token);
    expect(await kind(receive(token, "jendela perahu purnama gading"))).toBe("conflict");
    expect(await view(token)).toBeNull();
    expect((await loginWith(password)).orang.nip).toBe(nip);
  });

  test("sent by two people at once makes one password", async () => {
    const { token } = await invite();
    const kinds = await Promise.all([kind(receive(token)), kind(receive(token, "jendela perahu purnama gading"))]);
    expect(kinds.sort()).toEqual(["conflict", "done"]);
  });

  test("holds for 24 hours", async () => {
    const { token } = await invite();
    now = new Date(now.getTime() + 24 * 3_600_000 - 1);
    expect(await view(token)).not.toBeNull();
    now = new Date(now.getTime() + 1);
    expect(await view(token)).toBeNull();
    expect(await kind(receive(token))).toBe("conflict");
  });

  test("ends when another is made, or the account is disabled", async () => {
    const first = await invite();
    const second = await invite();
    expect(await kind(receive(first.token))).toBe("conflict");
    await house.scope().transaction((ctx) => ctx.db.updateTable("akun").set({ aktif: false }).where(everyRow).execute());
    expect(await kind(receive(second.token))).toBe("conflict");
  });

  test.each(["", "x", "A".repeat(43), "' or true --"])("%j opens nothing", async (token) => {
    await invite();
    expect(await view(token)).toBeNull();
    expect(await kind(receive(token))).toBe("conflict");
  });

  test("is not what makes the first administrator", async () => {
    const path = await firstAdministratorTautan(house.scope());
    expect(await kind(receive(path?.split("/").at(-1) ?? ""))).toBe("conflict");
  });

  test("is kept when the password is refused", async () => {
    const { token } = await invite();
    await expect(receive(token, "nurhayati labatjo")).rejects.toMatchObject({ kind: "invalid", fields: { password: expect.any(String) } });
    await expect(receive(token, "pendek")).rejects.toMatchObject({ kind: "invalid" });
    await expect(receive(token, "Mailcreated5240")).rejects.toMatchObject({ fields: { password: expect.stringContaining("bocor") } });
    expect(await view(token)).not.toBeNull();
  });

  test("for somebody who has a password leaves it alone until it is used, then ends every session", async () => {
    const lama = "jendela perahu purnama gading";
    await receive((await invite()).token, lama);
    const token = await house.scope().transaction((ctx) => createSession(ctx, { akunId, kind: "cookie", perangkat: "", jaringan: "" }));
    const undangan = await invite();
    expect(await view(undangan.token)).toMatchObject({ ganti: true });
    expect((await loginWith(lama)).orang.nip).toBe(nip);
    expect(await findSession(house.database, { token, kind: "cookie" }, now)).not.toBeNull();
    await receive(undangan.token);
    expect(await findSession(house.database, { token, kind: "cookie" }, now)).toBeNull();
    expect(await kind(loginWith(lama))).toBe("unauthenticated");
  });

  test("is made by those who may change accounts", async () => {
    const tries = [actor("kepala"), actor("tataUsaha"), { ...admin, session: { ...admin.session, confirmedAt: new Date(0) } } as Actor];
    const kinds = await Promise.all(tries.map((who) => kind(house.scope(who).transaction((ctx) => createUndangan(ctx, akunId, origin)))));
    expect(kinds).toEqual(["forbidden", "forbidden", "unconfirmed"]);
  });
});

describe("the invitation by e-mail", () => {
  const letters: Letter[] = [];
  const mail: Mail = { send: async (_, letter) => letters.push(letter) > 0, close: () => undefined };
  const sender = async () => ({ name: "MAN 1 Palu", address: "humas@x.id" });
  const antrean = () =>
    house.scope().transaction((ctx) => ctx.db.selectFrom("undangan").select("id").where("akunId", "=", akunId).execute());
  const kirim = (undanganId: string, given: Mail | null = mail) =>
    emailUndangan(house.scope(), { undanganId, origin, mail: given, sender });

  beforeEach(() => letters.splice(0));

  test("holds a link of its own; whichever is used first ends the other", async () => {
    const { token } = await invite();
    const [row] = await antrean();
    expect(await kirim(String(row?.id))).toEqual({ terkirim: true });
    const [letter] = letters;
    const dariSurel = /undangan\/([\w-]{43})/.exec(letter?.text ?? "")?.[1] ?? "";
    expect(letter?.to).toBe("n@x.id");
    expect(dariSurel).not.toBe(token);
    await receive(dariSurel);
    expect(await kind(receive(token))).toBe("conflict");
  });

  test.each([
    ["that was disabled", { aktif: false }],
    ["that was thrown away", { deletedAt: new Date("2026-11-21T01:00:00Z") }],
    ["without an address", { email: null }],
  ])("goes to no account %s, and makes no link", async (_, ubah) => {
    await invite();
    const [row] = await antrean();
    await house.scope().transaction((ctx) => ctx.db.updateTable("akun").set(ubah).where("id", "=", akunId).execute());
    expect(await kirim(String(row?.id))).toEqual({ terkirim: false });
    expect([letters, await antrean()]).toEqual([[], [row]]);
  });

  test("goes to nobody for a link that is used, over or unknown", async () => {
    const { token } = await invite();
    const [row] = await antrean();
    expect(await kirim(crypto.randomUUID())).toEqual({ terkirim: false });
    now = new Date(now.getTime() + 24 * 3_600_000);
    expect(await kirim(String(row?.id))).toEqual({ terkirim: false });
    now = new Date(now.getTime() - 1);
    expect(await kirim(String(row?.id))).toEqual({ terkirim: true });
    await receive(token);
    expect(await kirim(String(row?.id))).toEqual({ terkirim: false });
  });

  test("says to whoever has an account that a password changes, and calls them to nothing new", async () => {
    const kirimLagi = async () => {
      const { ganti } = await invite();
      const [row] = await antrean();
      await kirim(String(row?.id));
      return ganti;
    };
    expect(await kirimLagi()).toBe(false);
    expect(letters[0]?.subject).toBe("Undangan ke portal MAN 1 Palu");
    expect(letters[0]?.text).toContain("Anda mendapat akun");
    await receive(/undangan\/([\w-]{43})/.exec(letters[0]?.text ?? "")?.[1] ?? "");
    await house.scope().transaction((ctx) => ctx.db.deleteFrom("undangan").where("akunId", "=", akunId).execute());
    expect(await kirimLagi()).toBe(true);
    expect(letters[1]?.subject).toBe("Ganti password portal MAN 1 Palu");
    expect(letters[1]?.text).toContain("mengganti password akun Anda");
    expect(letters[1]?.text).not.toMatch(/undangan ke|mendapat akun/i);
  });

  test("is not sent without a mail server, or for an invitation that is over", async () => {
    await invite();
    const [row] = await antrean();
    expect(await kirim(String(row?.id), null)).toEqual({ terkirim: false });
    await invite();
    expect(await kirim(String(row?.id))).toEqual({ terkirim: false });
    expect(letters).toEqual([]);
  });

  test("waits for nobody whose address has had enough of them, or who has none", async () => {
    const banyak = async () =>
      (await house.database.pool.query("select count(*)::int as n from tugas where job = 'kirim-undangan'")).rows[0]?.n;
    for (let n = 0; n < 5; n++) await house.scope().transaction((ctx) => countLetter(ctx, "akses", "n@x.id"));
    const before = await banyak();
    expect(await invite()).toMatchObject({ penuh: true, email: "n@x.id" });
    await house.scope().transaction((ctx) => ctx.db.updateTable("akun").set({ email: null }).where(everyRow).execute());
    expect(await invite()).toMatchObject({ penuh: false, email: null });
    expect(await banyak()).toBe(before);
  });

  test("waits in a queue that holds no link", async () => {
    const { token } = await invite();
    const { rows } = await house.database.pool.query("select count(*)::int as n from tugas where job = 'kirim-undangan'");
    expect(rows[0]?.n).toBeGreaterThan(0);
    const jobs = await house.database.pool.query("select to_jsonb(tugas)::text as text from tugas");
    expect(JSON.stringify(jobs.rows)).not.toContain(token);
  });
});

test("an account of the command line stays as it was", async () => {
  const id = await house.scope().transaction((ctx) => createAkun(ctx, { nip, nama: "Nurhayati", peran: ["guru"], passwordHash: "x" }));
  expect(id).toBe(akunId);
  const baris = await house
    .scope()
    .transaction(({ db }) => db.selectFrom("audit").select(["action", "after"]).where("subjectId", "=", id).orderBy("id").execute());
  expect(baris).toEqual([{ action: "update", after: { nip, nama: "Nurhayati", peran: ["guru"] } }]);
});
