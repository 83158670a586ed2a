/**
 * Used by the operator of the office at a laptop, each semester, when the ministry's template comes back changed. What goes wrong: a tool
 * that rebuilds the workbook loses its validations and hidden sheets, and the upload is refused; a sum below is written over.
 */
import { describe, expect, test } from "vitest";
import { readWorkbook } from "#kit/documents/workbook.server.ts";
import { emisSheet, emisTemplate, partsOf, type TemplateParts } from "#tests/support/template-workbook.ts";
import { type Filling, fillTemplate } from "./fill.server.ts";
import { openSheet, type Place } from "./look.server.ts";
import { openTemplate } from "./package.server.ts";

const place: Place = { sheet: "Data Siswa", below: 3, columns: [0, 1, 2, 3, 4, 5], closing: ["jumlah", "mengetahui"] };
const row = (nth: number, name: string): Filling[] => [
  { number: nth },
  { text: name },
  { text: "0112345678" },
  { text: "L" },
  { day: "2011-08-12" },
  null,
];
const rows = [row(1, "Ahmad & <Fauzi>"), row(2, '=HYPERLINK("http://a")'), row(3, " \tNur_x0041_ ")];
const fill = async (bytes: Uint8Array, what = rows, where: Partial<Place> = {}) =>
  fillTemplate(bytes, await readWorkbook(bytes), { ...place, ...where, rows: what });
const target = "xl/worksheets/sheet2.xml";
const filledSheet = async (bytes: Uint8Array, what = rows, where: Partial<Place> = {}) =>
  partsOf(await fill(bytes, what, where)).get(target) ?? "";
const linesOf = async (bytes: Uint8Array) => {
  const sheet = (await readWorkbook(bytes)).sheets.find(({ name }) => name === "Data Siswa");
  return (sheet?.places ?? []).map((at, index) => [at, ...(sheet?.lines[index] ?? [])]);
};

describe("a filled template", () => {
  test.each([
    ["as Office packs it", {}],
    ["with sizes behind the data", { descriptor: true }],
    ["unpacked, with names in UTF-8", { stored: true, flags: 0x0800 }],
  ])("is the same package but for one sheet, %s", async (_, how) => {
    const template = emisTemplate({}, how);
    const filled = await fill(template);
    const [before, after] = [partsOf(template), partsOf(filled)];
    expect([...after.keys()]).toEqual([...before.keys()]);
    for (const [name, content] of before) if (name !== target) expect([name, after.get(name)]).toEqual([name, content]);
    // Packed alike as well: what stands before the sheet has not moved by a byte.
    const begin = template.indexOf(target) - 30;
    expect(Buffer.from(filled.subarray(0, begin)).equals(template.subarray(0, begin))).toBe(true);
    expect(await linesOf(filled)).toEqual([
      [1, ...Array<string>(7).fill("FORMAT UNGGAH SISWA EMIS")],
      [2, "No", "NAMA LENGKAP SISWA", "NISN", "Jenis Kelamin", "Tgl Lahir", "Agama", "Isian Kementerian"],
      [3, "1", "Ahmad & <Fauzi>", "0112345678", "L", "2011-08-12"],
      [4, "2", '=HYPERLINK("http://a")', "0112345678", "L", "2011-08-12"],
      [5, "3", " \tNur_x0041_ ", "0112345678", "L", "2011-08-12"],
    ]);
  });

  test("keeps in its sheet what is no cell of these rows: views, widths, merged cells, validations, protection", async () => {
    const xml = await filledSheet(emisTemplate());
    const [head = "", tail = ""] = [
      emisSheet.slice(emisSheet.indexOf("<sheetViews>"), emisSheet.indexOf('<row r="3"')),
      emisSheet.slice(emisSheet.indexOf("</sheetData>")),
    ];
    expect(xml).toContain(head);
    expect(xml).toContain(tail);
    expect(xml).toContain('<dimension ref="A1:G5"/>');
    expect(xml).not.toContain("<f>");
  });

  test("gives every row the looks of the first empty one, also in cells that nothing is written into", async () => {
    const xml = await filledSheet(emisTemplate());
    for (const at of [3, 4, 5]) {
      const [, line = ""] = new RegExp(`<row r="${at}" ht="18" customHeight="1">(.*?)</row>`).exec(xml) ?? [];
      const styles = [...line.matchAll(/<c r="([A-Z])\d+" s="(\d)"/g)].map(([, column, style]) => `${column}${style}`);
      expect(styles).toEqual(["A4", "B3", "C5", "D4", "E2", "F4", "G4"]);
    }
    expect(xml).toContain('<c r="E3" s="2"><v>40767</v></c>');
  });

  const variants: [string, TemplateParts][] = [
    ["without any row", { sheet: '<dimension ref="A1"/><sheetData/>' }],
    ["with an empty list of rows", { sheet: "<sheetData></sheetData>" }],
    [
      "with prefixes, as the SDK writes it",
      { prefix: "x:", sheet: '<x:sheetData><x:row r="2"><x:c r="A2" t="inlineStr"><x:is><x:t>No</x:t></x:is></x:c></x:row></x:sheetData>' },
    ],
    [
      "with rows and cells that do not say where they stand",
      { sheet: '<sheetData><row/><row><c t="inlineStr"><is><t>No</t></is></c></row><row><c s="4"/><c s="3"/></row></sheetData>' },
    ],
    [
      "with rows on lines of their own, as LibreOffice may write it",
      { sheet: '<sheetData>\n  <row r="2">\n   <c r="A2" t="inlineStr"><is><t>No</t></is></c>\n  </row>\n</sheetData>' },
    ],
    [
      "with a gap before the next row",
      { sheet: '<sheetData><row r="2"><c r="A2"><v>5</v></c></row><row r="900"><c r="A900" s="4"/></row></sheetData>' },
    ],
  ];
  test.each(variants)("is made of a sheet %s", async (_, parts) => {
    const filled = await fill(emisTemplate(parts));
    const lines = (await linesOf(filled)).filter(([at]) => Number(at) >= 3);
    expect(lines.map(([at, , name]) => [at, name])).toEqual([
      [3, "Ahmad & <Fauzi>"],
      [4, '=HYPERLINK("http://a")'],
      [5, " \tNur_x0041_ "],
    ]);
  });

  test("counts days from 1904 where the workbook does, and has its formulas counted anew", async () => {
    const sheet = emisSheet.replace('<c r="G3" s="4"/>', '<c r="G3" s="4"><f>LEN(B3)</f><v>0</v></c>');
    const xml = await filledSheet(emisTemplate({ sheet, date1904: true }));
    expect(xml).toContain('<c r="E3" s="2"><v>39305</v></c>');
    expect(xml).toContain("<f>LEN(B3)</f>");
    expect(xml).toContain('</sheetData><sheetCalcPr fullCalcOnLoad="1"/><sheetProtection');
  });
});

