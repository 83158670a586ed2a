import { beforeEach, describe, expect, test } from "vitest";
import { everyRow } from "#kit/database/sql.server.ts";
import type { Visit } from "#kit/visit.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { SoftPasskey } from "#tests/support/passkey.ts";
import { installFor, newWarga, origin, password, place, tamu, type Warga } from "#tests/support/second-factor.ts";
import { installPasskey } from "../second-factor/install.server.ts";
import { listOptions } from "../second-factor/passkey.server.ts";
import { checkPasskey } from "../second-factor/passkey-login.server.ts";
import { stepOf } from "../second-factor/totp.server.ts";
import { findSession } from "../session/session.server.ts";
import { atOnceFault, logIn, loginFault, startLogin } from "./login.server.ts";
import { loginGuru } from "./login-guru.server.ts";
import { receiveStep } from "./receive-step.server.ts";
import {
  codeFault,
  findOpenStep,
  recoveryFault,
  settleWithCode,
  settleWithPasskey,
  stepExpiredSentence,
  tujuanStep,
} from "./second-step.server.ts";

let now = new Date("2026-11-21T01:00:00Z");
const house = useDatabase({ policy, clock: () => now });
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const step = () => stepOf(now);
const nip = "198511042010012001";

let warga: Warga;
const run = house.scope;
const mulai = async () => {
  const done = await startLogin(run(), { ...tamu, nip, password });
  return "langkah" in done ? done.langkah : Promise.reject(new Error("no second step was asked for"));
};
const finished = (langkah: string | null, kode: string) => settleWithCode(run(), { ...tamu, langkah, kode });

beforeEach(async () => {
  later(3600);
  await run().transaction(async (ctx) => {
    for (const table of ["percobaanMasuk", "rateLimit", "akun"] as const) await ctx.db.deleteFrom(table).where(everyRow).execute();
  });
  warga = await newWarga(house, { nip, peran: ["guru"] }, now);
});

describe("with an app", () => {
  test("the password alone begins no session; the code does", async () => {
    const { app } = await installFor(house, warga, step());
    const before = await sessions();
    const langkah = await mulai();
    for (const at of [place, null])
      expect(await run().transaction((ctx) => findOpenStep(ctx, langkah, at))).toEqual({ aplikasi: true, kunci: null });
    expect(await sessions()).toBe(before);
    for (const kind of ["cookie", "bearer"] as const) expect(await findSession(house.database, { token: langkah, kind }, now)).toBeNull();
    const { token } = await finished(langkah, app.at(step()));
    const sesi = await findSession(house.database, { token, kind: "cookie" }, now);
    expect(sesi?.actor).toMatchObject({ id: warga.akunId, roles: ["guru"], session: { secondFactor: true } });
  });

  test("a step is taken once", async () => {
    const { app } = await installFor(house, warga, step());
    const langkah = await mulai();
    await finished(langkah, app.at(step()));
    await expect(finished(langkah, app.at(step() + 1))).rejects.toMatchObject({ kind: "unauthenticated", message: stepExpiredSentence });
  });

  test("a used code signs nobody in again, with another step either", async () => {
    const { app } = await installFor(house, warga, step());
    const kode = app.at(step());
    await finished(await mulai(), kode);
    await expect(finished(await mulai(), kode)).rejects.toMatchObject({ kind: "invalid", message: codeFault });
  });

  test("a wrong code, a used recovery code and nothing at all get one answer", async () => {
    const { kode } = await installFor(house, warga, step());
    await finished(await mulai(), kode[0] ?? "");
    const langkah = await mulai();
    for (const wrong of ["000000", kode[0] ?? "", "", "x".repeat(5000)]) {
      await expect(finished(langkah, wrong)).rejects.toMatchObject({ kind: "invalid", message: codeFault });
    }
  });

  test("the form of recovery codes says what fits a recovery code", async () => {
    const { kode } = await installFor(house, warga, step());
    const kirim = async (langkah: string, sent: Readonly<Record<string, string>>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(sent)) form.set(name, value);
      const visit: Visit = { requestId: "uji", address: tamu.address, origin, secure: false };
      const request = new Request(origin, { headers: { cookie: `langkah=${langkah}` } });
      return receiveStep(run(), { request, visit, form });
    };
    await kirim(await mulai(), { pemulihan: kode[0] ?? "" });
    for (const pemulihan of [kode[0] ?? "", "salah"])
      await expect(kirim(await mulai(), { pemulihan })).rejects.toMatchObject({ message: recoveryFault, current: { cara: "pemulihan" } });
    await expect(kirim(await mulai(), { kode: "000000" })).rejects.toMatchObject({ message: codeFault, current: { cara: "kode" } });
    await expect(kirim("A".repeat(43), { kode: "0" })).rejects.toMatchObject({ message: stepExpiredSentence, current: undefined });
  });

  test("guessing waits as it does for passwords, and signing in again does not help", async () => {
    const { app } = await installFor(house, warga, step());
    for (let times = 0; times < 5; times++) await expect(finished(await mulai(), "000000")).rejects.toMatchObject({ kind: "invalid" });
    await expect(finished(await mulai(), app.at(step()))).rejects.toMatchObject({ kind: "tooMany", retryAfter: 30 });
  });

  test.each([
    ["after five minutes", async () => later(300)],
    ["when the account is disabled", () => change({ aktif: false })],
    ["when the account is gone", () => change({ deletedAt: now })],
    ["when the password was changed meanwhile", () => change({ passwordAt: new Date(now.getTime() + 1000) })],
  ])("the step is over %s", async (_name, happen) => {
    const { app } = await installFor(house, warga, step());
    const langkah = await mulai();
    await happen();
    await expect(finished(langkah, app.at(step() + 1))).rejects.toMatchObject({ kind: "unauthenticated", message: stepExpiredSentence });
  });

  test("no step, or one that was never begun, opens nothing", async () => {
    await installFor(house, warga, step());
    for (const token of [null, "A".repeat(43)]) {
      expect(await run().transaction((ctx) => findOpenStep(ctx, token, place))).toBeNull();
      await expect(finished(token, "000000")).rejects.toMatchObject({ kind: "unauthenticated" });
    }
  });

  const sessions = async () => (await run().transaction((ctx) => ctx.db.selectFrom("sesi").select("id").execute())).length;
  const change = (values: { aktif?: boolean; deletedAt?: Date; passwordAt?: Date }) =>
    run().transaction(async (ctx) => {
      await ctx.db.updateTable("akun").set(values).where(everyRow).execute();
    });
});

