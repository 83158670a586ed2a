import { beforeEach, describe, expect, test } from "vitest";
import { type Actor, visitor } from "#kit/access/access.ts";
import { isFresh } from "#kit/access/fresh.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { SoftPasskey } from "#tests/support/passkey.ts";
import { origin, tamu, tempat, type Warga, wargaBaru } from "#tests/support/second-factor.ts";
import { terimaKonfirmasi } from "../konfirmasi/konfirmasi-faktor.server.ts";
import { masukDenganKunci } from "../masuk/masuk-kunci.server.ts";
import { findSession } from "../sesi/sesi.server.ts";
import { kunciDitolak, kunciLewat, pilihanMasuk, tempatKunci } from "./kunci-masuk.server.ts";
import { kunciMilik, pilihanDaftar } from "./kunci-sandi.server.ts";
import { pasangKunci } from "./pasang.server.ts";

let now = new Date("2026-11-21T01:00:00Z");
const house = useDatabase({ policy, clock: () => now });
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

let warga: Warga;
const run = house.scope;
const daftar = async (who: Warga, passkey = new SoftPasskey(), wrong: Parameters<SoftPasskey["create"]>[1] = {}) => {
  const scope = run(await who.actor());
  const { challenge, user } = await scope.transaction((ctx) => pilihanDaftar(ctx, who.orang, tempat));
  const jawaban = passkey.create({ challenge, rpId: tempat.rpId, origin, userId: user.id }, wrong);
  const simpan = (sent = jawaban) => pasangKunci(scope, { jawaban: sent, nama: "Ponsel", tempat });
  return { passkey, jawaban, simpan, challenge };
};
const tantangan = () => run().transaction(async (ctx) => pilihanMasuk(ctx, tempat).challenge);
const masuk = (jawaban: string, change: Partial<Parameters<typeof masukDenganKunci>[1]> = {}) =>
  masukDenganKunci(run(), { ...tamu, jawaban, tempat, ...change });
const asked = async () => ({ challenge: await tantangan(), rpId: tempat.rpId, origin });
const ditolak = { kind: "invalid", message: kunciDitolak, fields: undefined };

beforeEach(async () => {
  later(3600);
  await run().transaction(async (ctx) => {
    for (const table of ["percobaanMasuk", "rateLimit", "akun"] as const) await ctx.db.deleteFrom(table).execute();
  });
  warga = await wargaBaru(house, { nip: "198511042010012001", peran: ["administrator"] }, now);
});

describe("making a passkey", () => {
  test("asks for one that finds its owner and checks who holds it, and gives recovery codes once", async () => {
    const scope = run(await warga.actor());
    const options = await scope.transaction((ctx) => pilihanDaftar(ctx, warga.orang, tempat));
    expect(options).toMatchObject({
      rp: { id: "man1palu.sch.id" },
      user: { name: warga.orang.nip },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [],
    });
    const first = await daftar(warga);
    expect((await first.simpan()).kode).toHaveLength(10);
    const second = await daftar(warga);
    expect((await second.simpan()).kode).toBeNull();
    const known = await run().transaction((ctx) => kunciMilik(ctx, warga.akunId));
    expect(known.map(({ nama }) => nama)).toEqual(["Ponsel", "Ponsel"]);
    const { excludeCredentials } = await scope.transaction((ctx) => pilihanDaftar(ctx, warga.orang, tempat));
    expect(excludeCredentials).toHaveLength(2);
  });

  test("opens the house to an administrator who had to set one up", async () => {
    expect(await warga.actor()).toMatchObject({ roles: [], session: { held: true } });
    await (await daftar(warga)).simpan();
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
      const { simpan } = await daftar(warga, new SoftPasskey(), wrong);
      await expect(simpan(), JSON.stringify(wrong)).rejects.toMatchObject({ kind: "invalid" });
    }
    expect(await run().transaction((ctx) => kunciMilik(ctx, warga.akunId))).toEqual([]);
  });

  test("is refused with a challenge that is over, was answered, was made for somebody else, or is made up", async () => {
    const late = await daftar(warga);
    later(301);
    warga = await wargaBaru(house, { nip: "198511042010012001", peran: ["guru"] }, now);
    await expect(late.simpan()).rejects.toMatchObject({ kind: "invalid" });
    const twice = await daftar(warga);
    await twice.simpan();
    await expect(twice.simpan()).rejects.toMatchObject({ kind: "conflict" });
    const other = await wargaBaru(house, { nip: "199203152018011002", peran: ["guru"] }, now);
    const theirs = await daftar(other);
    await expect((await daftar(warga)).simpan(theirs.jawaban)).rejects.toMatchObject({ kind: "invalid" });
    const { simpan } = await daftar(warga);
    const forged = new SoftPasskey().create({ challenge: "AAAA", rpId: tempat.rpId, origin, userId: "x" });
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
    await expect(pasangKunci(run(await warga.actor()), { jawaban, nama: "", tempat })).rejects.toMatchObject({ kind: "invalid" });
    await expect(masuk(jawaban)).rejects.toMatchObject(ditolak);
  });
});

