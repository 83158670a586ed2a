/** A sending whose body comes in slowly: who sent it is asked anew when it is written down. */
import { expect, test } from "vitest";
import { type Actor, visitor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { policy } from "#src/policy.ts";
import { openTestDatabase, useDatabase } from "#tests/support/database.ts";
import { createAkun } from "../create-akun.server.ts";
import { createSession, findSession, pelakuKini } from "./session.server.ts";

const now = new Date("2026-11-23T01:00:00Z");
const house = useDatabase({ policy, clock: () => now });
let nomor = 1;

/** Somebody who is signed in, as found when the head of a request came. */
async function masuk(): Promise<Actor> {
  const token = await house.scope(visitor).transaction(async (ctx) => {
    const nip = `19851104201001${String(nomor++).padStart(4, "0")}`;
    const akunId = await createAkun(ctx, { nip, nama: "Nurhayati Labatjo", peran: ["tataUsaha"], passwordHash: "" });
    return createSession(ctx, { akunId, kind: "cookie", perangkat: "Ponsel", jaringan: "103.10.66.*", secondFactor: true });
  });
  const sesi = await findSession(house.database, { token, kind: "cookie" }, now);
  if (!sesi) throw new Error("nobody is signed in");
  return sesi.actor;
}

const menulis = async (siapa: Actor, kerja: (ctx: Ctx) => Promise<unknown>) => {
  const database = openTestDatabase(house.database.place, { policy, clock: () => now, actorAnew: pelakuKini });
  try {
    return await database.scope(siapa, "permintaan").transaction(kerja);
  } finally {
    await database.close();
  }
};

const sementara: Readonly<Record<string, (ctx: Ctx, siapa: Actor) => Promise<unknown>>> = {
  "the session was ended": ({ db }, { session }) =>
    db
      .deleteFrom("sesi")
      .where("id", "=", session?.id ?? "")
      .execute(),
  "the session was closed with a reason": ({ db }, { session }) =>
    db
      .updateTable("sesi")
      .set({ berakhirPada: now, sebab: "password" })
      .where("id", "=", session?.id ?? "")
      .execute(),
  "the session grew too old": ({ db }, { session }) =>
    db
      .updateTable("sesi")
      .set({ expiresAt: now })
      .where("id", "=", session?.id ?? "")
      .execute(),
  "the account was disabled": ({ db }, { id }) =>
    db
      .updateTable("akun")
      .set({ aktif: false })
      .where("id", "=", id ?? "")
      .execute(),
  "the account was binned": ({ db }, { id }) =>
    db
      .updateTable("akun")
      .set({ deletedAt: now })
      .where("id", "=", id ?? "")
      .execute(),
};

for (const [judul, terjadi] of Object.entries(sementara))
  test(`${judul} meanwhile: nothing is written, and they are asked to sign in`, async () => {
    const siapa = await masuk();
    await house.scope(visitor).transaction((ctx) => terjadi(ctx, siapa));
    let ditulis = false;
    const hasil = menulis(siapa, async () => {
      ditulis = true;
    });
    await expect(hasil).rejects.toMatchObject({ kind: "unauthenticated" });
    expect(ditulis).toBe(false);
  });

test("a role that was taken or given meanwhile counts as it is now", async () => {
  const siapa = await masuk();
  await house.scope(visitor).transaction(({ db }) =>
    db
      .updateTable("akun")
      .set({ peran: ["guru"] })
      .where("id", "=", siapa.id ?? "")
      .execute(),
  );
  expect(await menulis(siapa, async ({ actor }) => actor.roles)).toEqual(["guru"]);
});

test("who still sits there acts as before, and who never signed in is not asked", async () => {
  const siapa = await masuk();
  expect(await menulis(siapa, async ({ actor }) => actor)).toEqual(siapa);
  expect(await menulis(visitor, async ({ actor }) => actor)).toEqual(visitor);
});
