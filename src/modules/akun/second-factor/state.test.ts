/** What is known of the second factor of somebody, and what they and the trail are told of it. */

import { randomBytes } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { told } from "#tests/support/logged-lines.ts";
import { SoftPasskey } from "#tests/support/passkey.ts";
import { installFor, newWarga, origin, place, type Warga } from "#tests/support/second-factor.ts";
import { logInWithPasskey } from "../login/login-passkey.server.ts";
import { passwordRequirements } from "../password/requirements.server.ts";
import { tryCode } from "./code.server.ts";
import { installPasskey } from "./install.server.ts";
import { listOptions } from "./passkey.server.ts";
import { loginOptions } from "./passkey-login.server.ts";
import { deleteOwnPasskey, nameOwnPasskey, newRecoveryCode, removeOwnAuthenticatorApp } from "./remove.server.ts";
import { removeSealedFactor } from "./remove-sealed.server.ts";
import { factorState, prepareSetup } from "./state.server.ts";
import { stepOf } from "./totp.server.ts";

let now = new Date("2026-11-21T01:00:00Z");
const house = useDatabase({ policy, clock: () => now });
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const step = () => stepOf(now);
const run = house.scope;
let warga: Warga;
const attempt = (kode: string) => run().transaction((ctx) => tryCode(ctx, { akunId: warga.akunId, kode }));

/** A passkey of somebody, by the name "Ponsel". */
const install = async (who = warga) => {
  const scope = run(await who.actor());
  const passkey = new SoftPasskey();
  const { challenge, user } = await scope.transaction((ctx) => listOptions(ctx, who.orang, place));
  await installPasskey(scope, {
    jawaban: passkey.create({ challenge, rpId: place.rpId, origin, userId: user.id }),
    nama: "Ponsel",
    tempat: place,
  });
  const own = run().transaction(({ db }) =>
    db.selectFrom("kunciSandi").select("id").where("credentialId", "=", passkey.id).executeTakeFirstOrThrow(),
  );
  return { passkey, id: (await own).id };
};

beforeEach(async () => {
  later(3600);
  await run().transaction(async (ctx) => {
    for (const table of ["percobaanMasuk", "akun"] as const) await ctx.db.deleteFrom(table).where(everyRow).execute();
  });
  warga = await newWarga(house, { nip: "198511042010012001", peran: ["guru"] }, now);
});

