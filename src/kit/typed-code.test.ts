/** The code that stands on a paper, as it is printed and as somebody types it from there. */
import { expect, test } from "vitest";
import { checkDigit, codeFrom, codeLength, readCode, writeCode } from "./typed-code.ts";

const kode = codeFrom(Uint8Array.from({ length: 11 }, (_, at) => at * 37));

test("is printed in three groups of four", () => {
  expect(writeCode("7K3M9QXB2RTA")).toBe("7K3M-9QXB-2RTA");
  expect(kode).toHaveLength(codeLength);
  expect(readCode(writeCode(kode))).toBe(kode);
});

test("is read however it is typed", () => {
  const zeros = `0000000000${"1"}`;
  const code = zeros + checkDigit(zeros);
  for (const typed of [
    code.toLowerCase(),
    ` ${writeCode(code)} `,
    code.replaceAll("0", "O"),
    code.replaceAll("1", "l"),
    `${code.slice(0, 4)}–${code.slice(4)}.`,
  ])
    expect(readCode(typed)).toBe(code);
});

test("is none when it is too short or too long, or one figure of it is another", () => {
  for (const typed of ["", kode.slice(1), `${kode}0`, `${kode.slice(0, 11)}U`, `${kode.slice(0, 11)}*`]) expect(readCode(typed)).toBeNull();
  for (let at = 0; at < codeLength; at += 1) {
    const other = kode[at] === "7" ? "8" : "7";
    expect(readCode(kode.slice(0, at) + other + kode.slice(at + 1))).toBeNull();
  }
});