describe("with a passkey as the second step", () => {
  const daftar = async (who: Warga) => {
    const passkey = new SoftPasskey();
    const scope = run(await who.actor());
    const { challenge, user } = await scope.transaction((ctx) => listOptions(ctx, who.orang, place));
    await installPasskey(scope, {
      jawaban: passkey.create({ challenge, rpId: place.rpId, origin, userId: user.id }),
      nama: "",
      tempat: place,
    });
    return passkey;
  };
  const jawab = async (passkey: SoftPasskey, langkah: string) => {
    const terbuka = await run().transaction((ctx) => findOpenStep(ctx, langkah, place));
    const tujuan = await run().transaction((ctx) => tujuanStep(ctx, langkah));
    const allowCredentials = [{ id: passkey.id.toString("base64url"), type: "public-key" }];
    expect(terbuka).toMatchObject({ aplikasi: false, kunci: { allowCredentials, userVerification: "required" } });
    const jawaban = passkey.get({ challenge: terbuka?.kunci?.challenge ?? "", rpId: place.rpId, origin });
    return checkPasskey(run(), { jawaban, untuk: tujuan?.untuk ?? "", tempat: place });
  };

  test("its owner comes in, once with one answer", async () => {
    const passkey = await daftar(warga);
    const langkah = await mulai();
    const bukti = await jawab(passkey, langkah);
    const { orang } = await settleWithPasskey(run(), { ...tamu, langkah, bukti });
    expect(orang.id).toBe(warga.akunId);
    await expect(settleWithPasskey(run(), { ...tamu, langkah: await mulai(), bukti })).rejects.toMatchObject({
      kind: "unauthenticated",
    });
  });

  test("somebody else's passkey does not open it", async () => {
    await daftar(warga);
    const other = await newWarga(house, { nip: "199203152018011002", peran: ["guru"] }, now);
    const theirs = await daftar(other);
    const langkah = await mulai();
    const challenge = (await run().transaction((ctx) => findOpenStep(ctx, langkah, place)))?.kunci?.challenge ?? "";
    const { untuk = "" } = (await run().transaction((ctx) => tujuanStep(ctx, langkah))) ?? {};
    const bukti = await checkPasskey(run(), { jawaban: theirs.get({ challenge, rpId: place.rpId, origin }), untuk, tempat: place });
    await expect(settleWithPasskey(run(), { ...tamu, langkah, bukti })).rejects.toMatchObject({ kind: "unauthenticated" });
  });

  test("an answer for one step does not fit another", async () => {
    const passkey = await daftar(warga);
    const [one, other] = [await mulai(), await mulai()];
    const terbuka = await run().transaction((ctx) => findOpenStep(ctx, one, place));
    const tujuan = await run().transaction((ctx) => tujuanStep(ctx, other));
    const jawaban = passkey.get({ challenge: terbuka?.kunci?.challenge ?? "", rpId: place.rpId, origin });
    await expect(checkPasskey(run(), { jawaban, untuk: tujuan?.untuk ?? "", tempat: place })).rejects.toMatchObject({ kind: "invalid" });
  });
});