describe("the second factor of somebody", () => {
  const visit = { requestId: "uji-1234", address: "::1", origin: "https://man1palu.sch.id", secure: true };
  const keadaan = async (at = visit) => run(await warga.actor()).transaction((ctx) => factorState(ctx, at));
  const siapkan = async (at = visit) => run(await warga.actor()).transaction((ctx) => prepareSetup(ctx, at));

  test("is shown to them, and what setting one up takes", async () => {
    expect(await keadaan()).toEqual({ aplikasi: null, kunci: [], sisaKode: 0, wajib: false, bisaKunci: true });
    expect(await siapkan()).toMatchObject({ beraplikasi: false, wajib: null, kunci: { rp: { id: "man1palu.sch.id" } } });
    const bare = { ...visit, origin: "https://127.0.0.1" };
    expect([(await keadaan(bare)).bisaKunci, (await siapkan(bare)).kunci]).toEqual([false, null]);
    await installFor(house, warga, step());
    expect(await keadaan()).toMatchObject({ aplikasi: now, sisaKode: 10 });
    expect(await siapkan()).toMatchObject({ beraplikasi: true, wajib: null });
    await expect(run().transaction((ctx) => factorState(ctx, visit))).rejects.toMatchObject({ kind: "unauthenticated" });
  });

  test("is theirs alone", async () => {
    await install(await newWarga(house, { nip: "199203152018011002", peran: ["guru"] }, now));
    expect((await keadaan()).kunci).toEqual([]);
    const { id } = await install();
    expect((await keadaan()).kunci.map((satu) => satu.id)).toEqual([id]);
  });

  test.each([
    ["because of the role", { peran: ["administrator"] }, {}, "berkuasa"],
    ["because of a short password", {}, { wajibFaktor: true }, "password-pendek"],
  ])("has to be set up %s", async (_, akun, sesi, wajib) => {
    await run().transaction(async ({ db }) => {
      await db
        .updateTable("akun")
        .set({ ...akun, updatedAt: now })
        .where(everyRow)
        .execute();
      await db
        .updateTable("sesi")
        .set({ ...sesi, lastSeenAt: now })
        .where(everyRow)
        .execute();
    });
    expect((await siapkan()).wajib).toBe(wajib);
    expect((await keadaan()).wajib).toBe(wajib === "berkuasa");
  });

  test("is in the trail when it comes and when it is guessed at, by whom and of what kind", async () => {
    const scope = run(await warga.actor());
    await installFor(house, warga, step());
    const baris = () =>
      run().transaction(({ db }) =>
        db
          .selectFrom("audit")
          .select(["action", "after", "actorId"])
          .where("subjectId", "=", warga.akunId)
          .where("action", "like", "second-factor%")
          .orderBy("id")
          .execute(),
      );
    expect(await baris()).toEqual([{ action: "second-factor-added", after: { jenis: "aplikasi autentikator" }, actorId: scope.actor.id }]);
    for (let times = 0; times < 5; times++) await attempt("000000");
    expect((await baris()).map(({ action }) => action)).toEqual(["second-factor-added", "second-factor-slowed"]);
  });

  test("wrong codes are forgotten after a right one, half a day later, and not before", async () => {
    const { app } = await installFor(house, warga, step());
    const salah = async (times: number) => {
      for (let n = 0; n < times; n++) expect(await attempt("000000")).toEqual({ cara: null, wait: 0 });
    };
    await salah(4);
    expect((await attempt(app.at(step()))).cara).toBe("aplikasi");
    await salah(4);
    later(12 * 3600 + 1);
    await salah(4);
    later(12 * 3600);
    await salah(1);
    expect((await attempt("000000")).wait).toBe(30);
  });

  test("that was sealed goes when the key is lost; its owner and the trail are told once, of each", async () => {
    await installFor(house, warga, step());
    const other = await newWarga(house, { nip: "199203152018011002", peran: ["guru"] }, now);
    const hilang = () => told(house, { id: null, name: "sistem: uji", roles: ["sistem"] }, removeSealedFactor);
    const { lines } = await hilang();
    expect(lines).toMatchObject([{ action: "second-factor-reset", subjectId: warga.akunId, after: { sebab: "kunci server hilang" } }]);
    expect((await hilang()).lines).toEqual([]);
    const kabar = await run().transaction(({ db }) =>
      db.selectFrom("kabarKeamanan").select(["akunId", "judul"]).where("judul", "like", "Kode aplikasi%").execute(),
    );
    expect(kabar.map(({ akunId }) => akunId)).toEqual([warga.akunId]);
    expect(other.akunId).not.toBe(warga.akunId);
    expect(await keadaan()).toMatchObject({ aplikasi: null, sisaKode: 0 });
  });

  test("is in the trail with what was done to it, and its owner hears of it", async () => {
    await installFor(house, warga, step());
    const { id } = await install();
    const aku = await warga.actor();
    const jejak = async (work: (ctx: Ctx) => Promise<unknown>) => (await told(house, aku, work)).lines;
    expect(await jejak((ctx) => nameOwnPasskey(ctx, { id, nama: "Laptop" }))).toMatchObject([
      { action: "passkey-renamed", subject: "akun", subjectId: warga.akunId, before: { nama: "Ponsel" }, after: { nama: "Laptop" } },
    ]);
    expect(await jejak((ctx) => deleteOwnPasskey(ctx, id))).toMatchObject([
      { action: "second-factor-removed", subject: "akun", subjectId: warga.akunId, before: { jenis: "kunci sandi", nama: "Laptop" } },
    ]);
    expect(await jejak(newRecoveryCode)).toMatchObject([{ action: "recovery-codes-made", subject: "akun", subjectId: warga.akunId }]);
    expect(await jejak(removeOwnAuthenticatorApp)).toMatchObject([
      { action: "second-factor-removed", before: { jenis: "aplikasi autentikator" } },
    ]);
    const kabar = await run().transaction(({ db }) =>
      db.selectFrom("kabarKeamanan").select("judul").where("akunId", "=", warga.akunId).execute(),
    );
    expect(kabar.map(({ judul }) => judul)).toEqual([
      "Cara masuk baru dipasang: aplikasi autentikator.",
      "Cara masuk baru dipasang: kunci sandi.",
      "Cara masuk dilepas: kunci sandi.",
      "Kode pemulihan baru dibuat; yang lama tidak berlaku lagi.",
      "Cara masuk dilepas: aplikasi autentikator.",
    ]);
  });

  test("makes a shorter password do, and takes twenty passkeys at most", async () => {
    const minimal = () =>
      run()
        .transaction((ctx) => passwordRequirements(ctx, warga.akunId))
        .then((syarat) => syarat.minimal);
    const isi = (from: number, to: number) =>
      run().transaction(({ db }) =>
        db
          .insertInto("kunciSandi")
          .values(
            Array.from({ length: to - from }, (_, n) => ({
              ...{
                akunId: warga.akunId,
                nama: `Kunci ${from + n}`,
                rpId: place.rpId,
                credentialId: randomBytes(16),
                publicKey: randomBytes(16),
              },
              ...{ hitungan: "0", tersinkron: false, transports: [], createdAt: now, lastUsedAt: null },
            })),
          )
          .execute(),
      );
    expect(await minimal()).toBe(15);
    await isi(0, 19);
    expect(await minimal()).toBe(8);
    await install();
    const [row] = await run().transaction(({ db }) => db.selectFrom("kunciSandi").selectAll().where("nama", "=", "Ponsel").execute());
    expect(row).toMatchObject({ tersinkron: false, rpId: place.rpId, transports: ["internal"], lastUsedAt: null });
    await expect(install()).rejects.toMatchObject({ kind: "conflict" });
  });

  test("is one passkey among others: naming, using and removing it leaves those", async () => {
    const other = await newWarga(house, { nip: "199203152018011002", peran: ["guru"] }, now);
    await install(other);
    await install();
    const { passkey, id } = await install();
    const aku = run(await warga.actor());
    const challenge = await run().transaction(async (ctx) => loginOptions(ctx, place).challenge);
    const tamu = { kind: "cookie", address: "::1", agent: null, perangkat: null, previous: null } as const;
    await logInWithPasskey(run(), { ...tamu, tempat: place, jawaban: passkey.get({ challenge, rpId: place.rpId, origin }) });
    await aku.transaction((ctx) => nameOwnPasskey(ctx, { id, nama: `\u0007 ${"é".repeat(60)}` }));
    const semua = () => run().transaction(({ db }) => db.selectFrom("kunciSandi").select(["id", "nama", "lastUsedAt"]).execute());
    expect((await semua()).filter(({ lastUsedAt, nama }) => lastUsedAt !== null || nama !== "Ponsel")).toEqual([
      { id, nama: "é".repeat(60), lastUsedAt: now },
    ]);
    await aku.transaction((ctx) => nameOwnPasskey(ctx, { id, nama: " \n " }));
    expect((await semua()).find((one) => one.id === id)?.nama).toBe("Kunci sandi");
    await aku.transaction((ctx) => deleteOwnPasskey(ctx, id));
    expect((await semua()).map(({ nama }) => nama)).toEqual(["Ponsel", "Ponsel"]);
  });
});