describe("what stands below the head", () => {
  const withRows = (more: string) => emisTemplate({ sheet: emisSheet.replace("</row></sheetData>", `</row>${more}</sheetData>`) });
  const said = (at: string, words: string) => `<c r="${at}" t="inlineStr"><is><t>${words}</t></is></c>`;

  test("a sum is not written over: too many rows are refused, and as many as fit are taken", async () => {
    const template = withRows(`<row r="5">${said("A5", "JUMLAH")}<c r="C5"><f>COUNTA(B3:B4)</f><v>0</v></c></row>`);
    await expect(fill(template)).rejects.toMatchObject({
      kind: "invalid",
      message: expect.stringContaining("2 baris kosong sebelum baris 5"),
    });
    const xml = await filledSheet(template, rows.slice(0, 2));
    expect(xml).toContain(`<row r="5">${said("A5", "JUMLAH")}<c r="C5"><f>COUNTA(B3:B4)</f><v>0</v></c></row>`);
  });

  test("a word beside the written columns stands in the way, a running number does not", async () => {
    const numbered = withRows('<row r="4"><c r="G4"><v>2</v></c></row><row r="5"><c r="G5"><v>3</v></c></row>');
    expect((await linesOf(await fill(numbered))).at(-1)).toEqual([5, "3", " \tNur_x0041_ ", "0112345678", "L", "2011-08-12", "", "3"]);
    const signed = withRows(`<row r="5">${said("G5", "Mengetahui, Kepala Madrasah")}</row>`);
    await expect(fill(signed)).rejects.toMatchObject({ kind: "invalid" });
    const book = await readWorkbook(signed);
    expect(openSheet(signed, book, place).room).toMatchObject({ first: 3, free: 2, stop: { row: 5, text: "Mengetahui, Kepala Madrasah" } });
  });

  test("an example stays, and what is written begins below it", async () => {
    const template = emisTemplate({
      sheet: emisSheet.replace('<c r="B3" s="3"/>', `<c r="B3" s="3" t="inlineStr"><is><t>CONTOH: Ahmad</t></is></c>`),
    });
    const lines = (await linesOf(await fill(template))).filter(([at]) => Number(at) > 2);
    expect(lines.map(([at, , name]) => [at, name])).toEqual([
      [3, "CONTOH: Ahmad"],
      [4, "Ahmad & <Fauzi>"],
      [5, '=HYPERLINK("http://a")'],
      [6, " \tNur_x0041_ "],
    ]);
  });

  test("a merged cell or a formula in a written column stands in the way", async () => {
    const merged = emisTemplate({
      sheet: emisSheet.replace('<mergeCell ref="A1:G1"/>', '<mergeCell ref="A1:G1"/><mergeCell ref="B4:C6"/>'),
    });
    await expect(fill(merged)).rejects.toMatchObject({ kind: "invalid" });
    await expect(fill(withRows('<row r="4"><c r="C4"><f>B4</f></c></row>'))).rejects.toMatchObject({ kind: "invalid" });
  });
});

