import { verify } from "@node-rs/argon2";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { hashPassword } from "#kit/access/password.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { attemptIn, password, refusalOf, startWithOneAccount } from "#tests/support/login-attempt.ts";
import { createAkun } from "../create-akun.server.ts";
import { waitAfter } from "./attempt.server.ts";
import type { Login } from "./login.server.ts";

// The real comparison, counted: equal work shows without a stopwatch.
vi.mock("@node-rs/argon2", { spy: true });

let now = new Date("2026-11-21T01:00:00Z");
const house = useDatabase({ policy, clock: () => now });
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const attempt = attemptIn(house);

beforeEach(async () => {
  await startWithOneAccount(house);
  vi.mocked(verify).mockClear();
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
      house
        .scope()
        .transaction((ctx) =>
          ctx.db.selectFrom("audit").select("subjectId").where("action", "=", "sign-in-slowed").orderBy("id").execute(),
        );
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
    await house.scope().transaction((ctx) => ctx.db.updateTable("rateLimit").set({ tokens: 0.5 }).where(everyRow).execute());
    expect(await refusalOf(attempt())).toMatchObject({ kind: "tooMany", retryAfter: 1 });
    await expect(attempt({ address: "203.0.113.9" })).resolves.toBeDefined();
  });
});
