import { verify } from "@node-rs/argon2";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { hashPassword } from "#kit/access/password.server.ts";
import { Refusal } from "#kit/refusals.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { createAkun } from "../create-akun.server.ts";
import type { Peran } from "../peran.ts";
import { findSession } from "../session/session.server.ts";
import { waitAfter } from "./attempt.server.ts";
import { failedSignIns } from "./failed-sign-in.server.ts";
import { type Login, logIn, loginFault } from "./login.server.ts";

// The real comparison, counted: equal work shows without a stopwatch.
vi.mock("@node-rs/argon2", { spy: true });

let now = new Date("2026-11-21T01:00:00Z");
const house = useDatabase({ policy, clock: () => now });
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

const nip = "198511042010012001";
const password = "kapal lentera bambu 7 rusa";
const attempt = (change: Partial<Login> = {}) =>
  logIn(house.scope(), {
    ...{ nip, password, kind: "cookie", address: "103.10.66.7", perangkat: null, previous: null },
    agent: "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
    ...change,
  });
const refusalOf = (promise: Promise<unknown>): Promise<Refusal> =>
  promise.then(
    () => Promise.reject(new Error("was not refused")),
    (error: unknown) => (error instanceof Refusal ? error : Promise.reject(error)),
  );
const makeAccount = async (peran: readonly Peran[] = ["tataUsaha"]) => {
  const passwordHash = await hashPassword(password);
  return house.scope().transaction((ctx) => createAkun(ctx, { nip, nama: "Nurhayati Labatjo, S.E.", peran, passwordHash }));
};

beforeEach(async () => {
  await house.scope().transaction(async (ctx) => {
    for (const table of ["percobaanMasuk", "rateLimit", "akun"] as const) await ctx.db.deleteFrom(table).execute();
  });
  await makeAccount();
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
      await ctx.db.updateTable("akun").set(values).execute();
    });
});

describe("guessing", () => {
  const wrong = (sent: Partial<Login> = {}) => refusalOf(attempt({ password: "salah salah salah", ...sent }));
  const fiveWrong = async (sent: Partial<Login> = {}) => {
    for (let times = 0; times < 5; times++) expect((await wrong(sent)).kind).toBe("unauthenticated");
  };

  test("has to wait after five wrong passwords, from wherever it comes, even with the right one", async () => {
    await fiveWrong();
    vi.mocked(verify).mockClear();
    const refusal = await refusalOf(attempt({ address: "203.0.113.9" }));
    expect(refusal).toMatchObject({
      kind: "tooMany",
      retryAfter: 30,
      message: "Terlalu banyak percobaan. Silakan coba lagi dalam 30 detik.",
    });
    expect(vi.mocked(verify)).not.toHaveBeenCalled();
    later(31);
    await expect(attempt()).resolves.toBeDefined();
  });

  test("waits longer and longer, at most a quarter of an hour", async () => {
    await fiveWrong();
    for (const seconds of [30, 60, 120, 240, 480, 900, 900]) {
      expect((await wrong()).retryAfter).toBe(seconds);
      later(seconds);
      expect((await wrong()).kind).toBe("unauthenticated");
    }
    expect(waitAfter(500)).toBe(900_000);
  });

  test("under a clock of next year keeps nobody out for a year once the clock is put right", async () => {
    later(365 * 86_400);
    await fiveWrong();
    expect((await wrong()).kind).toBe("tooMany");
    later(-365 * 86_400);
    await expect(attempt()).resolves.toBeDefined();
  });

  test("is slowed for unknown NIPs just the same", async () => {
    await fiveWrong({ nip: "199001012015011002" });
    expect(await wrong({ nip: "199001012015011002" })).toMatchObject({ kind: "tooMany", retryAfter: 30 });
  });

  test("many at once do not get more than five looks", async () => {
    const kinds = await Promise.all(Array.from({ length: 30 }, async () => (await wrong()).kind));
    expect(kinds.filter((kind) => kind === "unauthenticated")).toHaveLength(5);
    expect(vi.mocked(verify)).toHaveBeenCalledTimes(5);
  });

  test("does not lock the owner out of a known device", async () => {
    const { perangkat } = await attempt();
    await fiveWrong();
    expect((await wrong()).kind).toBe("tooMany");
    await expect(attempt({ perangkat })).resolves.toMatchObject({ perangkat: null });
    expect((await refusalOf(attempt())).kind).toBe("tooMany");
  });

  test("on a known device is slowed by a count of its own", async () => {
    const { perangkat } = await attempt();
    const tokens = () => house.scope().transaction((ctx) => ctx.db.selectFrom("rateLimit").select("tokens").execute());
    const before = await tokens();
    await fiveWrong({ perangkat });
    expect((await wrong({ perangkat })).kind).toBe("tooMany");
    expect(await tokens()).toEqual(before);
    await expect(attempt()).resolves.toBeDefined();
  });

  test("does not profit from a device that is known for somebody else", async () => {
    const passwordHash = await hashPassword(password);
    const other = "199203152018011002";
    await house.scope().transaction((ctx) => createAkun(ctx, { nip: other, nama: "Lain", peran: ["guru"], passwordHash }));
    const { perangkat } = await attempt({ nip: other });
    await fiveWrong({ perangkat });
    expect((await wrong()).kind).toBe("tooMany");
  });

  test("is forgotten after the right password and after half a day", async () => {
    for (let times = 0; times < 4; times++) await wrong();
    await attempt();
    await fiveWrong();
    later(13 * 3600);
    await fiveWrong();
  });

  test("in a row leave one line in the trail, for an account that there is", async () => {
    const lines = () =>
      house.scope().transaction((ctx) => ctx.db.selectFrom("audit").select("subjectId").where("action", "=", "sign-in-slowed").execute());
    const before = (await lines()).length;
    for (let index = 0; index < 9; index++) {
      await refusalOf(attempt({ password: "salah" }));
      await refusalOf(attempt({ nip: "199001012020121009", password: "salah" }));
    }
    expect((await lines()).length - before).toBe(1);
  });

  test("of many accounts from one network runs dry; right passwords cost nothing", async () => {
    for (let times = 0; times < 3; times++) await attempt();
    const left = () => house.scope().transaction((ctx) => ctx.db.selectFrom("rateLimit").select("tokens").executeTakeFirstOrThrow());
    expect((await left()).tokens).toBe(300);
    await house.scope().transaction((ctx) => ctx.db.updateTable("rateLimit").set({ tokens: 0.5 }).execute());
    expect(await refusalOf(attempt())).toMatchObject({ kind: "tooMany", retryAfter: 1 });
    await expect(attempt({ address: "203.0.113.9" })).resolves.toBeDefined();
  });
});
