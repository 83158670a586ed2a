import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#kit/dates.ts";
import { ageWarning } from "../age.ts";
import { ageBounds, ageMark } from "./age-bounds.ts";

test("whom the list counts as outside the rule is whom the family's form warned", () => {
  const rule = fc.record({
    usiaMaksimal: fc.option(fc.integer({ min: 13, max: 30 })),
    usiaPer: fc.constantFrom(null, "2027-08-15", "2028-02-29"),
  });
  fc.assert(
    fc.property(rule, fc.integer({ min: 0, max: 25 * 365 }), (asked, days) => {
      const born = addDays("1995-01-01", days);
      const { awal, akhir } = ageBounds("2027/2028", asked);
      expect(born < awal || born > akhir).toBe(ageWarning(born, "2027/2028", asked).length > 0);
    }),
  );
});

test("both ends are days that there are, also where the rule speaks of 29 February", () => {
  expect(ageBounds("2028/2029", { usiaMaksimal: 21, usiaPer: "2028-02-29" })).toEqual({ awal: "2007-03-01", akhir: "2016-02-29" });
});

test("the committee reads what is so, not what the family is told to do", () => {
  expect(ageMark("2006-06-30", "2027/2028")).toBe("Pada 1 Juli 2027 umurnya sudah lewat 21 tahun.");
  expect(ageMark("2016-01-01", "2027/2028")).toBe("Pada 1 Juli 2027 umurnya belum 12 tahun.");
  expect(ageMark("2012-01-01", "2027/2028")).toBeNull();
});
