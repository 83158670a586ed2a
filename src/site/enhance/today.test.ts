import { expect, test } from "vitest";
import { weekdayThere } from "./today.ts";

test("the weekday is Palu's, wherever the visitor is", () => {
  expect(weekdayThere(Date.UTC(2026, 10, 21, 15, 59))).toBe(6);
  expect(weekdayThere(Date.UTC(2026, 10, 21, 16, 0))).toBe(7);
  expect(weekdayThere(Date.UTC(2026, 10, 22, 16, 0))).toBe(1);
});
