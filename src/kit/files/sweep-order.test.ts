/** A night takes little, and what has lain there longest first: the youngest of what no row holds may still find its row. */
import { expect, test } from "vitest";
import { useDatabase } from "#tests/support/database.ts";
import type { Files } from "./files.server.ts";
import { unheldFiles } from "./sweep.server.ts";

const house = useDatabase();
const hour = 3_600_000;
const now = new Date("2026-11-21T19:00:00Z");
const ages: Readonly<Record<string, number>> = { b: 5, e: 1, a: 3, d: 9, c: 7, f: 2 };
const files = {
  keys: async function* () {
    yield* [...Object.keys(ages), "gone"];
  },
  stat: async (_, key) => {
    const hours = ages[key];
    return hours === undefined ? null : { size: hours, type: "image/png", modified: new Date(now.getTime() - hours * hour) };
  },
} as Partial<Files> as Files;
const unheld = (held: readonly string[], hours: number) =>
  unheldFiles(house.scope(), files, { tree: "public", held: async () => new Set(held), olderThan: new Date(now.getTime() - hours * hour) });

test("the oldest come first, whatever order they lie in; what is held, young or gone meanwhile is not among them", async () => {
  const found = await unheld(["c"], 2);
  expect(found.unheld.map(({ key, size }) => [key, size])).toEqual([
    ["d", 9],
    ["b", 5],
    ["a", 3],
  ]);
  expect(found.total).toBe(7);
  expect((await unheld([], 0)).unheld.map(({ key }) => key).join("")).toBe("dcbafe");
});
