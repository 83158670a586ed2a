import { expect, test } from "vitest";
import { useDatabase } from "#tests/support/database.ts";
import { giveBack, take } from "./rate-limit.server.ts";

let now = new Date("2026-11-21T00:00:00Z");
const { scope } = useDatabase({ clock: () => now });
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const bucket = (key: string) => ({ key, capacity: 3, perSecond: 0.5 });
const taken = (key: string, cost?: number) => scope().transaction((ctx) => take(ctx, bucket(key), cost));

test("gives until it is empty, then says how long it takes to fill", async () => {
  expect([await taken("a"), await taken("a"), await taken("a")]).toEqual([0, 0, 0]);
  expect(await taken("a")).toBe(2);
  later(2);
  expect(await taken("a")).toBe(0);
  expect(await taken("a")).toBe(2);
});

test("never holds more than its capacity", async () => {
  await taken("b");
  later(3600);
  expect([await taken("b"), await taken("b"), await taken("b"), await taken("b")]).toEqual([0, 0, 0, 2]);
});

test("what is given back can be taken again", async () => {
  await taken("c", 3);
  await scope().transaction((ctx) => giveBack(ctx, bucket("c")));
  expect(await taken("c")).toBe(0);
  expect(await taken("c")).toBe(2);
});

test("many at once get no more than there is", async () => {
  const waits = await Promise.all(Array.from({ length: 12 }, () => taken("d")));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
});
