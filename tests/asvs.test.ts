import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** How many requirements of level 1 and 2 each section of OWASP ASVS 5.0.0 has, chapter by chapter; those of level 3 follow them. */
const chapters = [
  [2, 9, 11, 3, 2],
  [3, 3, 4, 1],
  [0, 2, 4, 6, 5, 0, 2],
  [3, 1, 2, 4],
  [1, 3, 2, 3],
  [3, 12, 4, 4, 5, 3, 0, 4],
  [3, 4, 2, 5, 2, 2],
  [2, 3, 1, 1],
  [3, 4],
  [2, 2, 4, 11, 5, 2, 3],
  [2, 3, 3, 4, 1, 1],
  [3, 2, 4],
  [1, 5, 2, 5],
  [2, 4, 3],
  [3, 3, 7],
  [1, 5, 4, 3, 3],
  [1, 4, 2],
];
const required = chapters.flatMap((sections, chapter) =>
  sections.flatMap((many, section) => Array.from({ length: many }, (_, one) => `${chapter + 1}.${section + 1}.${one + 1}`)),
);
const text = readFileSync("docs/asvs.md", "utf8");
const rows = text
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .filter(([, id = ""]) => /^\d+\.\d+\.\d+$/.test(id))
  .map(([, id = "", level = "", told = "", state = "", evidence = ""]) => ({ id, level, told, state, evidence }));

test("names each of the 253 requirements of level 1 and 2 once, in their order", () => {
  expect(required).toHaveLength(253);
  expect(rows.map(({ id }) => id)).toEqual(required);
});

test("says of each whether it is met, and by what; of what is open, the plan", () => {
  for (const { id, level, told, state, evidence } of rows) {
    expect([id, level, state]).toEqual([id, expect.stringMatching(/^[12]$/), expect.stringMatching(/^(?:met|n\/a|open)$/)]);
    expect(told.length, id).toBeGreaterThan(8);
    expect(evidence.length, id).toBeGreaterThan(3);
    if (state === "open") expect(evidence, id).toContain("Planned:");
  }
  expect(rows.filter(({ state }) => state === "open").length).toBeLessThanOrEqual(5);
});

test("points to files that are there", () => {
  const named = rows.flatMap(({ id, evidence }) => [
    ...Array.from(evidence.matchAll(/`((?:src|tests|docs|migrations)\/[^`]+|[\w.-]+\.(?:json|ts))`/g), ([, path = ""]) => ({ id, path })),
    ...Array.from(evidence.matchAll(/\]\(([^)#]+)\)/g), ([, path = ""]) => ({ id, path: join("docs", path) })),
  ]);
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter(({ path }) => !existsSync(path))).toEqual([]);
});

test("counts what it tells", () => {
  const count = (wanted: string) => rows.filter(({ state }) => state === wanted).length;
  expect(text).toContain(`${count("met")} met, ${count("n/a")} not applicable, ${count("open")} open`);
});
