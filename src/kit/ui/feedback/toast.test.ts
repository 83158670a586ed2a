import { expect, test } from "vitest";
import { SHOWN_AT_ONCE, SHOWN_FOR_MS, withNewest } from "./toast.tsx";

test("a sentence stays four seconds, three at once, the oldest makes room", () => {
  expect(SHOWN_FOR_MS).toBe(4000);
  const shown = [1, 2, 3, 4, 5].reduce<readonly number[]>(withNewest, []);
  expect(shown).toEqual([3, 4, 5]);
  expect(shown).toHaveLength(SHOWN_AT_ONCE);
});
