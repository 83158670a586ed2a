import { verify } from "@node-rs/argon2";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { hashPassword } from "#kit/access/password.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { attemptIn, nip, password, refusalOf, startWithOneAccount } from "#tests/support/login-attempt.ts";
import { createAkun } from "../create-akun.server.ts";
import { findSession } from "../session/session.server.ts";
import { failedSignIns } from "./failed-sign-in.server.ts";
import { type Login, loginFault } from "./login.server.ts";

// The real comparison, counted: equal work shows without a stopwatch.
vi.mock("@node-rs/argon2", { spy: true });

const now = new Date("2026-11-21T01:00:00Z");
const house = useDatabase({ policy, clock: () => now });
const attempt = attemptIn(house);

beforeEach(async () => {
  await startWithOneAccount(house);
  vi.mocked(verify).mockClear();
});

describe("the right NIP and password", () => {
  test("begin a session that is known by its token", async () => {
    const { token, orang } = await attempt();
    expect(orang).toMatchObject({ nip, nama: "Nurhayati Labatjo, S.E.", peran: ["tataUsaha"] });
    const sesi = await findSession(house.database, { token, kind: "cookie" }, now);
    expect(sesi?.actor).toMatchObject({ id: orang.id, name: "Nurhayati Labatjo, S.E.", roles: ["tataUsaha"] });
  });

  test("may be typed as the NIP is printed", async () => {
    const { orang } = await attempt({ nip: " 19851104 201001 2 001 " });
    expect(orang.nip).toBe(nip);
  });

  test("the same letters composed differently are the same password", async () => {
    const passwordHash = await hashPassword("caf\u00e9 rembulan perahu");
    await house.scope().transaction((ctx) => createAkun(ctx, { nip, nama: "N", peran: [], passwordHash }));
    await expect(attempt({ password: "cafe\u0301 rembulan perahu" })).resolves.toBeDefined();
  });

  test("leave neither token nor password in the database", async () => {
    const { token, perangkat } = await attempt();
    const dump = await house.scope().transaction(async (ctx) => {
      const tables = await Promise.all(
        (["sesi", "perangkatDikenal", "audit", "akun", "percobaanMasuk", "rateLimit"] as const).map((table) =>
          ctx.db.selectFrom(table).selectAll().execute(),
        ),
      );
      return JSON.stringify(tables, (_key, value) => (value?.type === "Buffer" ? Buffer.from(value.data).toString("latin1") : value));
    });
    expect(perangkat).toHaveLength(43);
    for (const secret of [token, perangkat as string, password, "103.10.66.7"]) expect(dump).not.toContain(secret);
    expect(dump).toContain("Chrome di Android");
    expect(dump).toContain("103.10.66.*");
  });

  test("end the session that this browser had before", async () => {
    const [first, other] = [await attempt(), await attempt({ kode: "000000" })];
    const second = await attempt({ previous: first.token });
    expect(await findSession(house.database, { token: other.token, kind: "cookie" }, now)).not.toBeNull();
    expect(second.token).not.toBe(first.token);
    expect(await findSession(house.database, { token: first.token, kind: "cookie" }, now)).toBeNull();
  });

  test("are written into the trail as the person's own act", async () => {
    const { orang } = await attempt();
    const line = await house
      .scope()
      .transaction((ctx) =>
        ctx.db.selectFrom("audit").selectAll().where("action", "=", "sign-in").orderBy("id", "desc").limit(1).executeTakeFirstOrThrow(),
      );
    const after = { kind: "cookie", bukti: "password", perangkat: "Chrome di Android", jaringan: "103.10.66.*" };
    expect(line).toMatchObject({ actorId: orang.id, actorName: orang.nama, subject: "akun", subjectId: orang.id, after });
  });
});

describe("who may not come in", () => {
  const ways: [string, () => Promise<void>, Partial<Login>][] = [
    ["a wrong password", async () => undefined, { password: "bukan password yang benar" }],
    ["an unknown NIP", async () => undefined, { nip: "199001012015011002" }],
    ["a disabled account", () => change({ aktif: false }), {}],
    ["a deleted account", () => change({ deletedAt: now }), {}],
    ["an account without a password yet", () => change({ passwordHash: null }), {}],
    ["a password too long to look at", async () => undefined, { password: `${password}${"x".repeat(5000)}` }],
  ];

  test("each is counted without a word about who it was, also those that are turned away", async () => {
    const told: unknown[] = [];
    const hear = (one: unknown) => told.push(one);
    failedSignIns.subscribe(hear);
    await attempt();
    for (let time = 0; time < 6; time++) await refusalOf(attempt({ password: "bukan password yang benar" }));
    failedSignIns.unsubscribe(hear);
    expect(told).toEqual([...Array(5).fill({ step: "password", outcome: "wrong" }), { step: "password", outcome: "throttled" }]);
  });

  test.each(ways)("%s gets the same answer for the same work", async (_name, prepare, sent) => {
    await prepare();
    const refusal = await refusalOf(attempt(sent));
    expect(refusal).toMatchObject({ kind: "unauthenticated", message: loginFault, fields: undefined });
    expect(vi.mocked(verify)).toHaveBeenCalledTimes(1);
    const [hash] = vi.mocked(verify).mock.calls[0] ?? [];
    expect(String(hash)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test.each([{ aktif: false }, { deletedAt: new Date(0) }, { passwordHash: null }])(
    "who becomes %j meanwhile stays outside",
    async (values) => {
      vi.mocked(verify).mockImplementationOnce(async () => {
        await change(values);
        return true;
      });
      expect((await refusalOf(attempt())).message).toBe(loginFault);
    },
  );

  test("empty and impossible input is told at once, without work", async () => {
    expect((await refusalOf(attempt({ password: "" }))).kind).toBe("invalid");
    expect((await refusalOf(attempt({ nip: "12345" }))).message).toContain("18 angka");
    expect((await refusalOf(attempt({ nip: `${nip}'; drop table akun --` }))).kind).toBe("invalid");
    expect(vi.mocked(verify)).not.toHaveBeenCalled();
  });

  const change = (values: { aktif?: boolean; deletedAt?: Date; passwordHash?: null }) =>
    house.scope().transaction(async (ctx) => {
      await ctx.db.updateTable("akun").set(values).where(everyRow).execute();
    });
});
