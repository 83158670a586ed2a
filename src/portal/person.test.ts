import { expect, test } from "vitest";
import { initials, plainName, roleLabel } from "./person.ts";

test.each([
  ["Nurhayati Labatjo, S.Pd.I.", "NL"],
  ["Hj. Rosmini Tahir, S.Pd., M.Pd.", "RT"],
  ["Moh. Fadly bin Rumallang", "FR"],
  ["Ilham", "I"],
  ["Hj.", "H"],
])("initials of %s", (nama, expected) => {
  expect(initials(nama)).toBe(expected);
});

test("the greeting leaves degrees away", () => {
  expect(plainName("Nurhayati Labatjo, S.Pd.I.")).toBe("Nurhayati Labatjo");
});

test("roles are shown with the words people know", () => {
  expect(roleLabel({ nama: "A", nip: "1", peran: ["guru", "tataUsaha"], foto: null })).toBe("Tata Usaha, Guru");
});
