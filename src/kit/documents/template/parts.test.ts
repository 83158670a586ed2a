/** A template part by part: how cells are named, where its rows stand in the XML, what its styles show, and its ZIP put together again. */
import { describe, expect, test } from "vitest";
import { emisTemplate, partsOf, templateParts } from "#tests/support/template-workbook.ts";
import { zipOf } from "#tests/support/zip.ts";
import { UnsoundXml } from "../xml-tags.ts";
import { openZip, UnsoundZip } from "../zip.server.ts";
import { columnLetters, covers, lastRow, readArea, readAreas, readCell } from "./areas.ts";
import { openTemplate, templateLimits } from "./package.server.ts";
import { replacePart } from "./replace-part.server.ts";
import { shapeOf } from "./sheet-shape.ts";

describe("cells", () => {
  test("are read by their names, with and without their dollars", () => {
    expect([readCell("A1"), readCell(" $c$12 "), readCell("AA3"), readCell("XFD1048576")]).toEqual([
      { column: 0, row: 1 },
      { column: 2, row: 12 },
      { column: 26, row: 3 },
      { column: 16_383, row: 1_048_576 },
    ]);
    for (const name of ["", "A", "1", "A1B", "xA1!", "ABCD1", "A12345678", "1A"]) expect(readCell(name), name).toBeUndefined();
    expect(readArea("B2:$D$9")).toEqual({ rows: [2, 9], columns: [1, 3] });
    expect(readArea("C5")).toEqual({ rows: [5, 5], columns: [2, 2] });
    expect(readArea(" $B:D ")).toEqual({ rows: [1, lastRow], columns: [1, 3] });
    for (const name of ["", "A1:", "A1:x", ":A1", "A:1", "A:BCDE", "xA:B!"]) expect(readArea(name), name).toBeUndefined();
    expect(readAreas("A1  B2:B3\nx")).toEqual([readArea("A1"), readArea("B2:B3")]);
    expect([0, 25, 26, 51, 52, 701, 702, 16_383].map(columnLetters)).toEqual(["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA", "XFD"]);
  });

  test("lie in an area from corner to corner", () => {
    const area = { rows: [2, 4], columns: [1, 3] } as const;
    const inside = (row: number, column: number) => covers(area, row, column);
    expect([inside(2, 1), inside(4, 3), inside(3, 2)]).toEqual([true, true, true]);
    expect([inside(1, 2), inside(5, 2), inside(3, 0), inside(3, 4)]).toEqual([false, false, false, false]);
  });
});

