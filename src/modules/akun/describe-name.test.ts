import { expect, test } from "vitest";
import { initials, plainName } from "./describe-name.ts";

test.each([
  ["Nurhayati Labatjo, S.Pd.I.", "NL"],
  ["Hj. Rosmini Tahir, S.Pd., M.Pd.", "RT"],
  ["Moh. Fadly bin Rumallang", "FR"],
  ["Ilham", "I"],
  ["Hj.", "H"],
  ["  siti   aisyah  ", "SA"],
  [", S.Pd.", ","],
  ["Ilham, S.Pd., M.Si.", "I"],
  ["", ""],
])("initials of %s", (nama, expected) => {
  expect(initials(nama)).toBe(expected);
});

test("the greeting leaves degrees away", () => {
  expect(plainName("Nurhayati Labatjo, S.Pd.I.")).toBe("Nurhayati Labatjo");
  expect(plainName(" Nurhayati , S.Pd.")).toBe("Nurhayati");
  expect(plainName(", S.Pd.")).toBe(", S.Pd.");
});
