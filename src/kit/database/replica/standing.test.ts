import { expect, test } from "vitest";
import { type Marked, positionOf, type Standing, standingOf } from "./standing.ts";

const unknown: Standing = { caughtUpAt: null, reason: "belum diperiksa" };
const marks = (): Marked[] => [1, 2, 3].map((at) => ({ at: at * 1000, position: BigInt(at * 10) }));

test("a position is compared as a number, its two halves together", () => {
  expect(positionOf("1/0")).toBe(2n ** 32n);
  expect(positionOf("0/FFFFFFFF") < positionOf("1/0")).toBe(true);
  expect([positionOf(null), positionOf("besok")]).toEqual([-1n, -1n]);
});

test.each([
  [9, null, "masih mengejar"],
  [10, 1000, null],
  [29, 2000, null],
  [31, 3000, null],
])("one that has come to %i has everything up to %s", (position, caughtUpAt, reason) => {
  expect(standingOf(marks(), unknown, { copies: true, position: BigInt(position) })).toEqual({ caughtUpAt, reason });
});

test("one that stands still keeps what it had, and forgets no mark it has not passed", () => {
  const left = marks();
  const first = standingOf(left, unknown, { copies: true, position: 20n });
  expect(standingOf(left, first, { copies: true, position: 20n })).toEqual({ caughtUpAt: 2000, reason: null });
  expect(left).toEqual([{ at: 3000, position: 30n }]);
  for (let at = 4; at < 200; at++) {
    left.push({ at: at * 1000, position: BigInt(at * 10) });
    standingOf(left, first, { copies: true, position: 20n });
  }
  expect(left.length).toBeLessThan(70);
  expect(standingOf(left, first, { copies: true, position: 35n })).toEqual({ caughtUpAt: 3000, reason: null });
});

test("a server that does not copy this one is not asked, whatever it has", () => {
  expect(standingOf(marks(), { caughtUpAt: 1, reason: null }, { copies: false, position: 99n })).toEqual({
    caughtUpAt: null,
    reason: "bukan salinan yang mengikuti basis data utama",
  });
});
