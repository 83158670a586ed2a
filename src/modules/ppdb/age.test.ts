import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#kit/dates.ts";
import { ageWarning, typedAgeWarning } from "./age.ts";

test("21 on 1 July is young enough, one day older is not", () => {
  expect(ageWarning("2006-07-01", "2027/2028")).toEqual([]);
  expect(ageWarning("2006-06-30", "2027/2028")).toEqual([expect.stringContaining("21 tahun")]);
});

test("a child of ten is a slip of the year", () => {
  for (const lahir of ["2017-01-05", "2015-07-02"])
    expect(ageWarning(lahir, "2027/2028")).toEqual([expect.stringContaining("belum 12 tahun")]);
  expect(ageWarning("2015-07-01", "2027/2028")).toEqual([]);
});

test("a date that is refused is not said to be taken all the same", () => {
  expect(typedAgeWarning("1950-01-01", "2027/2028")).toEqual([]);
  expect(typedAgeWarning("2006-06-30", "2027/2028")).toHaveLength(1);
});

test("nobody between twelve and twenty-one is warned, everybody older is", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9 * 365 }), (days) => {
      expect(ageWarning(addDays("2006-07-01", days), "2027/2028")).toEqual([]);
      expect(ageWarning(addDays("2006-06-30", -days), "2027/2028")).toHaveLength(1);
    }),
  );
});
