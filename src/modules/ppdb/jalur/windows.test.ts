/**
 * Families on their phones and the committee at its desk, each admission season: a path must open and close at the minute that was
 * announced in Palu, wherever the server stands. What goes wrong: an hour typed without a day, a wave that ends before its path.
 */
import { describe, expect, test } from "vitest";
import { closingOf, isOpenAt, openingOf, type Span, windowOf } from "./windows.ts";

const periode = { buka: "2027-02-01", tutup: "2027-06-30" };
const span = (some: Partial<Span>): Span => ({ buka: null, bukaPukul: null, tutup: null, tutupPukul: null, ...some });
const iso = (wave?: Span, path?: Span) => {
  const { dari, sampai } = windowOf(periode, wave, path);
  return [dari.toISOString(), sampai.toISOString()];
};

describe("when a path is open", () => {
  test("what it leaves empty is said by its wave, and what that leaves empty by the period", () => {
    expect(iso()).toEqual(["2027-01-31T16:00:00.000Z", "2027-06-30T16:00:00.000Z"]);
    const wave = span({ buka: "2027-03-01", bukaPukul: "08:00", tutup: "2027-04-30", tutupPukul: "14:00" });
    expect(iso(wave)).toEqual(["2027-03-01T00:00:00.000Z", "2027-04-30T06:01:00.000Z"]);
    expect(iso(wave, span({ tutup: "2027-03-31" }))).toEqual(["2027-03-01T00:00:00.000Z", "2027-03-31T16:00:00.000Z"]);
    expect(iso(wave, span({ bukaPukul: "10:00" }))).toEqual(["2027-03-01T02:00:00.000Z", "2027-04-30T06:01:00.000Z"]);
    expect(iso(wave, span({ buka: "2027-03-05" }))[0]).toBe("2027-03-04T16:00:00.000Z");
  });

  test("it is never open outside the period", () => {
    expect(iso(span({ buka: "2027-01-01", tutup: "2027-12-31" }))).toEqual(iso());
    const { dari, sampai } = windowOf(periode, span({ buka: "2028-01-01", tutup: "2028-02-01" }));
    expect(isOpenAt({ dari, sampai }, new Date("2028-01-15T00:00:00Z"))).toBe(false);
  });

  test("the closing minute still counts, the next one does not", () => {
    const window = windowOf(periode, span({ tutup: "2027-04-30", tutupPukul: "14:00" }));
    expect(isOpenAt(window, new Date("2027-04-30T06:00:59.999Z"))).toBe(true);
    expect(isOpenAt(window, new Date("2027-04-30T06:01:00.000Z"))).toBe(false);
    expect(isOpenAt(window, new Date("2027-01-31T15:59:59.999Z"))).toBe(false);
    expect(isOpenAt(window, new Date("2027-01-31T16:00:00.000Z"))).toBe(true);
  });

  test("a whole day is said without an hour", () => {
    expect([openingOf(windowOf(periode)), closingOf(windowOf(periode))]).toEqual(["1 Februari 2027", "30 Juni 2027"]);
    const window = windowOf(periode, span({ buka: "2027-03-01", bukaPukul: "08:00", tutup: "2027-04-30", tutupPukul: "14:00" }));
    expect([openingOf(window), closingOf(window)]).toEqual(["1 Maret 2027 pukul 08.00 WITA", "30 April 2027 pukul 14.00 WITA"]);
  });
});
