import { beforeEach, describe, expect, test } from "vitest";
import { type Actor, visitor } from "#kit/access/access.ts";
import { isRecentlyConfirmed } from "#kit/access/recent-confirmation.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { SoftPasskey } from "#tests/support/passkey.ts";
import { newWarga, origin, place, tamu, type Warga } from "#tests/support/second-factor.ts";
import { receiveConfirmation } from "../confirmation/confirm-with-factor.server.ts";
import { logInWithPasskey } from "../login/login-passkey.server.ts";
import { findSession } from "../session/session.server.ts";
import { installPasskey } from "./install.server.ts";
import { listOptions, passkeysOf } from "./passkey.server.ts";
import {
  loginOptions,
  passkeyExpiredSentence,
  passkeyPlace,
  unfitPasskeySentence,
  unknownPasskeySentence,
} from "./passkey-login.server.ts";

let now = new Date("2026-11-21T01:00:00Z");
const house = useDatabase({ policy, clock: () => now });
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

let warga: Warga;
const run = house.scope;
const list = async (who: Warga, passkey = new SoftPasskey(), wrong: Parameters<SoftPasskey["create"]>[1] = {}) => {
  const scope = run(await who.actor());
  const { challenge, user } = await scope.transaction((ctx) => listOptions(ctx, who.orang, place));
  const jawaban = passkey.create({ challenge, rpId: place.rpId, origin, userId: user.id }, wrong);
  const simpan = (sent = jawaban) => installPasskey(scope, { jawaban: sent, nama: "Ponsel", tempat: place });
  return { passkey, jawaban, simpan, challenge };
};
const challenge = () => run().transaction(async (ctx) => loginOptions(ctx, place).challenge);
const login = (jawaban: string, change: Partial<Parameters<typeof logInWithPasskey>[1]> = {}) =>
  logInWithPasskey(run(), { ...tamu, jawaban, tempat: place, ...change });
const asked = async () => ({ challenge: await challenge(), rpId: place.rpId, origin });
const rejected = { kind: "invalid", message: unknownPasskeySentence, fields: undefined };

beforeEach(async () => {
  later(3600);
  await run().transaction(async (ctx) => {
    for (const table of ["percobaanMasuk", "rateLimit", "akun"] as const) await ctx.db.deleteFrom(table).where(everyRow).execute();
  });
  warga = await newWarga(house, { nip: "198511042010012001", peran: ["administrator"] }, now);
});

describe("making a passkey", () => {
  test("asks for one that finds its owner and checks who holds it, and gives recovery codes once", async () => {
    const scope = run(await warga.actor());
    const options = await scope.transaction((ctx) => listOptions(ctx, warga.orang, place));
    expect(options).toMatchObject({
      rp: { id: "man1palu.sch.id" },
      user: { name: warga.orang.nip },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [],
    });
    const first = await list(warga);
    expect((await first.simpan()).kode).toHaveLength(10);
    const second = await list(warga);
    expect((await second.simpan()).kode).toBeNull();
    const known = await run().transaction((ctx) => passkeysOf(ctx, warga.akunId));
    expect(known.map(({ nama }) => nama)).toEqual(["Ponsel", "Ponsel"]);
    const { excludeCredentials } = await scope.transaction((ctx) => listOptions(ctx, warga.orang, place));
    expect(excludeCredentials).toHaveLength(2);
  });

  test("opens the house to an administrator who had to set one up", async () => {
    expect(await warga.actor()).toMatchObject({ roles: [], session: { held: true } });
    await (await list(warga)).simpan();
    const actor = await warga.actor();
    expect(actor).toMatchObject({ roles: ["administrator"], session: { secondFactor: true } });
    expect(actor.session?.held).toBeUndefined();
  });

  test("is refused for another site, another address, without a check of who holds it, and for another purpose", async () => {
    for (const wrong of [
      { origin: "https://jahat.example" },
      { rpId: "jahat.example" },
      { userVerified: false },
      { type: "webauthn.get" },
    ]) {
      const { simpan } = await list(warga, new SoftPasskey(), wrong);
      await expect(simpan(), JSON.stringify(wrong)).rejects.toMatchObject({ kind: "invalid" });
    }
    expect(await run().transaction((ctx) => passkeysOf(ctx, warga.akunId))).toEqual([]);
  });

  test("is refused with a challenge that is over, was answered, was made for somebody else, or is made up", async () => {
    const late = await list(warga);
    later(301);
    warga = await newWarga(house, { nip: "198511042010012001", peran: ["guru"] }, now);
    await expect(late.simpan()).rejects.toMatchObject({ kind: "invalid" });
    const twice = await list(warga);
    await twice.simpan();
    await expect(twice.simpan()).rejects.toMatchObject({ kind: "conflict" });
    const other = await newWarga(house, { nip: "199203152018011002", peran: ["guru"] }, now);
    const theirs = await list(other);
    await expect((await list(warga)).simpan(theirs.jawaban)).rejects.toMatchObject({ kind: "invalid" });
    const { simpan } = await list(warga);
    const forged = new SoftPasskey().create({ challenge: "AAAA", rpId: place.rpId, origin, userId: "x" });
    await expect(simpan(forged)).rejects.toMatchObject({ kind: "invalid" });
  });

  test.each([
    "",
    "null",
    "[]",
    "{}",
    '{"type":"public-key","id":1,"response":{}}',
    "x".repeat(70_000),
    '{"__proto__":{"type":"public-key"}}',
  ])("does not understand %.40s", async (jawaban) => {
    await expect(installPasskey(run(await warga.actor()), { jawaban, nama: "", tempat: place })).rejects.toMatchObject({ kind: "invalid" });
    await expect(login(jawaban)).rejects.toMatchObject(rejected);
  });
});

