import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, ageOn, dayOf, formatClock, formatDay, formatMoment, isDay, today, yearInZone } from "./dates.ts";

describe("days in WITA", () => {
  it("turns at midnight in Palu, not in Greenwich", () => {
    expect(dayOf(new Date("2026-11-20T15:59:59.999Z"))).toBe("2026-11-20");
    expect(dayOf(new Date("2026-11-20T16:00:00Z"))).toBe("2026-11-21");
    expect(today(new Date("2026-12-31T16:00:00Z"))).toBe("2027-01-01");
  });
  it("turns the year with it", () => {
    expect(yearInZone(new Date("2026-12-31T15:59:59Z"))).toBe(2026);
    expect(yearInZone(new Date("2026-12-31T16:00:00Z"))).toBe(2027);
  });
  it("agrees with the time zone database", () => {
    const zone = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Makassar", dateStyle: "short" });
    const moments = fc.date({ min: new Date("1990-01-01"), max: new Date("2099-12-31"), noInvalidDate: true });
    fc.assert(fc.property(moments, (moment) => void expect(dayOf(moment)).toBe(zone.format(moment))));
  });
});

describe("as people read them", () => {
  it("names weekday and month", () => {
    expect(formatDay("2026-11-28", "long")).toBe("Sabtu, 28 November 2026");
    expect(formatDay("2026-11-28")).toBe("28 November 2026");
    expect(formatDay("2026-11-28", "short")).toBe("28 Nov 2026");
    expect(formatDay("2026-08-01", "short")).toBe("1 Agu 2026");
    expect(formatDay("1991-06-13", "long")).toBe("Kamis, 13 Juni 1991");
  });
  it("tells a moment in WITA", () => {
    expect(formatMoment(new Date("2026-11-21T01:42:30Z"))).toBe("21 November 2026 pukul 09.42 WITA");
    expect(formatClock(new Date("2026-11-21T16:00:00Z"))).toBe("00.00 WITA");
  });
  it("says the same as Intl for every day of four years", () => {
    const intl = new Intl.DateTimeFormat("id-ID", { timeZone: "UTC", weekday: "long", day: "numeric", month: "long", year: "numeric" });
    for (let day = "2023-01-01"; day < "2027-01-01"; day = addDays(day, 1)) {
      expect(formatDay(day, "long")).toBe(intl.format(new Date(`${day}T00:00:00Z`)));
    }
  });
  it("refuses what is no day", () => {
    expect(() => formatDay("2026-02-30")).toThrow(RangeError);
    expect(() => ageOn("", "2026-01-01")).toThrow(RangeError);
  });
});

describe("isDay", () => {
  it.each(["2024-02-29", "2000-02-29", "2026-12-31", "0001-01-01"])("accepts %s", (day) => expect(isDay(day)).toBe(true));
  it.each([
    "2026-02-29",
    "1900-02-29",
    "2026-04-31",
    "2026-13-01",
    "2026-00-10",
    "2026-1-1",
    "28-11-2026",
    "0000-01-01",
    "2026-11-28T00",
    " 2026-11-28",
    "",
  ])("refuses %j", (day) => expect(isDay(day)).toBe(false));
});

describe("ageOn", () => {
  it("counts the birthday itself", () => {
    expect(ageOn("2010-07-01", "2026-06-30")).toBe(15);
    expect(ageOn("2010-07-01", "2026-07-01")).toBe(16);
  });
  it("gives children of 29 February their year on 1 March", () => {
    expect(ageOn("2008-02-29", "2026-02-28")).toBe(17);
    expect(ageOn("2008-02-29", "2026-03-01")).toBe(18);
    expect(ageOn("2008-02-29", "2028-02-29")).toBe(20);
  });
});

it("adds days across months and leap days", () => {
  expect(addDays("2024-02-28", 1)).toBe("2024-02-29");
  expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
});
