import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const headings = [...readFileSync("CHANGELOG.md", "utf8").matchAll(/^## (.+)$/gm)].map(([, heading = ""]) => heading);
const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };

test("the version has a dated section, and what comes next stands above it", () => {
  const [next, newest = ""] = headings;
  expect(next).toBe("Unreleased");
  const [, named, day = ""] = /^(\S+) - (\d{4}-\d{2}-\d{2})$/.exec(newest) ?? [];
  expect(named).toBe(version);
  expect(Number.isNaN(Date.parse(day))).toBe(false);
});
