/** Of a million numbers one is drawn that somebody has already. What goes wrong: two people have one PIN, and either is recorded as the other. */
import { randomInt } from "node:crypto";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { addPerson } from "#tests/support/kantor-people.ts";
import { createOwnPin, pemilikPin } from "./pin-kios.server.ts";

vi.mock("node:crypto", async (original) => {
  const real = await original<typeof import("node:crypto")>();
  return { ...real, randomInt: vi.fn(real.randomInt) };
});

const home = useDatabase({ policy, clock: () => new Date("2026-08-03T06:55:00+08:00") });
const [andi, budi] = [actor("guru"), actor("pegawai")];
const as = <T>(who: typeof andi, work: (ctx: Ctx) => Promise<T>) => home.scope(who).transaction(work);
const draw = (...numbers: number[]) => {
  const drawn = vi.mocked(randomInt as (max: number) => number).mockReset();
  for (const one of numbers) drawn.mockReturnValueOnce(one);
};
const whose = async (pin: string) => (await as(andi, (ctx) => pemilikPin(ctx, pin)))?.nama;

beforeAll(async () => {
  await as(andi, (ctx) => addPerson(ctx, andi, { nip: "197001011995031001", nama: "Andi" }));
  await as(budi, (ctx) => addPerson(ctx, budi, { nip: "197001011995031002", nama: "Budi" }));
});
beforeEach(() => as(andi, ({ db }) => db.deleteFrom("pinKios").where(everyRow).execute()));

test("a number that is somebody's is drawn again, until it is nobody's", async () => {
  draw(42);
  expect(await as(andi, createOwnPin)).toBe("000042");
  draw(42, 42, 999_999);
  expect(await as(budi, createOwnPin)).toBe("999999");
  expect([await whose("000042"), await whose("999999")]).toEqual(["Andi", "Budi"]);
});

test("a PIN that is made anew is another than the one before it", async () => {
  draw(42, 42, 43);
  expect([await as(andi, createOwnPin), await as(andi, createOwnPin)]).toEqual(["000042", "000043"]);
  expect([await whose("000042"), await whose("000043")]).toEqual([undefined, "Andi"]);
});