describe("signing in by a passkey alone", () => {
  let passkey: SoftPasskey;
  beforeEach(async () => {
    const made = await daftar(warga);
    await made.simpan();
    passkey = made.passkey;
  });

  test("takes both steps at once", async () => {
    const { token, orang, perangkat } = await masuk(passkey.get(await asked()));
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
    const outcomes = await Promise.allSettled([masuk(jawaban), masuk(jawaban)]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(masuk(jawaban)).rejects.toMatchObject(ditolak);
  });

  test("leaves what the library said to whoever reads the log", async () => {
    const jawaban = passkey.get(await asked(), { origin: "https://jahat.example" });
    await expect(masuk(jawaban)).rejects.toMatchObject({ ...ditolak, cause: expect.any(Error) });
    await expect((await daftar(warga, new SoftPasskey(), { origin: "https://jahat.example" })).simpan()).rejects.toMatchObject({
      cause: expect.any(Error),
    });
  });

  test("does not work with a challenge that is over", async () => {
    const jawaban = passkey.get(await asked());
    later(301);
    await expect(masuk(jawaban)).rejects.toMatchObject({ kind: "invalid", message: kunciLewat });
  });

  const ways: [string, () => Promise<string>][] = [
    ["a passkey that nobody registered", async () => new SoftPasskey().get(await asked())],
    ["an answer given to another site", async () => passkey.get(await asked(), { origin: "https://jahat.example" })],
    ["an answer for another address", async () => passkey.get(await asked(), { rpId: "jahat.example" })],
    ["a device that did not check who holds it", async () => passkey.get(await asked(), { userVerified: false })],
    ["an answer that names somebody else", async () => passkey.get(await asked(), { userHandle: "c29tZWJvZHk" })],
    ["a challenge that was made up", async () => passkey.get({ challenge: "A".repeat(72), rpId: tempat.rpId, origin })],
    ["a challenge for making passkeys", async () => passkey.get({ ...(await asked()), challenge: (await daftar(warga)).challenge })],
    ["another's signature under this key's name", async () => forged()],
    ["a copy of the device, whose count goes back", async () => copied()],
  ];
  test.each(ways)("%s is refused, always with the same sentence", async (_name, answer) => {
    await expect(masuk(await answer())).rejects.toMatchObject(ditolak);
  });

  test("is refused to a disabled account, and when the key was removed", async () => {
    const jawaban = passkey.get(await asked());
    await run().transaction((ctx) => ctx.db.updateTable("akun").set({ aktif: false }).execute());
    await expect(masuk(jawaban)).rejects.toMatchObject(ditolak);
    await run().transaction((ctx) => ctx.db.updateTable("akun").set({ aktif: true }).execute());
    const other = passkey.get(await asked());
    await run().transaction((ctx) => ctx.db.deleteFrom("kunciSandi").execute());
    await expect(masuk(other)).rejects.toMatchObject(ditolak);
  });

  test("in a rush from one network has to wait", async () => {
    const jawaban = passkey.get(await asked());
    await masuk(jawaban);
    await run().transaction((ctx) => ctx.db.updateTable("rateLimit").set({ tokens: 0.2, updatedAt: now }).execute());
    await expect(masuk(passkey.get(await asked()))).rejects.toMatchObject({ kind: "tooMany" });
  });

  test("is not possible where passkeys do not work", async () => {
    await expect(masuk(passkey.get(await asked()), { tempat: null })).rejects.toMatchObject(ditolak);
    const elsewhere = { rpId: "localhost", origin: "http://localhost:3000" };
    await expect(masuk(passkey.get({ ...(await asked()), ...elsewhere }), { tempat: elsewhere })).rejects.toMatchObject(ditolak);
  });

  const forged = async () => {
    const own: { id: string } = JSON.parse(passkey.get(await asked()));
    return JSON.stringify({ ...JSON.parse(new SoftPasskey().get(await asked())), id: own.id, rawId: own.id });
  };
  const copied = async () => {
    await masuk(passkey.get(await asked()));
    await masuk(passkey.get(await asked()));
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
  expect(tempatKunci({ requestId: "uji-1234", address: "::1", origin: at, secure })?.rpId ?? null).toBe(rpId);
});

describe("proving again who one is", () => {
  const visit = { requestId: "uji-1234", address: "103.10.66.7", origin, secure: true };
  const konfirmasi = (actor: Actor, kunci: string) => {
    const form = new FormData();
    form.set("kunci", kunci);
    return terimaKonfirmasi(run(actor), { form, visit });
  };

  test("works with a passkey of one's own, once, and with nobody else's", async () => {
    const own = await daftar(warga);
    await own.simpan();
    const other = await wargaBaru(house, { nip: "199203152018011002", peran: ["guru"] }, now);
    const theirs = await daftar(other);
    await theirs.simpan();
    later(400);
    const actor = await warga.actor();
    expect(isFresh(actor, now)).toBe(false);
    await expect(konfirmasi(actor, theirs.passkey.get(await asked()))).rejects.toMatchObject(ditolak);
    const jawaban = own.passkey.get(await asked());
    await konfirmasi(actor, jawaban);
    expect(isFresh(await warga.actor(), now)).toBe(true);
    await expect(konfirmasi(actor, jawaban)).rejects.toMatchObject(ditolak);
    await expect(konfirmasi(visitor, own.passkey.get(await asked()))).rejects.toMatchObject({ kind: "unauthenticated" });
  });
});
