import { describe, expect, test } from "vitest";
import { Refusal } from "#kit/refusals.ts";
import { readXlsx } from "#tests/support/read-sheet.ts";
import { zipOf } from "#tests/support/zip.ts";
import { soundWorkbook } from "./workbook-guard.server.ts";

const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const gradient =
  '<a:gradFill><a:gsLst><a:gs pos="0"/></a:gsLst><a:path path="circle"><a:fillToRect l="50000" t="-80000" r="50000" b="180000"/></a:path></a:gradFill>';
const cells = (rows: string) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`;
const twoRows =
  '<row r="1"><c r="A1" t="inlineStr"><is><t>Nama</t></is></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>Budi &amp; Ani</t></is></c></row>';

const office = "application/vnd.openxmlformats-officedocument";
const contentTypes = (path: string) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${office}.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/${path}" ContentType="${office}.spreadsheetml.worksheet+xml"/><Override PartName="/xl/theme/theme1.xml" ContentType="${office}.theme+xml"/></Types>`;

/** As Office 2007–2010, openpyxl and PhpSpreadsheet write it: a theme with gradients stands beside the sheet. */
const book = (sheet: string, { path = "worksheets/sheet1.xml", more = [] as [string, string][] } = {}): [string, string][] => [
  ["[Content_Types].xml", contentTypes(path)],
  ["_rels/.rels", `<Relationships><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`],
  [
    "xl/workbook.xml",
    `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Data" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    "xl/_rels/workbook.xml.rels",
    `<Relationships><Relationship Id="rId1" Type="${relations}/worksheet" Target="${path}"/><Relationship Id="rId2" Type="${relations}/theme" Target="theme/theme1.xml"/></Relationships>`,
  ],
  ["xl/theme/theme1.xml", `<?xml version="1.0"?><a:theme xmlns:a="x"><a:themeElements>${gradient}</a:themeElements></a:theme>`],
  [`xl/${path}`, sheet],
  ...more,
];

function isSoundWorkbook(bytes: Uint8Array): boolean {
  try {
    return soundWorkbook(bytes).bytes.length > 0;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

describe("an ordinary workbook with a theme", () => {
  test.each([
    ["as Office writes it", {}],
    ["as openpyxl does, with a name of its own for each part", { flags: 0x0800 }],
    ["as LibreOffice and Google do, with sizes behind the data", { descriptor: true }],
    ["with parts that are not packed", { stored: true }],
  ])("is read, %s", async (_, how) => {
    expect(await readXlsx(zipOf(book(cells(twoRows)), how))).toMatchObject({ header: ["Nama"], rows: [["Budi & Ani"]] });
  });
});

describe("a workbook that would grow", () => {
  const judge = (rows: string) => isSoundWorkbook(zipOf(book(cells(rows))));
  test.each(["XFD1", "A1048576", "A25001", "IQ1", "&#88;FD1", "A&#49;048576", "A1:XFD1048576", "a1", ""])(
    "a cell at %s is not waited for",
    (at) => {
      expect(judge(`<row><c r="A1"/><c r="${at}"/></row>`)).toBe(false);
    },
  );
  test.each(["25001", "1e9", "0x7fffffff", "&#57;9999", "-1", ""])("a row at %s is not waited for", (at) => {
    expect(judge(`<row r="${at}"/>`)).toBe(false);
  });
  test("the last cell that is taken, is", () => {
    expect(judge('<row r="25000"><c r="IP25000"/></row>')).toBe(true);
  });
  test.each([
    ["another quote", "<row r='99999'/>"],
    ["a prefix", '<x:row x:r="99999"/>'],
    ["both with and without a prefix", '<row x:r="1" r="99999"/>'],
    ["a sign that closes a tag in an attribute", '<row spans=">" r="99999"/>'],
    ["blanks", '<row\n  r =\t"99999" />'],
  ])("is seen with %s", (_, row) => expect(judge(row)).toBe(false));

  test("a sheet is found under any name", () => {
    const path = "theme/theme2.xml";
    expect(isSoundWorkbook(zipOf(book(cells('<row r="99999"/>'), { path })))).toBe(false);
  });
  test("two million cells are enough, also empty ones", () => {
    expect(judge(`<row r="1">${'<c r="A1"/>'.repeat(2_000_001)}</row>`)).toBe(false);
  });
  test("a document type, which may name itself a thousand times, is not taken", () => {
    const part = `<!DOCTYPE x [<!ENTITY a "aaaa">]>${cells(twoRows)}`;
    expect(isSoundWorkbook(zipOf(book(part)))).toBe(false);
  });
  test("what once took seconds is judged at once", () => {
    expect(judge(`<row r="${"&".repeat(300_000)}"/>`)).toBe(false);
    expect(isSoundWorkbook(zipOf(book(`${'r="&'.repeat(300_000)}`)))).toBe(true);
    expect(isSoundWorkbook(zipOf(book(`<a ${'r="&'.repeat(300_000)}`)))).toBe(false);
    for (const piece of ["a", " ", "a ", "=", "/", "a=", 'a="', "<!--", "<![CDATA[x]]>", "&#1;"])
      expect(judge(`<c ${piece.repeat(2_000_000 / piece.length)}/>`)).toBe([" ", 'a="'].includes(piece));
  });
});

describe("a ZIP with two meanings", () => {
  const parts = book(cells(twoRows));
  test.each([
    ["a part twice", { twice: true }],
    ["a part twice in other letters", { twice: true, shout: true }],
    ["another name before the part than in the directory", { otherName: true }],
    ["another size before the part", { otherSize: true }],
    ["something before it", { before: "MZ" }],
    ["something behind it", { behind: "x" }],
    ["a second end", { secondEnd: true }],
    ["a path that leads outside", { more: "../../etc/passwd" }],
    ["a path from the root", { more: "/etc/passwd" }],
    ["a path of another system", { more: "C:\\x" }],
    ["sizes of eight bytes", { zip64: true }],
    ["a checksum that is not its own", { crc: true }],
    ["a locked part", { flags: 1 }],
  ])("is refused: %s", (_, how) => {
    expect(isSoundWorkbook(zipOf(parts))).toBe(true);
    expect(isSoundWorkbook(zipOf(parts, how))).toBe(false);
  });
});
