import { beforeEach, describe, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { justSignedIn, useDatabase } from "#tests/support/database.ts";
import { SoftPasskey } from "#tests/support/passkey.ts";
import { installFor, newWarga, origin, place, type Warga } from "#tests/support/second-factor.ts";
import { cleanFactor } from "./clean.server.ts";
import { tryCode } from "./code.server.ts";
import { factorsOf } from "./has-factors.server.ts";
import { installPasskey } from "./install.server.ts";
import { listOptions, passkeysOf } from "./passkey.server.ts";
import { receiveFactor } from "./receive-factor.server.ts";
import { deleteOwnPasskey, nameOwnPasskey, newRecoveryCode, removeOwnAuthenticatorApp, resetFactorFromMachine } from "./remove.server.ts";
import { resetFactor } from "./remove-for-person.server.ts";
import { stepOf } from "./totp.server.ts";

let now = new Date("2026-11-21T01:00:00Z");
const house = useDatabase({ policy, clock: () => now });
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const run = house.scope;
const step = () => stepOf(now);
let warga: Warga;

const passkeyOptionsFor = async (who: Warga) => {
  const scope = run(await who.actor());
  const { challenge, user } = await scope.transaction((ctx) => listOptions(ctx, who.orang, place));
  const jawaban = new SoftPasskey().create({ challenge, rpId: place.rpId, origin, userId: user.id });
  await installPasskey(scope, { jawaban, nama: "Ponsel", tempat: place });
  const [satu] = await run().transaction((ctx) => passkeysOf(ctx, who.akunId));
  return satu?.id ?? "";
};
const own = async () => run(await warga.actor());
const milik = () => run().transaction((ctx) => factorsOf(ctx, warga.akunId));

beforeEach(async () => {
  later(3600);
  await run().transaction((ctx) => ctx.db.deleteFrom("akun").where(everyRow).execute());
  warga = await newWarga(house, { nip: "198511042010012001", peran: ["guru"] }, now);
});

describe("one's own second factor", () => {
  test("can be taken off by others than administrators, with its recovery codes", async () => {
    const { kode } = await installFor(house, warga, step());
    await (await own()).transaction(removeOwnAuthenticatorApp);
    expect(await milik()).toEqual({ aplikasi: false, kunci: 0 });
    const coba = await run().transaction((ctx) => tryCode(ctx, { akunId: warga.akunId, kode: kode[0] ?? "" }));
    expect(coba.cara).toBeNull();
    await expect((await own()).transaction(removeOwnAuthenticatorApp)).rejects.toMatchObject({ kind: "notFound" });
  });

  test("of an administrator: the last one stays, whichever it is", async () => {
    await run().transaction((ctx) =>
      ctx.db
        .updateTable("akun")
        .set({ peran: ["administrator"] })
        .where(everyRow)
        .execute(),
    );
    await installFor(house, warga, step());
    await expect((await own()).transaction(removeOwnAuthenticatorApp)).rejects.toMatchObject({ kind: "conflict" });
    const id = await passkeyOptionsFor(warga);
    await (await own()).transaction(removeOwnAuthenticatorApp);
    await expect((await own()).transaction((ctx) => deleteOwnPasskey(ctx, id))).rejects.toMatchObject({ kind: "conflict" });
    expect(await milik()).toEqual({ aplikasi: false, kunci: 1 });
  });

  test("of an administrator: two removals at once do not take both", async () => {
    await run().transaction((ctx) =>
      ctx.db
        .updateTable("akun")
        .set({ peran: ["administrator"] })
        .where(everyRow)
        .execute(),
    );
    await installFor(house, warga, step());
    const id = await passkeyOptionsFor(warga);
    const scope = await own();
    const outcomes = await Promise.allSettled([
      scope.transaction(removeOwnAuthenticatorApp),
      scope.transaction((ctx) => deleteOwnPasskey(ctx, id)),
    ]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("new recovery codes end the old ones, and need something to recover", async () => {
    await expect((await own()).transaction(newRecoveryCode)).rejects.toMatchObject({ kind: "conflict" });
    const { kode } = await installFor(house, warga, step());
    const fresh = await (await own()).transaction(newRecoveryCode);
    const coba = (one = "") => run().transaction((ctx) => tryCode(ctx, { akunId: warga.akunId, kode: one }));
    expect((await coba(kode[0])).cara).toBeNull();
    expect((await coba(fresh[0])).cara).toBe("pemulihan");
  });

  test("a passkey can be named, and those of others do not exist", async () => {
    const id = await passkeyOptionsFor(warga);
    await (await own()).transaction((ctx) => nameOwnPasskey(ctx, { id, nama: "  Laptop\n kantor " }));
    expect((await run().transaction((ctx) => passkeysOf(ctx, warga.akunId)))[0]?.nama).toBe("Laptop kantor");
    const other = await newWarga(house, { nip: "199203152018011002", peran: ["guru"] }, now);
    const scope = run(await other.actor());
    for (const wrong of [id, "bukan-uuid", "00000000-0000-4000-8000-000000000001"]) {
      await expect(scope.transaction((ctx) => nameOwnPasskey(ctx, { id: wrong, nama: "x" }))).rejects.toMatchObject({
        kind: "notFound",
      });
      await expect(scope.transaction((ctx) => deleteOwnPasskey(ctx, wrong))).rejects.toMatchObject({ kind: "notFound" });
    }
    expect(await milik()).toEqual({ aplikasi: false, kunci: 1 });
  });

  test("is not changed by a sign-in of long ago, nor by what no form sends", async () => {
    await installFor(house, warga, step());
    const id = await passkeyOptionsFor(warga);
    const scope = await own();
    const send = (values: Record<string, string>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(values)) form.set(name, value);
      const request = new Request(`${origin}/administration/password`, { method: "POST" });
      return receiveFactor(scope, { form, request, visit: { requestId: "uji-1234", address: "::1", origin, secure: true } });
    };
    for (const aksi of ["", "toString", "__proto__", "lepas"]) await expect(send({ aksi })).rejects.toMatchObject({ kind: "malformed" });
    later(301);
    for (const aksi of ["pasang-aplikasi", "lepas-aplikasi", "namai-kunci", "hapus-kunci", "kode-baru"]) {
      await expect(send({ aksi, id, kode: "000000", nama: "x" })).rejects.toMatchObject({ kind: "unconfirmed" });
    }
    expect(await milik()).toEqual({ aplikasi: true, kunci: 1 });
  });
});

describe("an administrator who stands before somebody that lost theirs", () => {
  const admin = { id: "00000000-0000-4000-8000-0000000000aa", name: "Admin", roles: ["administrator"], session: justSignedIn };
  const reset = (change: Partial<Parameters<typeof resetFactor>[1]> = {}, actor: typeof admin = admin) =>
    run(actor).transaction((ctx) =>
      resetFactor(ctx, { akunId: warga.akunId, bertemu: true, catatan: "KTP dilihat di ruang TU", ...change }),
    );

  test("takes everything off, ends all sessions, and it is in the trail with the note", async () => {
    await installFor(house, warga, step());
    await passkeyOptionsFor(warga);
    await reset();
    expect(await milik()).toEqual({ aplikasi: false, kunci: 0 });
    await expect(warga.actor()).rejects.toThrow("over");
    const line = await run().transaction((ctx) =>
      ctx.db
        .selectFrom("audit")
        .selectAll()
        .where("action", "=", "second-factor-reset")
        .orderBy("id", "desc")
        .limit(1)
        .executeTakeFirstOrThrow(),
    );
    expect(line).toMatchObject({
      actorName: "Admin",
      subjectId: warga.akunId,
      before: { aplikasi: true, kunci: 1 },
      after: { catatan: "KTP dilihat di ruang TU" },
    });
  });

  test.each([
    ["without having met", { bertemu: false }, { kind: "invalid", fields: { bertemu: expect.any(String) } }],
    ["without a note", { catatan: "  ya " }, { kind: "invalid", fields: { catatan: expect.any(String) } }],
    ["for nobody", { akunId: "00000000-0000-4000-8000-000000000001" }, { kind: "notFound" }],
    ["for what is no id", { akunId: "x' or 1=1" }, { kind: "notFound" }],
    ["for themselves", { akunId: admin.id }, { kind: "conflict" }],
    ["with too short a note", { catatan: "  KTP    " }, { kind: "invalid", fields: { catatan: expect.any(String) } }],
    ["with too long a note", { catatan: "x".repeat(201) }, { kind: "invalid", fields: { catatan: expect.any(String) } }],
  ])("is refused %s", async (_name, change, refusal) => {
    await installFor(house, warga, step());
    await expect(reset(change)).rejects.toMatchObject(refusal);
    expect((await milik()).aplikasi).toBe(true);
  });

  test.each(["12345", "x".repeat(200)])("is done with %.10s as a note, for an account that stands", async (catatan) => {
    await installFor(house, warga, step());
    const set = (deletedAt: Date | null) =>
      run().transaction((ctx) => ctx.db.updateTable("akun").set({ deletedAt }).where(everyRow).execute());
    await set(now);
    await expect(reset({ catatan })).rejects.toMatchObject({ kind: "notFound" });
    await set(null);
    expect(await reset({ catatan })).toContain("dilepas");
  });

  test("is refused to others, after a while, and where there is nothing to take off", async () => {
    await expect(reset()).rejects.toMatchObject({ kind: "conflict" });
    await installFor(house, warga, step());
    await expect(reset({}, { ...admin, roles: ["tataUsaha"] })).rejects.toMatchObject({ kind: "forbidden" });
    await expect(reset({}, { ...admin, roles: ["kepala"] })).rejects.toMatchObject({ kind: "forbidden" });
    const stale = { ...admin, session: { ...justSignedIn, confirmedAt: new Date(now.getTime() - 301_000) } };
    await expect(reset({ catatan: "ya" }, stale)).rejects.toMatchObject({ kind: "invalid" });
    await expect(reset({}, stale)).rejects.toMatchObject({ kind: "unconfirmed" });
    expect((await milik()).aplikasi).toBe(true);
  });
});

describe("whoever has the machine", () => {
  const operator = system("operator di mesin");
  const reset = (nip: string) => run(operator).transaction((ctx) => resetFactorFromMachine(ctx, nip));

  test("opens the way for an administrator who lost everything, and the trail says so", async () => {
    await installFor(house, warga, step());
    await reset("19851104 201001 2 001");
    expect(await milik()).toEqual({ aplikasi: false, kunci: 0 });
    await expect(warga.actor()).rejects.toThrow("over");
    const line = await run().transaction((ctx) =>
      ctx.db.selectFrom("audit").select("actorName").where("action", "=", "second-factor-reset").orderBy("id", "desc").executeTakeFirst(),
    );
    expect(line).toEqual({ actorName: "sistem: operator di mesin" });
  });

  test("is told when there is no such account, or nothing to take off", async () => {
    for (const nip of ["", "199203152018011009"]) await expect(reset(nip)).rejects.toMatchObject({ kind: "notFound" });
    await expect(reset(warga.orang.nip)).rejects.toMatchObject({ kind: "conflict" });
  });
});

test("the nightly sweep throws away steps and challenges that are over, and only those", async () => {
  const soon = new Date(now.getTime() + 60_000);
  await run().transaction(async (ctx) => {
    for (const [index, expiresAt] of [now, soon].entries()) {
      const hash = Buffer.alloc(32, index + 1);
      await ctx.db.insertInto("tantanganTerpakai").values({ hash, expiresAt }).execute();
      await ctx.db.insertInto("langkahMasuk").values({ akunId: warga.akunId, tokenHash: hash, expiresAt }).execute();
    }
  });
  later(1);
  await run().transaction(cleanFactor);
  const left = await run().transaction(async (ctx) => [
    ...(await ctx.db.selectFrom("tantanganTerpakai").select("expiresAt").where("expiresAt", "<=", soon).execute()),
    ...(await ctx.db.selectFrom("langkahMasuk").select("expiresAt").execute()),
  ]);
  expect(left).toEqual([{ expiresAt: soon }, { expiresAt: soon }]);
});
