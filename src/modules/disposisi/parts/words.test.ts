/** What a branch says of itself. What goes wrong: one that was taken back reads as done, or a letter of today as one of yesterday. */
import { expect, test } from "vitest";
import { branch } from "#tests/support/branches.ts";
import { describeEnd, describeLimit, old, sejak } from "./words.ts";

const [came, read, ended] = ["20", "21", "22"].map((day) => new Date(`2026-11-${day}T01:00:00Z`)) as [Date, Date, Date];
const since = (changes: object) => sejak(branch("a", changes)).replace(/ pukul.*/, "");

test("a branch says since when it stands where it stands", () => {
  expect(since({ status: "baru" })).toBe("Diterima 20 November 2026");
  // What was put back may be unread, with the moment of its first reading.
  expect(since({ status: "baru", dibacaPada: read })).toBe("Diterima 20 November 2026");
  expect(since({ status: "dibaca" })).toBe("Diterima 20 November 2026");
  expect(since({ status: "dibaca", dibacaPada: read })).toBe("Dibuka 21 November 2026");
  expect(since({ status: "diteruskan", dibacaPada: read })).toBe("Diteruskan 21 November 2026");
  expect(since({ status: "diteruskan", dibacaPada: read, selesaiPada: ended })).toBe("Selesai 22 November 2026");
  expect(since({ status: "ditarik", selesaiPada: ended })).toBe("Ditarik 22 November 2026");
});

test("what was taken back is not called done", () => {
  expect([describeEnd("ditutup", ended), describeEnd("ditarik", ended)]).toEqual([
    expect.stringMatching(/^Selesai 22/),
    expect.stringMatching(/^Ditarik 22/),
  ]);
});

test("how long it lies is told in whole days", () => {
  const after = (ms: number) => old(came, new Date(came.getTime() + ms));
  expect([after(0), after(86_399_999), after(86_400_000), after(172_799_999)]).toEqual(["hari ini", "hari ini", "1 hari", "1 hari"]);
});

test("its day is told as passed from the day after, and not of what is done or has none", () => {
  const limit = (changes: object) => describeLimit(branch("a", changes), "2026-11-23");
  expect(limit({})).toBeNull();
  expect(limit({ batas: "2026-11-23" })).toBe("Batas 23 November 2026");
  expect(limit({ batas: "2026-11-22" })).toBe("Lewat batas 22 November 2026");
  expect(limit({ batas: "2026-11-22", selesaiPada: ended })).toBe("Batas 22 November 2026");
});