describe("signing in by a passkey alone", () => {
  let passkey: SoftPasskey;
  beforeEach(async () => {
    const made = await list(warga);
    await made.simpan();
    passkey = made.passkey;
  });

  test("takes both steps at once", async () => {
    const { token, orang, perangkat } = await login(passkey.get(await asked()));
    expect(orang).toMatchObject({ nip: warga.orang.nip, peran: ["administrator"] });
    expect(perangkat).toHaveLength(43);
    const sesi = await findSession(house.database, { token, kind: "cookie" }, now);
    expect(sesi?.actor).toMatchObject({ roles: ["administrator"], session: { secondFactor: true } });
    const { after } = await run().transaction((ctx) =>
      ctx.db.selectFrom("audit").select("after").where("action", "=", "sign-in").orderBy("id", "desc").limit(1).executeTakeFirstOrThrow(),
    );
    expect(after).toMatchObject({ bukti: "kunci-sandi" });
  });

  test("does not work twice with one answer, also not at the same moment", async () => {
    const jawaban = passkey.get(await asked());
    const outcomes = await Promise.allSettled([login(jawaban), login(jawaban)]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(login(jawaban)).rejects.toMatchObject(rejected);
  });

  test("leaves what the library said to whoever reads the log", async () => {
    const jawaban = passkey.get(await asked(), { origin: "https://jahat.example" });
    await expect(login(jawaban)).rejects.toMatchObject({ ...rejected, cause: expect.any(Error) });
    await expect((await list(warga, new SoftPasskey(), { origin: "https://jahat.example" })).simpan()).rejects.toMatchObject({
      cause: expect.any(Error),
    });
  });

  test("does not work with a challenge that is over", async () => {
    const jawaban = passkey.get(await asked());
    later(301);
    await expect(login(jawaban)).rejects.toMatchObject({ kind: "invalid", message: passkeyExpiredSentence });
  });

  const ways: [string, () => Promise<string>][] = [
    ["a passkey that nobody registered", async () => new SoftPasskey().get(await asked())],
    ["an answer given to another site", async () => passkey.get(await asked(), { origin: "https://jahat.example" })],
    ["an answer for another address", async () => passkey.get(await asked(), { rpId: "jahat.example" })],
    ["a device that did not check who holds it", async () => passkey.get(await asked(), { userVerified: false })],
    ["an answer that names somebody else", async () => passkey.get(await asked(), { userHandle: "c29tZWJvZHk" })],
    ["a challenge that was made up", async () => passkey.get({ challenge: "A".repeat(72), rpId: place.rpId, origin })],
    ["a challenge for making passkeys", async () => passkey.get({ ...(await asked()), challenge: (await list(warga)).challenge })],
    ["another's signature under this key's name", async () => forged()],
    ["a copy of the device, whose count goes back", async () => copied()],
  ];
  test.each(ways)("%s is refused, always with the same sentence", async (_name, answer) => {
    await expect(login(await answer())).rejects.toMatchObject(rejected);
  });

  test("is refused to a disabled account, and when the key was removed", async () => {
    const jawaban = passkey.get(await asked());
    await run().transaction((ctx) => ctx.db.updateTable("akun").set({ aktif: false }).where(everyRow).execute());
    await expect(login(jawaban)).rejects.toMatchObject(rejected);
    await run().transaction((ctx) => ctx.db.updateTable("akun").set({ aktif: true }).where(everyRow).execute());
    const other = passkey.get(await asked());
    await run().transaction((ctx) => ctx.db.deleteFrom("kunciSandi").where(everyRow).execute());
    await expect(login(other)).rejects.toMatchObject(rejected);
  });

  test("in a rush from one network has to wait", async () => {
    const jawaban = passkey.get(await asked());
    await login(jawaban);
    await run().transaction((ctx) => ctx.db.updateTable("rateLimit").set({ tokens: 0.2, updatedAt: now }).where(everyRow).execute());
    await expect(login(passkey.get(await asked()))).rejects.toMatchObject({ kind: "tooMany" });
  });

  test("is not possible where passkeys do not work", async () => {
    await expect(login(passkey.get(await asked()), { tempat: null })).rejects.toMatchObject(rejected);
    const elsewhere = { rpId: "localhost", origin: "http://localhost:3000" };
    await expect(login(passkey.get({ ...(await asked()), ...elsewhere }), { tempat: elsewhere })).rejects.toMatchObject(rejected);
  });

  const forged = async () => {
    const own: { id: string } = JSON.parse(passkey.get(await asked()));
    return JSON.stringify({ ...JSON.parse(new SoftPasskey().get(await asked())), id: own.id, rawId: own.id });
  };
  const copied = async () => {
    await login(passkey.get(await asked()));
    await login(passkey.get(await asked()));
    passkey.rewind();
    return passkey.get(await asked());
  };
});

test.each([
  ["https://man1palu.sch.id", true, "man1palu.sch.id"],
  ["http://localhost:3000", false, "localhost"],
  ["http://man1palu.sch.id", false, null],
  ["https://127.0.0.1:3000", true, null],
  ["https://[::1]", true, null],
])("under %s passkeys belong to %s", (at, secure, rpId) => {
  expect(passkeyPlace({ requestId: "uji-1234", address: "::1", origin: at, secure })?.rpId ?? null).toBe(rpId);
});

describe("proving again who one is", () => {
  const visit = { requestId: "uji-1234", address: "103.10.66.7", origin, secure: true };
  const konfirmasi = (actor: Actor, kunci: string) => {
    const form = new FormData();
    form.set("kunci", kunci);
    return receiveConfirmation(run(actor), { form, visit });
  };

  test("works with a passkey of one's own, once, and with nobody else's", async () => {
    const own = await list(warga);
    await own.simpan();
    const other = await newWarga(house, { nip: "199203152018011002", peran: ["guru"] }, now);
    const theirs = await list(other);
    await theirs.simpan();
    later(400);
    const actor = await warga.actor();
    expect(isRecentlyConfirmed(actor, now)).toBe(false);
    const asing = { kind: "invalid", message: unfitPasskeySentence, fields: undefined };
    for (const salah of [theirs.passkey.get(await asked()), new SoftPasskey().get(await asked()), "bukan jawaban"])
      await expect(konfirmasi(actor, salah)).rejects.toMatchObject(asing);
    expect(unfitPasskeySentence).not.toMatch(/\b(masuk|NIP)\b/i);
    const jawaban = own.passkey.get(await asked());
    await konfirmasi(actor, jawaban);
    expect(isRecentlyConfirmed(await warga.actor(), now)).toBe(true);
    await expect(konfirmasi(actor, jawaban)).rejects.toMatchObject(asing);
    await expect(konfirmasi(visitor, own.passkey.get(await asked()))).rejects.toMatchObject({ kind: "unauthenticated" });
  });
});
