import { expect, test } from "vitest";
import { weekdayInPalu } from "./today.ts";

test("the weekday is Palu's, wherever the visitor is", () => {
  expect(weekdayInPalu(Date.UTC(2026, 10, 21, 15, 59))).toBe(6);
  expect(weekdayInPalu(Date.UTC(2026, 10, 21, 16, 0))).toBe(7);
  expect(weekdayInPalu(Date.UTC(2026, 10, 22, 16, 0))).toBe(1);
});