describe("the rows of a sheet", () => {
  const sheet = (inside: string) => `<worksheet>${inside}</worksheet>`;

  test("stand where they say, or one behind the other", () => {
    const xml = sheet(
      '<sheetData><row><c/><c s="7"><f>1</f></c><c r="D1"><v>5</v></c><c><is><t>x</t></is></c><c><v></v></c></row><row r="9" s="2"/><row/></sheetData>',
    );
    const { rows, data, prefix } = shapeOf(xml);
    expect(rows.map(({ place, placed, style }) => [place, placed, style])).toEqual([
      [1, false, undefined],
      [9, true, "2"],
      [10, false, undefined],
    ]);
    expect(rows[0]?.cells.map(({ column, placed, style, formula, value }) => [column, placed, style, formula, value])).toEqual([
      [0, false, undefined, false, false],
      [1, false, "7", true, false],
      [3, true, undefined, false, true],
      [4, false, undefined, false, true],
      [5, false, undefined, false, false],
    ]);
    const cell = rows[0]?.cells[1];
    expect(xml.slice(cell?.begin, cell?.end)).toBe('<c s="7"><f>1</f></c>');
    expect(xml.slice(rows[0]?.begin, rows[0]?.opened)).toBe("<row>");
    expect(xml.slice(rows[0]?.closing, rows[0]?.end)).toBe("</row>");
    expect([rows[1]?.closing, xml.slice(rows[1]?.begin, rows[1]?.end)]).toEqual([rows[1]?.end, '<row r="9" s="2"/>']);
    expect([xml.slice(data.begin, data.opened), xml.slice(data.closing, data.end), prefix]).toEqual(["<sheetData>", "</sheetData>", ""]);
    expect(shapeOf("<x:worksheet><x:sheetData/></x:worksheet>")).toMatchObject({ prefix: "x:", rows: [] });
  });

  test("hold what is no cell, before the first of them, and it is passed over", () => {
    const { rows } = shapeOf(sheet("<sheetData><f>1</f><row><extLst><f>1</f><v>5</v><t>x</t></extLst><c><v>7</v></c></row></sheetData>"));
    expect(rows.map(({ cells }) => cells.map(({ formula, number }) => [formula, number]))).toEqual([[[false, "7"]]]);
  });

  test.each([
    ["no rows", ""],
    ["rows without an end", "<sheetData><row/>"],
    ["a row twice", '<sheetData><row r="2"/><row r="2"/></sheetData>'],
    ["a row backwards", '<sheetData><row/><row r="1"/></sheetData>'],
    ["a cell backwards", '<sheetData><row><c r="B1"/><c r="A1"/></row></sheetData>'],
    ["a cell twice", '<sheetData><row><c/><c r="A1"/></row></sheetData>'],
  ])("are unsound with %s", (_, inside) => {
    expect(() => shapeOf(sheet(inside))).toThrow(UnsoundXml);
  });

  test("are surrounded by what the sheet says of itself", () => {
    const around = [
      '<dimension ref="A1:G3"/><cols><col min="2" max="4" style="3"/><col min="5" max="5"/><col min="0" max="2" style="1"/><col min="3" max="2" style="1"/></cols>',
      '<sheetData><row><mergeCell ref="C1:D1"/></row></sheetData><sheetCalcPr/><mergeCells><mergeCell ref="A1:B1"/></mergeCells>',
      '<dataValidations><dataValidation type="list" sqref="A1 B2:B3"><formula1>"L,P"</formula1><formula2>x</formula2></dataValidation>',
      '<dataValidation type="whole" sqref="C1"><formula1>5</formula1></dataValidation><dataValidation type="list" sqref="D1"/></dataValidations>',
    ].join("");
    const shape = shapeOf(sheet(around));
    expect(shape).toMatchObject({
      ...{ counts: true, merged: [{ rows: [1, 1], columns: [0, 1] }], columnStyles: [{ from: 1, to: 3, style: "3" }] },
      dimension: { area: { rows: [1, 3], columns: [0, 6] } },
      validations: [{ formula: '"L,P"', areas: [readArea("A1"), readArea("B2:B3")] }],
    });
    expect(shape.xml.slice(shape.dimension?.begin, shape.dimension?.end)).toBe('<dimension ref="A1:G3"/>');
    expect(shape.columnStyles).toHaveLength(1);
    expect(shape.validations).toHaveLength(1);
    expect(shapeOf(sheet('<dimension ref="x"/><sheetData/>'))).toMatchObject({ counts: false, dimension: undefined });
  });
});