describe("for programs, both steps at once", () => {
  const sekaligus = (change: { password?: string; kode?: string } = {}) =>
    logIn(run(), { ...tamu, kind: "bearer", nip, password, ...change });

  test("a code has to come along where there is a second factor", async () => {
    const { app, kode } = await installFor(house, warga, step());
    await expect(sekaligus()).rejects.toMatchObject({ kind: "unauthenticated", message: expect.stringContaining("dua langkah") });
    await expect(sekaligus({ kode: app.at(step()) })).resolves.toMatchObject({ orang: { nip } });
    await expect(sekaligus({ kode: kode[0] ?? "" })).resolves.toMatchObject({ orang: { nip } });
  });

  test("a wrong password and a wrong or used code cannot be told apart, and wait alike", async () => {
    const { app } = await installFor(house, warga, step());
    const kode = app.at(step());
    await sekaligus({ kode });
    const wrongs = [{ password: "bukan password ini", kode: app.at(step() + 1) }, { kode: "000000" }, { kode }];
    for (const wrong of wrongs) await expect(sekaligus(wrong)).rejects.toMatchObject({ kind: "unauthenticated", message: atOnceFault });
    await expect(sekaligus({ password: "bukan password ini" })).rejects.toMatchObject({ message: loginFault });
    await expect(sekaligus({ kode: "000000" })).rejects.toMatchObject({ kind: "unauthenticated" });
    for (const wrong of wrongs) await expect(sekaligus(wrong)).rejects.toMatchObject({ kind: "tooMany", retryAfter: 30 });
  });

  test("an administrator without a second factor is sent to the portal", async () => {
    await newWarga(house, { nip, peran: ["administrator"] }, now);
    const request = new Request("http://localhost/api/loginGuru", { method: "POST", body: JSON.stringify({ nip, password }) });
    const visit = { requestId: "uji-1234", address: "103.10.66.7", origin: "http://localhost", secure: false };
    await expect(loginGuru({ request, scope: run(), visit })).rejects.toMatchObject({
      kind: "forbidden",
      message: expect.stringContaining("Masuk lewat portal"),
    });
  });
});

describe("on a page without a second factor", () => {
  test("an administrator's session opens nothing until one is set up", async () => {
    await newWarga(house, { nip, peran: ["administrator", "guru"] }, now);
    const done = await startLogin(run(), { ...tamu, nip, password });
    const sesi = "token" in done ? await findSession(house.database, { token: done.token, kind: "cookie" }, now) : null;
    expect(sesi?.actor).toMatchObject({ roles: [], session: { held: true, secondFactor: false } });
  });

  test("a session of before is held as soon as its owner becomes an administrator", async () => {
    expect((await warga.actor()).session?.held).toBeUndefined();
    const values = { peran: ["guru", "administrator"] };
    await run().transaction(({ db }) => db.updateTable("akun").set(values).where(everyRow).execute());
    expect(await warga.actor()).toMatchObject({ roles: [], session: { held: true } });
  });

  test("a password too short to stand alone opens nothing either", async () => {
    const { hashPassword } = await import("#kit/access/password.server.ts");
    const passwordHash = await hashPassword("bambu rusa");
    await run().transaction((ctx) => ctx.db.updateTable("akun").set({ passwordHash }).where(everyRow).execute());
    const done = await startLogin(run(), { ...tamu, nip, password: "bambu rusa" });
    const sesi = "token" in done ? await findSession(house.database, { token: done.token, kind: "cookie" }, now) : null;
    expect(sesi?.actor).toMatchObject({ roles: [], session: { held: true } });
    await expect(logIn(run(), { ...tamu, kind: "bearer", nip, password: "bambu rusa" })).rejects.toMatchObject({ kind: "forbidden" });
  });
});
