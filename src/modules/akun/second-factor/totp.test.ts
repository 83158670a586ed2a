import { describe, expect, test } from "vitest";
import { fromBase32, toBase32 } from "./base32.ts";
import { codeAt, matchingStep, stepOf } from "./totp.server.ts";

const rfcSecret = Buffer.from("12345678901234567890");
const at = (seconds: number) => new Date(seconds * 1000);

describe("time-based codes", () => {
  test.each([
    [59, "94287082"],
    [1111111109, "07081804"],
    [1111111111, "14050471"],
    [1234567890, "89005924"],
    [2000000000, "69279037"],
    [20000000000, "65353130"],
  ])("at %i seconds it is %s, as RFC 6238 says", (seconds, code) => {
    expect(codeAt(rfcSecret, stepOf(at(seconds)), 8)).toBe(code);
  });

  test.each([
    [0, "755224"],
    [1, "287082"],
    [2, "359152"],
    [9, "520489"],
  ])("step %i gives %s, as RFC 4226 says", (step, code) => {
    expect(codeAt(rfcSecret, step)).toBe(code);
  });

  test("fit half a minute early and late, no more", () => {
    const now = at(3000);
    const fits = (step: number) => matchingStep(rfcSecret, codeAt(rfcSecret, step), { now, after: 0 });
    expect([98, 99, 100, 101, 102].map(fits)).toEqual([null, 99, 100, 101, null]);
  });

  test("of a used step and of those before it do not fit again", () => {
    const fits = (step: number, after: number) => matchingStep(rfcSecret, codeAt(rfcSecret, step), { now: at(3000), after });
    expect(fits(100, 100)).toBeNull();
    expect(fits(99, 100)).toBeNull();
    expect(fits(101, 100)).toBe(101);
  });

  test.each(["", "12345", "1234567", "12a456", "١٢٣٤٥٦", " 123456"])("%j is no code", (typed) => {
    expect(matchingStep(rfcSecret, typed, { now: at(3000), after: 0 })).toBeNull();
  });
});

describe("base32", () => {
  test.each([
    ["", ""],
    ["f", "MY"],
    ["fo", "MZXQ"],
    ["foo", "MZXW6"],
    ["foob", "MZXW6YQ"],
    ["fooba", "MZXW6YTB"],
    ["foobar", "MZXW6YTBOI"],
  ])("of %j is %j, as RFC 4648 says", (plain, text) => {
    expect(toBase32(Buffer.from(plain))).toBe(text);
    expect(Buffer.from(fromBase32(text)).toString()).toBe(plain);
  });

  test("is read with spaces and in lower case, and nothing else", () => {
    expect(Buffer.from(fromBase32("mzxw 6ytb oi")).toString()).toBe("foobar");
    for (const text of ["MZXW1", "MZXW0", "MZ=W", "8"]) expect(() => fromBase32(text)).toThrow("is not base32");
    expect([...fromBase32("A\tA")]).toEqual([0]);
  });
});
