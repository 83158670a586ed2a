/**
 * Who types days: clerks at a Windows in English, hundreds a week; parents and teachers on a phone, one or two. What goes wrong: day and
 * month change places, a year of two digits lands in another century, "31 Feb" becomes a day of March.
 */
import { describe, expect, test } from "vitest";
import { readTypedDay, writeDay } from "./typed-day.ts";
import { readTypedMoment, writeMoment } from "./typed-moment.ts";

const now = "2026-11-26";

describe("a typed day", () => {
  test.each([
    ["12/8/2024", "2024-08-12"],
    ["12-8-2024", "2024-08-12"],
    ["12.08.24", "2024-08-12"],
    ["12 8 2024", "2024-08-12"],
    ["12 / 8 / 2024", "2024-08-12"],
    ["12082024", "2024-08-12"],
    ["120824", "2024-08-12"],
    ["12/8", "2026-08-12"],
    ["12 Agt 2024", "2024-08-12"],
    ["12 agustus 2024", "2024-08-12"],
    ["12 Aug 2024", "2024-08-12"],
    ["12Agu2024", "2024-08-12"],
    ["3 Nop. 2025", "2025-11-03"],
    ["1 Pebruari", "2026-02-01"],
    ["Senin, 12 Agustus 2024", "2024-08-12"],
    ["Jum'at 16 Agustus 2024", "2024-08-16"],
    ["2024-08-12", "2024-08-12"],
    ["2024/8/12", "2024-08-12"],
    ["  kemarin ", "2026-11-25"],
    ["Kemarin  dulu", "2026-11-24"],
    ["hari ini", "2026-11-26"],
    ["besok", "2026-11-27"],
    ["lusa", "2026-11-28"],
    ["17/8/36", "2036-08-17"],
    ["17/8/78", "1978-08-17"],
    ["17/8/05", "2005-08-17"],
  ])("%s is %s", (typed, day) => {
    expect(readTypedDay(typed, now)).toBe(day);
  });

  test.each([
    "",
    "12",
    "8/13/2024",
    "31/2/2024",
    "29 Feb 2025",
    "0/1/2024",
    "32 Mei 2024",
    "12 Bulan 2024",
    "kapan-kapan",
    "constructor",
    "__proto__",
    "1/1/20240",
    "9".repeat(80),
  ])("%s is no day", (typed) => {
    expect(readTypedDay(typed, now)).toBeUndefined();
  });

  test("is written back with the day first, and what is no day as it was typed", () => {
    expect([writeDay("2024-08-12"), writeDay("12 Mat")]).toEqual(["12/8/2024", "12 Mat"]);
  });
});

describe("a typed moment", () => {
  test.each([
    ["12/8/2024 07.30", "2024-08-12T07:30"],
    ["12 Agt 2024, 7:30", "2024-08-12T07:30"],
    ["besok pukul 06.00", "2026-11-27T06:00"],
    ["2099-01-01T07:00", "2099-01-01T07:00"],
  ])("%s is %s", (typed, moment) => {
    expect(readTypedMoment(typed, now)).toBe(moment);
  });

  test.each(["12/8/2024", "12/8/2024 24.00", "07.30", "31/2/2024 07.30"])("%s is none", (typed) => {
    expect(readTypedMoment(typed, now)).toBeUndefined();
  });

  test("is written back with its clock", () => {
    expect([writeMoment("2024-08-12T07:30"), writeMoment("besok")]).toEqual(["12/8/2024 07.30", "besok"]);
  });
});
