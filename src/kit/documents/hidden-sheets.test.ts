/** LibreOffice says by a style which sheets are hidden, and a workbook may hold formulas that nobody has reckoned yet: both are seen before it is read. */
import { expect, test } from "vitest";
import { zipOf } from "#tests/support/zip.ts";
import { soundWorkbook } from "./workbook-guard.server.ts";

const style = (name: string, display?: string) =>
  `<style:style style:name="${name}"><style:table-properties${display ? ` table:display="${display}"` : ""}/></style:style>`;
const sheet = (name: string, style: string) => `<table:table table:name="${name}" table:style-name="${style}"/>`;
const saved = (inside: string) => soundWorkbook(zipOf([["content.xml", `<office:document-content>${inside}</office:document-content>`]]));

test("a sheet is hidden whose style is not displayed, and no other", () => {
  const styles = [style("ta1", "true"), style("ta2", "false"), style("ta3"), '<style:other table:display="false"/>'].join("");
  const { hidden } = saved(`${styles}${sheet("Data", "ta1")}${sheet("Rahasia", "ta2")}${sheet("Biasa", "ta3")}${sheet("Tanpa", "")}`);
  expect([...hidden]).toEqual(["Rahasia"]);
  expect([...saved(`<style:style style:name="x"/><table:cell-properties table:display="false"/>${sheet("Data", "x")}`).hidden]).toEqual([]);
});

const counted = (cells: string, open = "<sheetData>") =>
  soundWorkbook(zipOf([["xl/worksheets/sheet1.xml", `<worksheet>${open}<row>${cells}</row></sheetData></worksheet>`]])).uncounted;

test.each([
  ["a formula and what it gives", "<c><f>1+1</f><v>2</v></c>", false],
  ["a formula alone", "<c><f>1+1</f></c>", true],
  ["a formula that gives nothing", "<c><f>1+1</f><v></v></c>", true],
  ["a formula alone, and a value in the next cell", "<c><f>1+1</f></c><c><v>2</v></c>", true],
  ["a value, and a formula that gives another", "<c><v>2</v></c><c><f>1</f><v>1</v></c>", false],
  ["no formula", "<c><v>2</v></c>", false],
])("of a workbook with %s it is known whether it was reckoned", (_, cells, is) => expect(counted(cells)).toBe(is));
