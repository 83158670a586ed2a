import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readCsv } from "#tests/support/read-sheet.ts";
import { writeCsv } from "./spreadsheet.server.ts";

const one = [{ label: "Isi" }];
const written = (text: string) =>
  new TextDecoder()
    .decode(writeCsv(one, [[text]]))
    .split("\r\n")
    .slice(1)
    .join("\r\n")
    .trimEnd();
const readBack = (text: string) => readCsv(writeCsv(one, [[text]])).rows[0]?.[0];

describe("a cell that a spreadsheet program would run", () => {
  test.each([
    ["=1+1", `"'=1+1"`],
    ["@SUM(A1)", `"'@SUM(A1)"`],
    ["+cmd|' /C calc'!A0", `"'+cmd|' /C calc'!A0"`],
    ["-SUM(A1)", `"'-SUM(A1)"`],
    ["\t=1", `"'\t'=1"`],
    ["\uFF1D1+1", `"'\uFF1D1+1"`],
    ["Budi,=HYPERLINK(1)", `"Budi,'=HYPERLINK(1)"`],
    ["Budi, =HYPERLINK(1)", `"Budi, '=HYPERLINK(1)"`],
    ["Budi;=1", `"Budi;'=1"`],
    ["Budi\t@x", `"Budi\t'@x"`],
    ["Budi\n=1\r\n-1+1", `"Budi\n'=1\r\n'-1+1"`],
    ['a",=1', `"a"",'=1"`],
    ["'=1", `"''=1"`],
  ])("is text, wherever it would begin: %j", (text, expected) => {
    expect(written(text)).toBe(expected);
    expect(readBack(text)).toBe(text);
  });

  test.each(["+62 811 4567 890", "-5", "-5,5", "-5.25", "Rp5.000,-", "Nur’aini", "a=b", "1-2", "guru@man1palu.sch.id", "Palu, -1"])(
    "is not what people write every day: %j",
    (text) => {
      expect(written(text)).toBe(`"${text}"`);
      expect(readBack(text)).toBe(text);
    },
  );

  test("a figure stays a figure", () => {
    expect(new TextDecoder().decode(writeCsv(one, [[-1234.5], [2]]))).toContain('"-1234,5"\r\n"2"');
  });
});

/** Of every sign that parts cells, and everything a formula begins with. */
const awkward = fc.string({ unit: fc.constantFrom(..."=+-@\uFF1D\uFF0B'\",;\t\r\n 1a,.|"), minLength: 1, maxLength: 12 });

test("whoever takes another sign to part the cells finds no formula, and nothing is lost on the way back", () => {
  fc.assert(
    fc.property(
      awkward.filter((text) => text.trim() !== ""),
      (text) => {
        expect(readBack(text)).toBe(text);
        const parts = written(text)
          .slice(1, -1)
          .replaceAll('""', '"')
          .split(/[,;\t\r\n]/);
        for (const part of parts) expect(part).not.toMatch(/^ *(?:[=@\uFF1D\uFF0B]|[+-](?![\d ]*$|\d+[.,]?\d*$))/);
      },
    ),
    { numRuns: 1000 },
  );
});