test("a column asks for days, letters or one of its choices, written out or in a hidden sheet", async () => {
  const template = emisTemplate();
  const { room } = openSheet(template, await readWorkbook(template), place);
  expect(room.columns.map(({ style, items }) => [style, items])).toEqual([
    ["other", null],
    ["other", null],
    ["text", null],
    ["other", ["L", "P"]],
    ["day", null],
    ["other", ["1. Islam", "Protestan", "Katholik"]],
  ]);
});

test("choices that are numbers to the program are told apart from texts of the same digits, written out or in cells", async () => {
  const written = emisTemplate({ sheet: emisSheet.replace('"L,P"', '"1,2,03"') });
  const { room } = openSheet(written, await readWorkbook(written), place);
  expect(room.columns[3]).toMatchObject({ items: ["1", "2", "03"], numbers: ["1", "2"] });
  expect(room.columns[5]?.numbers).toEqual([]);
  const cells = '<row r="4"><c r="J4"><v>1</v></c><c r="K4" t="n"><f>1+1</f><v>2</v></c><c r="L4" t="str"><v>3</v></c></row></sheetData>';
  const listed = emisTemplate({ sheet: emisSheet.replace('"L,P"', "$J$4:$L$4").replace("</sheetData>", cells) });
  const { room: seen } = openSheet(listed, await readWorkbook(listed), place);
  expect(seen.columns[3]).toMatchObject({ items: ["1", "2", "3"], numbers: ["1", "2"] });
});

test("choices that newer programs keep apart are found too", async () => {
  const x14 =
    '<extLst><ext><x14:dataValidations xmlns:x14="a"><x14:dataValidation type="list"><x14:formula1><xm:f xmlns:xm="b">Ref!$A$1:$A$2</xm:f></x14:formula1><xm:sqref>D3:D9</xm:sqref></x14:dataValidation></x14:dataValidations></ext></extLst>';
  const template = emisTemplate({ sheet: emisSheet.replace(/<dataValidations.*<\/dataValidations>/, "") + x14 });
  const { room } = openSheet(template, await readWorkbook(template), place);
  expect(room.columns[3]?.items).toEqual(["1. Islam", "Protestan"]);
});

describe("what is no template is refused with a sentence", () => {
  const link =
    '<Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/externalLink" Target="externalLinks/externalLink1.xml"/>';
  test.each([
    ["a workbook of old", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), ".xlsx"],
    [
      "a list in LibreOffice's own format",
      Buffer.concat([
        Buffer.from("PK\u0003\u0004"),
        Buffer.alloc(26),
        Buffer.from("mimetypeapplication/vnd.oasis.opendocument.spreadsheet"),
      ]),
      ".xlsx",
    ],
    ["a text", Buffer.from("nama;nisn"), ".xlsx"],
    ["nothing", Buffer.alloc(0), ".xlsx"],
    ["macros", emisTemplate({ more: [["xl/vbaProject.bin", "x"]] }), "makro"],
    [
      "another workbook that it reads",
      emisTemplate({ ways: link, more: [["xl/externalLinks/externalLink1.xml", "<externalLink/>"]] }),
      "luar",
    ],
    ["a part that lies twice", emisTemplate({}, { twice: true }), "rusak"],
    ["a document type", emisTemplate({ sheet: "<!DOCTYPE a><sheetData/>" }), "tidak wajar"],
  ])("%s", (_, bytes, word) => {
    expect(() => openTemplate(bytes)).toThrow(expect.objectContaining({ kind: "unsupported", message: expect.stringContaining(word) }));
  });

  test.each([
    ["rows that go backwards", '<sheetData><row r="3"/><row r="2"/></sheetData>'],
    ["cells that stand twice", '<sheetData><row r="2"><c r="A2"/><c r="A2"/></row></sheetData>'],
    ["no rows at all", "<sheetViews/>"],
  ])("%s", async (_, sheet) => {
    const book = await readWorkbook(emisTemplate());
    expect(() => openSheet(emisTemplate({ sheet }), book, place)).toThrow(expect.objectContaining({ kind: "unsupported" }));
  });

  test("a sheet that is not there, and a cell that no program holds", async () => {
    await expect(fill(emisTemplate(), rows, { sheet: "Lain" })).rejects.toMatchObject({ kind: "invalid" });
    await expect(fill(emisTemplate(), [[{ text: "a".repeat(32_768) }]])).rejects.toMatchObject({ kind: "invalid" });
  });
});
