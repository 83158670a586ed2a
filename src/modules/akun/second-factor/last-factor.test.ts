import { beforeEach, describe, expect, test } from "vitest";
import { everyRow } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { SoftPasskey } from "#tests/support/passkey.ts";
import { installFor, newWarga, origin, password, place, tamu, type Warga } from "#tests/support/second-factor.ts";
import { matchPassword } from "../confirmation/confirmation.server.ts";
import { startLogin } from "../login/login.server.ts";
import { replacePassword } from "../own-akun/replace-password.server.ts";
import { factorsOf } from "./has-factors.server.ts";
import { installPasskey } from "./install.server.ts";
import { listOptions, passkeysOf } from "./passkey.server.ts";
import { deleteOwnPasskey, removeOwnAuthenticatorApp } from "./remove.server.ts";
import { stepOf } from "./totp.server.ts";

let now = new Date("2026-11-21T01:00:00Z");
const house = useDatabase({ policy, clock: () => now });
const run = house.scope;
let warga: Warga;
const own = async () => run(await warga.actor());
const milik = () => run().transaction((ctx) => factorsOf(ctx, warga.akunId));
const addPasskey = async () => {
  const scope = await own();
  const { challenge, user } = await scope.transaction((ctx) => listOptions(ctx, warga.orang, place));
  const jawaban = new SoftPasskey().create({ challenge, rpId: place.rpId, origin, userId: user.id });
  await installPasskey(scope, { jawaban, nama: "Ponsel", tempat: place });
  const [satu] = await run().transaction((ctx) => passkeysOf(ctx, warga.akunId));
  return satu?.id ?? "";
};

beforeEach(async () => {
  now = new Date(now.getTime() + 3_600_000);
  await run().transaction((ctx) => ctx.db.deleteFrom("akun").where(everyRow).execute());
  warga = await newWarga(house, { nip: "198511042010012001", peran: ["guru"] }, now);
});

describe("a factor beside a password that is too short to stand alone", () => {
  /** Fourteen and fifteen characters. */
  const [pendek, cukup] = ["rusa 7 lentera", "rusa 7 lentera."];
  const ganti = async (lama: string, baru: string) => replacePassword(await own(), { lama, baru });
  const lepas = async () => (await own()).transaction(removeOwnAuthenticatorApp);

  test("stays while it is the last, and can go when the password has been changed", async () => {
    await installFor(house, warga, stepOf(now));
    await ganti(password, pendek);
    await expect(lepas()).rejects.toMatchObject({ kind: "conflict", message: expect.stringContaining("Ganti dulu password Anda") });
    expect(await milik()).toEqual({ aplikasi: true, kunci: 0 });
    await ganti(pendek, cukup);
    await lepas();
    expect(await milik()).toEqual({ aplikasi: false, kunci: 0 });
  });

  test("goes where another one stays, whichever it is; the last then stays", async () => {
    await installFor(house, warga, stepOf(now));
    const id = await addPasskey();
    await ganti(password, pendek);
    await lepas();
    await expect((await own()).transaction((ctx) => deleteOwnPasskey(ctx, id))).rejects.toThrow("Ganti dulu password Anda");
    expect(await milik()).toEqual({ aplikasi: false, kunci: 1 });
  });

  test("that was chosen before lengths were noted is asked for once", async () => {
    await installFor(house, warga, stepOf(now));
    const lupakan = () => run().transaction((ctx) => ctx.db.updateTable("akun").set({ passwordCukup: null }).where(everyRow).execute());
    const noted = async () =>
      (await run().transaction((ctx) => ctx.db.selectFrom("akun").select("passwordCukup").executeTakeFirstOrThrow())).passwordCukup;
    await lupakan();
    await expect(lepas()).rejects.toThrow("masuk lagi dengan password Anda");
    await expect(matchPassword(await own(), "bukan password saya 7")).rejects.toMatchObject({ kind: "invalid" });
    expect(await noted()).toBeNull();
    await startLogin(run(), { nip: warga.orang.nip, password, ...tamu });
    expect(await noted()).toBe(true);
    await ganti(password, pendek);
    await lupakan();
    await matchPassword(await own(), pendek);
    expect(await noted()).toBe(false);
  });

  test("is not taken off and made needed at the same moment", async () => {
    await installFor(house, warga, stepOf(now));
    const scope = await own();
    // The factor goes after the new password was judged and before it is kept.
    const between: typeof scope = {
      ...scope,
      transaction: async (work) => {
        if (String(work).includes("savePassword")) await scope.transaction(removeOwnAuthenticatorApp);
        return scope.transaction(work);
      },
    };
    await expect(replacePassword(between, { lama: password, baru: pendek })).rejects.toMatchObject({ kind: "conflict" });
    await matchPassword(await own(), password);
  });
});
