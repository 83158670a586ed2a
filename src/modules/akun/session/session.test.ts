import { beforeEach, describe, expect, test } from "vitest";
import { tokenHash } from "#kit/access/token.server.ts";
import { verifyAudit } from "#kit/audit/verify.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { createAkun } from "../create-akun.server.ts";
import type { Peran } from "../peran.ts";
import { listSession } from "./list-sessions.server.ts";
import { endedReason } from "./reason.server.ts";
import { cleanSession, createSession, endSession, findSession } from "./session.server.ts";

const start = new Date("2026-11-21T01:00:00Z");
let now = start;
const house = useDatabase({ policy, clock: () => now });
const minutes = (count: number) => new Date(start.getTime() + count * 60_000);
const seen = (token: string, when = now) => findSession(house.database, { token, kind: "cookie" }, when);

let akunId = "";
const begin = async (...peran: Peran[]) => {
  akunId = await house
    .scope()
    .transaction((ctx) => createAkun(ctx, { nip: "198511042010012001", nama: "Nurhayati", peran, passwordHash: "x" }));
  return house.scope().transaction((ctx) => createSession(ctx, { akunId, kind: "cookie", perangkat: "Chrome", jaringan: "103.10.66.*" }));
};

beforeEach(() => {
  now = start;
});

