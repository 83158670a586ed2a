import { expect, test } from "vitest";
import { isKomponen, komponenPpdb } from "./komponen.ts";

test("a part of the examination is one that a path may weigh, and nothing else", () => {
  for (const { value } of komponenPpdb) expect(isKomponen(value)).toBe(true);
  for (const other of ["", "un", "Tes", "nilai", null, 1, {}]) expect(isKomponen(other)).toBe(false);
});
