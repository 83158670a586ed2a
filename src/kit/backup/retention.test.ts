import { expect, test } from "vitest";
import { dayOf } from "../dates.ts";
import { longKeeping, outdated, shortKeeping } from "./retention.ts";

/** One each night at 01.10 WITA, newest last. */
const nights = (count: number, last = "2026-11-23T17:10:00Z") =>
  Array.from({ length: count }, (_, back) => ({ startedAt: new Date(new Date(last).getTime() - (count - 1 - back) * 86_400_000) }));
const days = (all: readonly { startedAt: Date }[]) => all.map(({ startedAt }) => dayOf(startedAt));
const kept = (all: readonly { startedAt: Date }[], keeping = longKeeping) => {
  const gone = outdated(all, keeping);
  return days(all.filter((one) => !gone.includes(one)));
};

test("seven days, the newest of five weeks, the newest of twelve months", () => {
  expect(kept(nights(400))).toEqual([
    ...["2025-12-31", "2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31", "2026-06-30", "2026-07-31", "2026-08-31"],
    ...["2026-09-30", "2026-10-31", "2026-11-01", "2026-11-08", "2026-11-15"],
    ...["2026-11-18", "2026-11-19", "2026-11-20", "2026-11-21", "2026-11-22", "2026-11-23", "2026-11-24"],
  ]);
});

test("beside the data three days", () => {
  expect(kept(nights(30), shortKeeping)).toEqual(["2026-11-22", "2026-11-23", "2026-11-24"]);
});

test("what was made within a day of the newest stays: the one before an upgrade too", () => {
  const byHand = { startedAt: new Date("2026-11-23T18:00:00Z") };
  const again = { startedAt: new Date("2026-11-23T19:00:00Z") };
  const all = [...nights(1), byHand, again];
  expect(outdated(all, shortKeeping)).toEqual([]);
});

test("after a long time without any, the newest stays, however old", () => {
  expect(outdated(nights(1, "2020-01-01T00:00:00Z"), longKeeping)).toEqual([]);
  expect(outdated([], longKeeping)).toEqual([]);
});

test("run again over what it left, it takes nothing more", () => {
  const all = nights(400);
  const gone = new Set(outdated(all, longKeeping));
  expect(
    outdated(
      all.filter((one) => !gone.has(one)),
      longKeeping,
    ),
  ).toEqual([]);
});