describe("a session", () => {
  test("is stored as a hash only", async () => {
    const token = await begin("guru");
    const row = await house.scope().transaction((ctx) => ctx.db.selectFrom("sesi").selectAll().executeTakeFirstOrThrow());
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(row.tokenHash.equals(tokenHash(token))).toBe(true);
  });

  test("that began under a clock of next year is over once the clock is put right, and not in a year", async () => {
    now = minutes(365 * 1440);
    const token = await begin("guru");
    expect(await seen(token)).not.toBeNull();
    expect(await seen(token, start)).toBeNull();
    expect(await seen(token, minutes(365 * 1440 - 4))).not.toBeNull();
  });

  test("is over after two idle hours", async () => {
    const token = await begin("guru");
    expect(await seen(token, minutes(120))).not.toBeNull();
    expect(await seen(token, minutes(241))).toBeNull();
  });

  test("is used up to the last moment, in the list and at the door as well", async () => {
    const token = await begin("guru", "administrator");
    const kata = (when: Date) => {
      now = when;
      return house.scope().transaction(async (ctx) => ({
        terbuka: (await listSession(ctx, { id: akunId, peran: ["administrator"] })).length,
        sebab: await endedReason(ctx, token),
      }));
    };
    expect(await kata(minutes(30))).toEqual({ terbuka: 1, sebab: null });
    expect(await kata(new Date(minutes(30).getTime() + 1))).toEqual({
      terbuka: 0,
      sebab: expect.stringContaining("30 menit tidak ada kegiatan"),
    });
    await house.scope().transaction((ctx) =>
      ctx.db
        .updateTable("sesi")
        .set({ lastSeenAt: minutes(720) })
        .where(everyRow)
        .execute(),
    );
    expect(await kata(new Date(minutes(720).getTime() - 1))).toEqual({ terbuka: 1, sebab: null });
    expect(await kata(minutes(720))).toEqual({ terbuka: 0, sebab: expect.stringContaining("12 jam") });
    await house.scope().transaction((ctx) => ctx.db.updateTable("akun").set({ aktif: false }).where(everyRow).execute());
    expect((await kata(start)).sebab).toContain("dinonaktifkan");
    await begin("guru");
    const lain = await house.scope().transaction((ctx) => listSession(ctx, { id: "00000000-0000-4000-8000-000000000001", peran: [] }));
    expect(lain).toEqual([]);
  });

  test("of an administrator is over after half an idle hour", async () => {
    const token = await begin("guru", "administrator");
    expect(await seen(token, minutes(30))).not.toBeNull();
    expect(await seen(token, minutes(61))).toBeNull();
  });

  test("is over after twelve hours, however busy", async () => {
    const token = await begin("guru");
    for (let at = 60; at < 720; at += 60) expect(await seen(token, minutes(at))).not.toBeNull();
    expect(await seen(token, minutes(720))).toBeNull();
  });

  test("notes that it was used at most once a minute", async () => {
    const token = await begin("guru");
    const lastSeen = async () =>
      (await house.scope().transaction((ctx) => ctx.db.selectFrom("sesi").select("lastSeenAt").executeTakeFirstOrThrow())).lastSeenAt;
    await seen(token, new Date(start.getTime() + 59_000));
    expect(await lastSeen()).toEqual(start);
    await seen(token, minutes(1));
    expect(await lastSeen()).toEqual(start);
    await seen(token, minutes(2));
    expect(await lastSeen()).toEqual(minutes(2));
  });

  test("grows no younger by what a page asks by itself", async () => {
    const token = await begin("guru");
    const silent = (when: Date) => findSession(house.database, { token, kind: "cookie", silent: true }, when);
    expect(await silent(minutes(90))).not.toBeNull();
    expect(await silent(minutes(119))).not.toBeNull();
    expect(await seen(token, minutes(121))).toBeNull();
  });

  test("ends at once when the account is disabled or deleted", async () => {
    const token = await begin("guru");
    const set = (values: { aktif?: boolean; deletedAt?: Date | null }) =>
      house.scope().transaction((ctx) => ctx.db.updateTable("akun").set(values).where(everyRow).execute());
    await set({ aktif: false });
    expect(await seen(token)).toBeNull();
    await set({ aktif: true, deletedAt: now });
    expect(await seen(token)).toBeNull();
    await set({ deletedAt: null });
    expect(await seen(token)).not.toBeNull();
  });

  test("follows the roles of the account at once", async () => {
    const token = await begin("guru");
    await house.scope().transaction((ctx) =>
      ctx.db
        .updateTable("akun")
        .set({ peran: ["humas"] })
        .where(everyRow)
        .execute(),
    );
    expect((await seen(token))?.actor.roles).toEqual(["humas"]);
  });

  test("is not found by an unknown token, by its hash, or as another kind", async () => {
    const token = await begin("guru");
    expect(await seen("A".repeat(43))).toBeNull();
    expect(await seen(tokenHash(token).toString("base64url"))).toBeNull();
    expect(await findSession(house.database, { token, kind: "bearer" }, now)).toBeNull();
  });

  test("ends on sign-out, with a line in the trail; a second time changes nothing", async () => {
    const token = await begin("guru");
    const actor = (await seen(token))?.actor;
    const signOut = () => house.scope(actor).transaction((ctx) => endSession(ctx, token));
    const lines = () =>
      house
        .scope()
        .transaction((ctx) => ctx.db.selectFrom("audit").select("actorId").where("action", "=", "sign-out").orderBy("id").execute());
    await signOut();
    await signOut();
    expect(await seen(token)).toBeNull();
    expect(await lines()).toEqual([{ actorId: akunId }]);
    expect((await house.scope().transaction(verifyAudit)).intact).toBe(true);
  });

  test("that is over is thrown away by the sweep, a live one stays", async () => {
    const token = await begin("guru");
    now = minutes(719);
    await house.scope().transaction(cleanSession);
    expect(await house.scope().transaction((ctx) => ctx.db.selectFrom("sesi").select("id").execute())).toHaveLength(1);
    now = minutes(721);
    await house.scope().transaction(cleanSession);
    expect(await house.scope().transaction((ctx) => ctx.db.selectFrom("sesi").select("id").execute())).toHaveLength(0);
    expect(await seen(token)).toBeNull();
  });

  test("takes with it into the sweep what is over, each kind of thing after its own time", async () => {
    await begin("guru");
    const hari = (days: number) => new Date(start.getTime() - days * 86_400_000);
    const hash = (first: number) => Buffer.alloc(32, first);
    await house.scope().transaction(async ({ db }) => {
      for (const table of ["percobaanMasuk", "undangan", "perangkatDikenal"] as const) await db.deleteFrom(table).where(everyRow).execute();
      for (const [n, lewat] of [0, 1].entries()) {
        const kemarin = new Date(hari(1).getTime() - lewat);
        const lama = new Date(hari(180).getTime() - lewat);
        await db
          .insertInto("percobaanMasuk")
          .values({ key: `k${n}`, gagal: 1, tungguSampai: null, updatedAt: kemarin })
          .execute();
        await db
          .insertInto("undangan")
          .values({ tokenHash: hash(n), kind: "undangan", akunId, createdAt: lama, expiresAt: kemarin })
          .execute();
        await db
          .insertInto("perangkatDikenal")
          .values({ tokenHash: hash(n), akunId, createdAt: lama, lastUsedAt: lama })
          .execute();
      }
    });
    await house.scope().transaction(cleanSession);
    const left = await house
      .scope()
      .transaction(async ({ db }) => [
        await db.selectFrom("percobaanMasuk").select("key as sisa").execute(),
        await db.selectFrom("undangan").select("expiresAt as sisa").execute(),
        await db.selectFrom("perangkatDikenal").select("lastUsedAt as sisa").execute(),
      ]);
    expect(left).toEqual([[{ sisa: "k0" }], [{ sisa: hari(1) }], [{ sisa: hari(180) }]]);
  });
});
