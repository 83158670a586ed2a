import { expect, test } from "vitest";
import { isCurrent, relation } from "./navigation.ts";

test("marks where one is, and does not take every page for the home page", () => {
  expect(isCurrent("/", "/")).toBe(true);
  expect(isCurrent("/", "/news")).toBe(false);
  expect(isCurrent("/administration", "/administration/services")).toBe(true);
  expect(isCurrent("/news", "/newsletter")).toBe(false);
});

test("links to elsewhere do not hand over this window", () => {
  expect([relation("/profile"), relation("https://kemenag.go.id")]).toEqual([undefined, "noopener"]);
});
