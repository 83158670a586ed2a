import { expect, test } from "vitest";
import { failedAgain, type Gagal, turn } from "./take-turns.ts";

const current = Date.parse("2026-08-24T07:30:00+08:00");

test("pauses grow from half a minute to a quarter of an hour", () => {
  let gagal: Gagal | undefined;
  const jeda = Array.from({ length: 8 }, () => {
    gagal = failedAgain(gagal, current);
    return (Date.parse(gagal.lagiPada) - current) / 1000;
  });
  expect(jeda).toEqual([30, 60, 120, 240, 480, 900, 900, 900]);
  expect(gagal?.kali).toBe(8);
});

test("what failed waits for its pause alone, what was refused for a person", () => {
  const gagal = failedAgain(undefined, current);
  expect(turn({}, current)).toBe(true);
  expect(turn({ sebab: "Hari itu libur." }, current)).toBe(false);
  expect([0, 29_999, 30_000].map((sesudah) => turn({ gagal }, current + sesudah))).toEqual([false, false, true]);
  expect(turn({ gagal }, current - 86_400_000)).toBe(true);
});
