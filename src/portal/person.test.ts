import { expect, test } from "vitest";
import { roleLabel } from "./person.ts";

test("roles are shown with the words people know, after the office that somebody holds for some days", () => {
  expect(roleLabel({ peran: ["guru", "tataUsaha"], menjabat: null })).toBe("Tata Usaha, Guru");
  expect(roleLabel({ peran: ["guru"], menjabat: "Plh. Kepala Madrasah" })).toBe("Plh. Kepala Madrasah, Guru");
  expect(roleLabel({ peran: [], menjabat: "Plt. Kepala Madrasah" })).toBe("Plt. Kepala Madrasah");
});