describe("a template", () => {
  const withParts = (change: Readonly<Record<string, (text: string) => string>>) =>
    zipOf(templateParts().map(([name, text]) => [name, change[name]?.(text) ?? text]));
  const styles = (formats: string, xfs: string) =>
    openTemplate(
      withParts({
        "xl/styles.xml": () =>
          `<styleSheet><numFmts>${formats}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${xfs}</cellXfs><cellStyles><xf numFmtId="14"/></cellStyles></styleSheet>`,
      }),
    ).styles;

  test("shows days, letters and others, by the numbers that every program knows", () => {
    const numbers = [0, 13, 14, 17, 18, 21, 22, 23, 26, 27, 36, 37, 48, 49, 50, 58, 59];
    const shown = styles("", numbers.map((number) => `<xf numFmtId="${number}"/>`).join(""));
    const days = numbers.filter((_, place) => shown[place] === "day");
    expect(days).toEqual([14, 17, 22, 27, 36, 50, 58]);
    expect(numbers.filter((_, place) => shown[place] === "text")).toEqual([49]);
    expect(shown).toHaveLength(numbers.length);
    expect(styles("", "<xf/>")).toEqual(["other"]);
  });

  test.each([
    ["dd/mm/yyyy", "day"],
    ["[$-421]d mmmm yyyy;@", "day"],
    ["YYYY", "day"],
    ["@", "text"],
    ["0.00", "number"],
    ["General", "other"],
    ["0&quot; day&quot;", "number"],
    ["0\\d", "number"],
    ["[Red]0", "number"],
    ["hh:mm", "other"],
    ["# ?/?", "other"],
    ["Standard", "day"],
  ])("shows by its own format %s: %s", (code, shown) => {
    expect(styles(`<numFmt numFmtId="164" formatCode="${code}"/>`, '<xf numFmtId="164"/><xf numFmtId="165"/>')).toEqual([shown, "other"]);
  });

  test("names its sheets, its cells and its first day", () => {
    const { sheets, names, date1904, read } = openTemplate(emisTemplate());
    expect([...sheets]).toEqual([
      ["Petunjuk", "xl/worksheets/sheet1.xml"],
      ["Data Siswa", "xl/worksheets/sheet2.xml"],
      ["Ref", "xl/worksheets/sheet3.xml"],
    ]);
    expect([...names]).toEqual([["daftar_agama", "Ref!$A$1:$A$3"]]);
    expect([date1904, openTemplate(emisTemplate({ date1904: true })).date1904]).toEqual([false, true]);
    const spelled = (value: string) =>
      openTemplate(withParts({ "xl/workbook.xml": (text) => text.replace("<workbookPr/>", `<workbookPr date1904="${value}"/>`) })).date1904;
    expect([spelled("true"), spelled("0"), spelled("false"), spelled("11")]).toEqual([true, false, false, false]);
    expect(read("xl/worksheets/sheet3.xml").toString()).toContain("Protestan");
    expect(() => read("xl/lain.xml")).toThrow(UnsoundZip);
    const chart = withParts({
      "xl/_rels/workbook.xml.rels": (text) => text.replace("relationships/worksheet", "relationships/chartsheet"),
    });
    expect([...openTemplate(chart).sheets.keys()]).toEqual(["Data Siswa", "Ref"]);
    const bare = templateParts().filter(([name]) => name !== "xl/styles.xml");
    const without = bare.map(([name, text]): [string, string] => [name, text.replace(/<[^<]*styles\.xml"[^>]*>/g, "")]);
    expect(openTemplate(zipOf(without)).styles).toEqual([]);
    const no = templateParts().filter(([name]) => name !== "xl/workbook.xml");
    expect(() => openTemplate(zipOf(no))).toThrow(expect.objectContaining({ kind: "unsupported" }));
  });

  test.each([
    ["first", "[Content_Types].xml"],
    ["in the middle", "xl/worksheets/sheet2.xml"],
    ["last", "xl/sharedStrings.xml"],
  ])("has one part replaced, %s in its ZIP, and the others as they were", (_, name) => {
    for (const how of [{}, { stored: true }, { descriptor: true }, { flags: 0x0800 }]) {
      const before = emisTemplate({}, how);
      for (const content of ["", "x".repeat(50_000), "Pendek é"]) {
        const after = replacePart(before, { name, content: Buffer.from(content), limits: templateLimits });
        const expected = new Map(partsOf(before)).set(name, content);
        expect(partsOf(after)).toEqual(expected);
        const [part] = openZip(after, templateLimits).filter((one) => one.name === name);
        expect(part?.read().toString()).toBe(content);
      }
    }
    expect(() => replacePart(emisTemplate(), { name: "lain", content: Buffer.alloc(0), limits: templateLimits })).toThrow(UnsoundZip);
  });
});
