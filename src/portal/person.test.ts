import { expect, test } from "vitest";
import { roleLabel } from "./person.ts";

test("roles are shown with the words people know", () => {
  expect(roleLabel({ nama: "A", nip: "1", peran: ["guru", "tataUsaha"], foto: null })).toBe("Tata Usaha, Guru");
});
