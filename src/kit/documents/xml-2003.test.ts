/** Report programs still write the XML of Excel 2003: what its cells say is read as Excel shows it, at the place where it stands. */
import { expect, test } from "vitest";
import { uncounted } from "./formula.ts";
import { isXml2003, readXml2003 } from "./xml-2003.server.ts";

const head =
  '<?xml version="1.0"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">';
const styles =
  '<Styles><Style ss:ID="s1"><NumberFormat ss:Format="0.00"/></Style><Style ss:ID="s2"/><Style ss:ID="s3"><NumberFormat ss:Format="000000"/></Style></Styles>';
const book = (...sheets: readonly string[]) => `${head}${styles}${sheets.join("")}</Workbook>`;
const sheet = (rows: string, { name = "Data", more = "" } = {}) => `<Worksheet ss:Name="${name}"><Table>${rows}</Table>${more}</Worksheet>`;
const lines = (rows: string) => readXml2003(book(sheet(rows)))[0]?.lines;
const cell = (type: string, says: string, more = "") => `<Cell${more}><Data ss:Type="${type}">${says}</Data></Cell>`;
const says = (...cells: readonly string[]) => lines(`<Row>${cells.join("")}</Row>`)?.[0];

test("it is known by its beginning", () => {
  expect([
    isXml2003(book()),
    isXml2003(`  ${head}`),
    isXml2003("<?xml version='1.0'?><html>"),
    isXml2003("Nama;urn:schemas-microsoft-com:office:spreadsheet"),
  ]).toEqual([...[true, true, false, false]]);
  expect(isXml2003(`<?xml version="1.0"?>${" ".repeat(4_000)}${head}`)).toBe(false);
});

test("a day, a clock, both, a figure and an answer are told as Excel shows them", () => {
  const day = (text: string) => cell("DateTime", text);
  expect(says(day("2011-06-13T00:00:00.000"), day("2011-06-13T07:30:00.000"), day("1899-12-31T07:30:00.000"), day("besok"))).toEqual([
    ...["2011-06-13", "2011-06-13 07:30", "07:30", "besok"],
  ]);
  expect(says(day("1900-01-01T00:00:00.000"), day("1899-12-31T00:00:00.000"))).toEqual(["1900-01-01", "00:00"]);
  expect(says(cell("Boolean", "1"), cell("Boolean", "0"), cell("String", "2011-06-13T00:00"))).toEqual(["Ya", "Tidak", "2011-06-13T00:00"]);
  expect(says(cell("Number", "42", ' ss:StyleID="s3"'), cell("Number", "x"), cell("String", "A &amp; B"))).toEqual([
    "000042",
    "x",
    "A & B",
  ]);
});

test("a formula without what it gives is told as such, an empty cell as nothing", () => {
  expect(says('<Cell ss:Formula="=R1C1"/>', "<Cell/>", cell("Number", "7", ' ss:Formula="=R1C1"'))).toEqual([uncounted, "", "7"]);
});

test("what somebody noted on a cell is no part of it", () => {
  const noted = '<Cell><Data ss:Type="String">Ani</Data><Comment><Data ss:Type="String">pindah</Data></Comment></Cell>';
  expect(says(noted, cell("String", "Budi"))).toEqual(["Ani", "Budi"]);
});

test("rows and cells stand where they say, also after rows that are told once for several", () => {
  const row = (text: string, more = "") => `<Row${more}>${cell("String", text)}</Row>`;
  expect(lines(row("a") + row("b", ' ss:Index="3"') + row("c"))).toEqual([["a"], [], ["b"], ["c"]]);
  expect(lines(`<Row ss:Span="2"/>${row("d")}${row("e")}`)).toEqual([[], [], [], ["d"], ["e"]]);
  expect(
    says(cell("String", "a"), cell("String", "c", ' ss:Index="3"'), cell("String", "d", ' ss:MergeAcross="1"'), cell("String", "f")),
  ).toEqual([...["a", "", "c", "d", "d", "f"]]);
});

test("every sheet is read by itself, and one that is hidden is told as such", () => {
  const hidden = "<WorksheetOptions><Visible>SheetHidden</Visible></WorksheetOptions>";
  const one = `<Row ss:Index="2" ss:Span="3">${cell("String", "a")}</Row>`;
  expect(readXml2003(book(sheet(one), sheet(`<Row>${cell("String", "b")}</Row>`, { name: "Acuan", more: hidden })))).toEqual([
    { name: "Data", hidden: false, lines: [[], ["a"]] },
    { name: "Acuan", hidden: true, lines: [["b"]] },
  ]);
});

test("one that is cut off is refused with a sentence", () => {
  expect(() => readXml2003(`${head}<Worksheet ss:Name="x"><Table><Row`)).toThrow("tidak dapat dibaca");
});
