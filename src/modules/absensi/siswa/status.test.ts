import { expect, test } from "vitest";
import { allStatus, hurufStatus, isStatus, mayMarkOnDuty, type StatusAbsensi, statusLabels } from "./status.ts";

const duty: readonly StatusAbsensi[] = ["terlambat", "dispensasi"];

test.each<[StatusAbsensi | undefined, readonly StatusAbsensi[]]>([
  [undefined, duty],
  ["hadir", duty],
  ["sakit", duty],
  ["izin", duty],
  ["alpa", duty],
  ["terlambat", ["hadir", ...duty]],
  ["dispensasi", ["hadir", ...duty]],
])("of a child that stands as %s the duty teacher marks %j, and nothing else", (now, open) => {
  expect(allStatus.filter((status) => mayMarkOnDuty(status, now))).toEqual(open);
});

test("every word of attendance has a key of its own, and no other word counts", () => {
  expect(allStatus.map((status) => hurufStatus[status]).join("")).toBe("HSIATD");
  expect(new Set(Object.values(statusLabels)).size).toBe(allStatus.length);
  expect(allStatus.filter(isStatus)).toEqual(allStatus);
  expect(["", "Hadir", "toString", "belum", 0, null, undefined, ["hadir"]].filter(isStatus)).toEqual([]);
});
