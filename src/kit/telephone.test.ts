import { expect, test } from "vitest";
import { callAddress, internationalNumber, readableNumber } from "./telephone.ts";

const seen = (number: string) => readableNumber(number).replaceAll("\u00a0", " ");

test.each([
  ["081245500101", "0812 4550 0101"],
  ["+6281245500101", "+62 812 4550 0101"],
  ["0812455001", "0812 455 001"],
  ["08124550010", "0812 4550 010"],
  ["0812455001012", "0812 4550 01012"],
  ["0451421000", "0451 421 000"],
  ["0451400100", "0451 400 100"],
  ["04514210001", "0451 4210 001"],
  ["02112345678", "021 1234 5678"],
  ["+62451421000", "+62 451 421 000"],
  ["(0451) 421-000", "(0451) 421-000"],
  ["0812-4550-0101", "0812-4550-0101"],
  ["110", "110"],
  ["1500123", "1500123"],
  ["", ""],
])("%s is read as %s, and dialled as it is", (number, shown) => {
  expect(seen(number)).toBe(shown);
  expect(callAddress(readableNumber(number))).toBe(callAddress(number));
});

test("a link calls digits and the plus alone", () => expect(callAddress("(0451) 421-000")).toBe("tel:0451421000"));

test.each([
  ["0451400100", "+62451400100"],
  ["(0451) 421-000", "+62451421000"],
  ["+62 812 4550 0101", "+62 812 4550 0101"],
  ["110", "110"],
])("%s is told the world as %s", (number, told) => expect(internationalNumber(number)).toBe(told));
