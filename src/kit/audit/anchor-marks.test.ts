/** What was said of the trail outside it, in the file and in public, as marks that it can be held against. */
import { beforeEach, expect, test } from "vitest";
import type { Anchor, Anchors } from "#kit/database/anchors/anchors.server.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { markBeyond, marksFrom } from "./anchor-marks.server.ts";

const house = useDatabase();
const at = (day: number) => new Date(Date.UTC(2026, 10, day, 3));
const anchor = (day: number, lines: number, restored = false): Anchor => ({
  ...{ at: at(day).toISOString(), lines, lastId: "1", mac: `f${day}` },
  ...(restored && { restored }),
});
const file = (known: readonly Anchor[], whole = true): Anchors => ({
  read: () => Promise.resolve({ known, whole }),
  append: () => Promise.resolve(),
  begin: () => Promise.resolve(),
});
/** @param days with the lines that the public was told of */
const tell = (...days: readonly (readonly [number, number])[]) =>
  house.scope(actor("juru")).transaction(async ({ db }) => {
    for (const [day, lines] of days)
      await db
        .insertInto("jejakJangkar")
        .values({ hari: `2026-11-${day}`, at: at(day), lines, mac: Buffer.from([day]) })
        .execute();
  });
const marks = async (anchors: Anchors | undefined, before = 0) => {
  const { byLines, whole } = await house.scope(actor("juru")).transaction((ctx) => marksFrom({ ...ctx, anchors }, before));
  return { whole, told: [...byLines].map(([lines, mark]) => [lines, mark.lines, mark.mac, mark.at.getUTCDate()]) };
};

beforeEach(() =>
  connected(house.database.place, (owner) =>
    owner.query("begin; set local session_replication_role = replica; delete from jejak_jangkar; commit").then(() => undefined),
  ),
);

test("where nothing is said outside, there is nothing to hold it against", async () => {
  await tell([10, 5]);
  expect(await marks(undefined)).toEqual({ whole: true, told: [] });
  expect((await marks(file([]))).whole).toBe(false);
});

test("what the public was told counts beside the file, under the lines it spoke of; the file has the last word", async () => {
  await tell([10, 5], [11, 8]);
  expect(await marks(file([anchor(12, 8), anchor(13, 9)]))).toEqual({
    whole: true,
    told: [
      [5, 5, "0a", 10],
      [8, 8, "f12", 12],
      [9, 9, "f13", 13],
    ],
  });
});

test("of two days on which the trail had as many lines the later one counts", async () => {
  await tell([12, 5], [11, 5]);
  expect((await marks(file([anchor(13, 6)]))).told).toEqual([
    [5, 5, "0c", 12],
    [6, 6, "f13", 13],
  ]);
});

test("once a trail was accepted as it is, what the public was told until then counts no more, and what it was told later does", async () => {
  await tell([10, 50], [12, 5], [14, 7]);
  expect((await marks(file([anchor(12, 4, true), anchor(13, 6)]))).told).toEqual([
    [7, 7, "0e", 14],
    [4, 4, "f12", 12],
    [6, 6, "f13", 13],
  ]);
});

test("what was said under a key that is lost says nothing of the lines since", async () => {
  await tell([10, 4], [11, 5], [12, 7]);
  expect((await marks(file([anchor(9, 3), anchor(11, 5), anchor(13, 9)]), 5)).told).toEqual([
    [2, 7, "0c", 12],
    [4, 9, "f13", 13],
  ]);
  expect((await marks(file([]), 7)).whole).toBe(true);
});

test("a file that does not hold together is told, whatever stands in it", async () => {
  expect((await marks(file([anchor(10, 5)], false))).whole).toBe(false);
  expect((await marks(file([], false))).whole).toBe(false);
});

test("lines are missing where a mark tells of more, and the furthest of them says how many", () => {
  const mark = (lines: number) => ({ lines, mac: "", at: at(1) });
  const held = { byLines: new Map([3, 9, 6].map((lines) => [lines, mark(lines)])), whole: true };
  expect([5, 8, 9, 10].map((lines) => markBeyond(held, lines)?.lines ?? null)).toEqual([9, 9, null, null]);
  expect(markBeyond({ byLines: new Map(), whole: true }, 0)).toBeNull();
});
