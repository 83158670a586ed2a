/** Somebody guesses at one account hundreds of times a minute: that costs no more than its answers, and its owner still gets in. */
import { beforeEach, expect, test } from "vitest";
import type { Scope } from "#kit/ctx.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nip, password, refusalOf, startWithOneAccount } from "#tests/support/login-attempt.ts";
import { logIn } from "./login.server.ts";

let now = new Date("2026-11-21T01:00:00Z");
const house = useDatabase({ policy, clock: () => now });
let asked = 0;
const counted = (): Scope => {
  const scope = house.scope();
  return {
    ...scope,
    transaction: (work) => {
      asked += 1;
      return scope.transaction(work);
    },
  };
};
const attempt = (change: object = {}) =>
  logIn(counted(), {
    ...{ nip, password, kind: "cookie", address: "103.10.66.7", perangkat: null, previous: null, agent: null },
    ...change,
  });
const wrong = () => refusalOf(attempt({ password: "salah sama sekali" }));
const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));
/** How often the database was asked meanwhile. */
const askedBy = async (work: () => Promise<unknown>) => {
  asked = 0;
  await work();
  return asked;
};

/** Every two seconds one asks the database: on a busy machine that may be this one. */
const toldFromMemory = async () => {
  for (let turn = 0; turn < 5; turn++) if ((await askedBy(wrong)) === 0) return true;
  return false;
};

beforeEach(() => startWithOneAccount(house));

test("after two hundred refusals the next are told from memory, late, until the database lets the account in again", {
  timeout: 90_000,
}, async () => {
  const { perangkat } = await attempt();
  for (let n = 0; n < 5; n++) expect((await wrong()).kind).toBe("unauthenticated");
  for (let n = 0; n < 5; n++) await Promise.all(Array.from({ length: 42 }, wrong));
  expect(await toldFromMemory()).toBe(true);
  const began = performance.now();
  expect(await wrong()).toMatchObject({ kind: "tooMany", retryAfter: expect.any(Number) });
  expect(performance.now() - began).toBeGreaterThan(400);
  // Another account, and the owner's own device, are not told from memory.
  expect(await askedBy(() => refusalOf(attempt({ nip: "199001012015011002" })))).toBeGreaterThan(0);
  await expect(attempt({ perangkat })).resolves.toMatchObject({ perangkat: null });
  expect(await toldFromMemory()).toBe(true);
  now = new Date(now.getTime() + 31_000);
  await sleep(2_100);
  await expect(attempt()).resolves.toBeDefined();
  expect(await askedBy(wrong)).toBeGreaterThan(0);
});

test("a program that signs in is no device that is known from then on", async () => {
  const devices = () => house.scope().transaction(({ db }) => db.selectFrom("perangkatDikenal").select("id").execute());
  expect(await attempt({ kind: "bearer" })).toMatchObject({ perangkat: null });
  expect(await devices()).toEqual([]);
  expect((await attempt()).perangkat).toHaveLength(43);
  expect(await devices()).toHaveLength(1);
});
