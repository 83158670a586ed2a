/** A code of parts that lie within each other, as people and spreadsheets write it. What goes wrong: one region becomes another. */
import { expect, test } from "vitest";
import { lostIn, partsWritten, readParts } from "./code-parts.ts";

const sizes = [2, 2, 2, 4];

test.each([
  ["72.71", ["72", "71"]],
  [" 72 71 01 ", ["72", "71", "01"]],
  ["72-71/1,1001", ["72", "71", "1", "1001"]],
  ["'72.71", ["72", "71"]],
  ["7271", undefined],
  ["7271.01", undefined],
  ["72.a1", undefined],
  ["72.1a", undefined],
  ["72.71.01.1001.1", undefined],
  ["72.", undefined],
  ["", undefined],
])("%j is written in the parts %j", (text, parts) => expect(partsWritten(text, sizes)).toEqual(parts));

test.each([
  [["72.01", "72.8", "72.1.1"], "last"],
  [["72,09", "72,1"], "last"],
  [["72.1", "72.71"], undefined],
  [["72.3", "72.12"], undefined],
  [["72.4"], "first"],
  [["72.9", "72.12"], "first"],
  [["72.1.12", "72.1"], "first"],
  [["72.01.3", "72.1"], "first"],
  [["72 1", "72.1"], "first"],
  [["72.71.01", "x", ""], undefined],
  [["72.71.01.101"], "first"],
] as const)("a column of %j lost its noughts %s", (cells, lost) => expect(lostIn(cells, sizes)).toBe(lost));

test.each([
  ["72.71.01", undefined, "727101", undefined, false],
  ["72.1", undefined, undefined, undefined, true],
  ["72.1", "last", undefined, "7210", false],
  ["72.1", "first", undefined, "7201", false],
  // No number: nothing was lost at its end.
  ["72.1.1", "last", undefined, "720101", false],
  ["72 1", "last", undefined, "7201", false],
  ["72 1", undefined, undefined, "7201", false],
  // What its first part lacks, no spreadsheet took.
  ["7.14", undefined, undefined, "0714", false],
] as const)("%j in a column that lost %s reads %s or %s, open: %s", (text, lost, joined, filled, open) =>
  expect(readParts(text, sizes, lost)).toEqual({ joined, filled, open }),
);

test("what is not written in parts is not read in parts", () => expect(readParts("7271", sizes, "last")).toBeUndefined());
