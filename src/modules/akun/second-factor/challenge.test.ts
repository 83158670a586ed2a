/** What a passkey is asked is answered once: also after the nightly sweep, as long as an answer could still fit. */
import { expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { checkChallenge, consumeChallenge, createChallenge, lifetime } from "./challenge.server.ts";
import { cleanFactor } from "./clean.server.ts";

const start = new Date("2026-11-21T01:00:00Z");
let now = start;
const house = useDatabase({ policy, clock: () => now });
const as = <T>(work: (ctx: Ctx) => Promise<T>) => house.scope().transaction(work);

test("is good for five minutes, for what it was made for, and unchanged", async () => {
  const made = await as(async (ctx) => createChallenge(ctx, "masuk"));
  const checked = (tantangan = made, untuk = "masuk") => as(async (ctx) => checkChallenge(ctx, untuk, tantangan));
  expect(lifetime).toBe(5 * 60_000);
  now = new Date(start.getTime() + lifetime - 1);
  expect([await checked(), await checked(made, "daftar:x")]).toEqual(["sah", "asing"]);
  const bytes = Buffer.from(made, "base64url");
  await as(async (ctx) => {
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8((changed[at] ?? 0) ^ 1, at);
      expect(checkChallenge(ctx, "masuk", changed.toString("base64url")), `byte ${at}`).toBe("asing");
    }
  });
  for (const broken of ["", "A", bytes.subarray(0, 22).toString("base64url"), bytes.subarray(0, -1).toString("base64url"), `${made}AAAA`])
    expect(await checked(broken), broken).toBe("asing");
  now = new Date(start.getTime() + lifetime);
  expect(await checked()).toBe("lewat");
  now = start;
});

test("is answered once, also when the nightly sweep came between; another is another", async () => {
  const [one, other] = await as(async (ctx) => [createChallenge(ctx, "masuk"), createChallenge(ctx, "masuk")] as const);
  expect(one).not.toBe(other);
  const answer = (tantangan: string) => as((ctx) => consumeChallenge(ctx, tantangan));
  expect([await answer(one), await answer(one)]).toEqual([true, false]);
  for (const later of [1, lifetime, 2 * lifetime]) {
    now = new Date(start.getTime() + later);
    await as(cleanFactor);
    expect(await answer(one), `after ${later} ms`).toBe(false);
  }
  expect(await answer(other)).toBe(true);
  now = new Date(start.getTime() + 2 * lifetime + 1);
  await as(cleanFactor);
  const kept = await as(({ db }) => db.selectFrom("tantanganTerpakai").select("hash").execute());
  expect(kept).toHaveLength(1);
  now = start;
});
