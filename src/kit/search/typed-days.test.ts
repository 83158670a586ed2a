import { expect, test } from "vitest";
import { daysMeant } from "./typed-days.ts";

const day = (one: string) => [{ from: one, to: one }];

test.each([
  "12 Mei 2026",
  "12 mei 2026",
  " Selasa,  12 Mei 2026",
  "12-5-2026",
  "12/05/2026",
  "12.5.26",
  "2026-05-12",
  "12 MEI 2026",
  "Ahad 12 Mei 2026",
  "Jumat, 12 Mei 2026",
  "Jum’at, 12 Mei 2026",
  "jum'at 12-5-2026",
])("“%s” is one day", (typed) => {
  expect(daysMeant(typed)).toEqual(day("2026-05-12"));
});

test.each(["Mei 2026", "05/2026", "5-2026", "2026-05"])("“%s” is a whole month", (typed) => {
  expect(daysMeant(typed)).toEqual([{ from: "2026-05-01", to: "2026-05-31" }]);
});

test("a month ends when it ends, a month may be called by its beginning, and a day without a year is one of any year", () => {
  expect(daysMeant("Feb 2028")).toEqual([{ from: "2028-02-01", to: "2028-02-29" }]);
  expect(["April 2026", "Feb 2026"].flatMap(daysMeant).map(({ to }) => to)).toEqual(["2026-04-30", "2026-02-28"]);
  expect(daysMeant("3 agust 2026")).toEqual(day("2026-08-03"));
  expect(daysMeant("1 Nopember 2026")).toEqual(day("2026-11-01"));
  expect(daysMeant("12 Mei")).toContainEqual({ from: "2026-05-12", to: "2026-05-12" });
  const every = daysMeant("12 Mei").map(({ from }) => from);
  expect([every.length, every[0], every.at(-1)]).toEqual([160, "1940-05-12", "2099-05-12"]);
  expect(daysMeant("29 Februari").every(({ from }) => Number(from.slice(0, 4)) % 4 === 0)).toBe(true);
});

test.each([
  "",
  "Mei",
  "2026",
  "12",
  "31 Februari 2026",
  "12 Foo 2026",
  "2026-13-01",
  "12/13/2026",
  "B-12/Ma.22/05/2026",
  "0000-01-01",
  "12 Mei 2026'; --",
])("“%s” is no day", (typed) => {
  expect(daysMeant(typed)).toEqual([]);
});
