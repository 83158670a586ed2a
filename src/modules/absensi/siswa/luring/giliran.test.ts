import { expect, test } from "vitest";
import { type Gagal, gagalLagi, giliran } from "./giliran.ts";

const kini = Date.parse("2026-08-24T07:30:00+08:00");

test("pauses grow from half a minute to a quarter of an hour", () => {
  let gagal: Gagal | undefined;
  const jeda = Array.from({ length: 8 }, () => {
    gagal = gagalLagi(gagal, kini);
    return (Date.parse(gagal.lagiPada) - kini) / 1000;
  });
  expect(jeda).toEqual([30, 60, 120, 240, 480, 900, 900, 900]);
  expect(gagal?.kali).toBe(8);
});

test("what failed waits for its pause alone, what was refused for a person", () => {
  const gagal = gagalLagi(undefined, kini);
  expect(giliran({}, kini)).toBe(true);
  expect(giliran({ sebab: "Hari itu libur." }, kini)).toBe(false);
  expect([0, 29_999, 30_000].map((sesudah) => giliran({ gagal }, kini + sesudah))).toEqual([false, false, true]);
  expect(giliran({ gagal }, kini - 86_400_000)).toBe(true);
});
