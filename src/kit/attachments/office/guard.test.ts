import { describe, expect, test } from "vitest";
import { writeXlsx } from "#kit/documents/spreadsheet.server.ts";
import { type Parts, wordDocument, workbook } from "#tests/support/office.ts";
import { foreignWorkbook } from "#tests/support/workbooks.ts";
import { zipOf } from "#tests/support/zip.ts";
import { guardOffice } from "./guard.server.ts";

const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const way = (type: string, target: string, mode = "") =>
  `<Relationship Id="x" Type="${/^http/.test(type) ? type : `${relations}/${type}`}" Target="${target}"${mode && ` TargetMode="${mode}"`}/>`;
const refusal = (parts: Parts) => {
  try {
    guardOffice(zipOf(parts));
    return undefined;
  } catch (error) {
    return error;
  }
};
const says = (sentence: RegExp) => ({ kind: "unsupported", message: expect.stringMatching(sentence) });

describe("an ordinary document comes in", () => {
  test("as Word writes it: pictures, a template of its own, links to the web, a table of contents", () => {
    const parts = wordDocument({
      ways: way("hyperlink", "https://kemenag.go.id/?a=1&amp;b=2", "External") + way("hyperlink", "mailto:a@man1palu.sch.id", "External"),
      body: field(' TOC \\o "1-3" \\h \\z ') + field(" PAGE ") + field(' HYPERLINK "https://kemenag.go.id" '),
      more: [
        ["word/media/image1.png", "\u0089PNG"],
        ["word/theme/theme1.xml", "<a:theme/>"],
        ["docProps/thumbnail.jpeg", "x"],
      ],
    });
    expect(refusal(parts)).toBeUndefined();
  });
  test("as Excel writes it: formulas, names, settings of a printer", () => {
    const parts = workbook({
      cells: '<c r="A1"><f>SUM(B1:B9)&amp;"a|b"</f><v>1</v></c>',
      more: [["xl/printerSettings/printerSettings1.bin", "\0\0"]],
    });
    expect(refusal(parts)).toBeUndefined();
  });
  test("with its folders as parts of their own, which hold nothing", () => {
    const folders: Parts = [
      ["word/", ""],
      ["word/media/", ""],
      ["customXml/", ""],
    ];
    expect(refusal(wordDocument({ more: folders }))).toBeUndefined();
    for (const [path, held] of [
      ["word/media/", "x"],
      ["/word/vbaProject.bin", ""],
      ["word/media", ""],
    ] as const)
      expect(refusal(wordDocument({ more: [[path, held]] })), path).toMatchObject({ kind: "unsupported" });
  });
  test("as a program in a browser writes it, which declares the ending of macros and has none", () => {
    expect(() => guardOffice(foreignWorkbook("xlsx", [["NISN"]]))).not.toThrow();
  });
  test("as the portal writes it", async () => {
    const bytes = await writeXlsx([{ label: "Nama" }], [["=1+1"]], { explanations: [["Penjelasan"]], madeAt: new Date() });
    expect(() => guardOffice(bytes)).not.toThrow();
  });
});

const field = (code: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${code}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>x</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;

describe("programs", () => {
  test.each<[string, Parts]>([
    ["a part of macros", wordDocument({ more: [["word/vbaProject.bin", "x"]] })],
    ["its name in other letters", wordDocument({ more: [["Word/VBAPROJECT.BIN", "x"]] })],
    [
      "macros under another name",
      wordDocument({ ways: way("http://schemas.microsoft.com/office/2006/relationships/vbaProject", "a.xml") }),
    ],
    ["a type for macros", wordDocument({ types: '<Override PartName="/word/a.xml" ContentType="application/vnd.ms-office.vbaProject"/>' })],
    ["a type in other letters", wordDocument({ types: '<Override partname="/a" contenttype="APPLICATION/VND.MS-OFFICE.VBAPROJECT"/>' })],
    [
      "a type written with other signs",
      wordDocument({ types: '<Override PartName="/a" ContentType="application/vnd.ms-office.v&#98;aProject"/>' }),
    ],
    [
      "a type for all parts of an ending that there is",
      workbook({
        types: '<Default Extension="bin" ContentType="application/vnd.ms-excel.sheet.binary.macroEnabled.main"/>',
        more: [["xl/printerSettings/printerSettings1.BIN", "x"]],
      }),
    ],
    [
      "the same said twice",
      workbook({ types: '<Default Extension="bin" extension="xml" ContentType="application/vnd.ms-office.vbaProject"/>' }),
    ],
    ["a sheet of macros", workbook({ more: [["xl/macrosheets/sheet1.xml", "<x/>"]] })],
    ["a way to one", workbook({ ways: way("http://schemas.microsoft.com/office/2006/relationships/xlMacrosheet", "a.xml") })],
    ["ActiveX", wordDocument({ more: [["word/activeX/activeX1.xml", "<x/>"]] })],
    ["a control in the text", wordDocument({ body: "<w:control r:id='x'/>" })],
    [
      "a ribbon of its own",
      wordDocument({ ways: way("http://schemas.microsoft.com/office/2006/relationships/ui/extensibility", "a.xml") }),
    ],
  ])("%s", (_, parts) => expect(refusal(parts)).toMatchObject(says(/memuat program/)));

  test.each<[string, Parts]>([
    ["a document with macros", wordDocument({ main: "application/vnd.ms-word.document.macroEnabled.main+xml" })],
    ["a template with macros", wordDocument({ main: "application/vnd.ms-word.template.macroEnabledTemplate.main+xml" })],
    ["a template", wordDocument({ main: "application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml" })],
    ["a show", wordDocument({ main: "application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml" })],
    [
      "two documents in one",
      wordDocument({
        types: '<Override PartName="/b" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>',
      }),
    ],
  ])("%s is another kind of file", (_, parts) => expect(refusal(parts)).toMatchObject(says(/makro|tidak wajar/)));
});

describe("files within", () => {
  test.each<[string, Parts]>([
    ["an object", wordDocument({ more: [["word/embeddings/oleObject1.bin", "x"]] })],
    ["a workbook", wordDocument({ more: [["word/embeddings/Microsoft_Excel_Sheet.xlsx", "PK"]] })],
    ["a program", wordDocument({ more: [["word/media/a.exe", "MZ"]] })],
    ["a program that is called a picture", wordDocument({ more: [["word/media/image1.png", "MZ\u0090"]] })],
    ["an archive that is called a picture", wordDocument({ more: [["word/media/image1.png", "PK\u0003\u0004"]] })],
    ["a script", wordDocument({ more: [["word/media/a.js", "x"]] })],
    ["a way to an object", wordDocument({ ways: way("oleObject", "a.xml") })],
    ["another document", wordDocument({ ways: way("aFChunk", "a.html") })],
    ["its place in the text", wordDocument({ body: '<w:altChunk r:id="x"/>' })],
    ["an object in the text", wordDocument({ body: '<o:OLEObject Type="Embed"/>' })],
    ["a part of another document", wordDocument({ body: '<w:subDoc r:id="x"/>' })],
  ])("%s", (_, parts) => expect(refusal(parts)).toMatchObject(says(/lain di dalamnya/)));
});

describe("ways that lead out", () => {
  test.each<[string, Parts]>([
    ["a template", wordDocument({ ways: way("attachedTemplate", "https://x/a.dotm", "External") })],
    [
      "a template of the settings",
      wordDocument({
        more: [["word/_rels/settings.xml.rels", `<Relationships>${way("attachedTemplate", "\\\\s\\a.dotm", "External")}</Relationships>`]],
      }),
    ],
    ["a picture elsewhere", wordDocument({ ways: way("image", "https://x/a.png", "External") })],
    ["the same with another word for it", wordDocument({ ways: way("image", "https://x/a.png", "external ") })],
    ["a link to a share", wordDocument({ ways: way("hyperlink", "file://///server/a", "External") })],
    ["a link to a path of the network", wordDocument({ ways: way("hyperlink", "\\\\server\\a", "External") })],
    ["the same behind other signs", wordDocument({ ways: way("hyperlink", "%66ile:%2f%2fserver", "External") })],
    ["a link that runs", wordDocument({ ways: way("hyperlink", "java&#10;script:x", "External") })],
    ["a way within that is none", wordDocument({ ways: way("image", "file:///a.png") })],
    ["another workbook", workbook({ ways: way("externalLink", "externalLinks/a.xml") })],
    ["a connection", workbook({ ways: way("connections", "connections.xml") })],
    ["a question to a database", workbook({ ways: way("queryTable", "a.xml") })],
    ["data of a letter for many", wordDocument({ ways: way("mailMergeSource", "file:///a", "External") })],
    ["a picture in a drawing", wordDocument({ body: '<v:imagedata src="https://x/a.png"/>' })],
    ["a drawing on a share", wordDocument({ body: '<v:imagedata o:href="\\\\server\\a"/>' })],
  ])("%s", (_, parts) => expect(refusal(parts)).toMatchObject(says(/luar|jaringan/)));
});

const chars = (kind: string) => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`;
const code = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`;

describe("fields and formulas that fetch", () => {
  test.each<[string, string]>([
    ["DDEAUTO", field(' DDEAUTO c:\\\\windows\\\\cmd.exe "/k calc" ')],
    ["small letters", field(" ddeauto x ")],
    ["a code in pieces", chars("begin") + code(" D") + code("DEAU") + code("TO x") + chars("separate") + chars("end")],
    [
      "a field within a field",
      chars("begin") + code(" ") + chars("begin") + code(" QUOTE 68 68 69 ") + chars("end") + code(" x") + chars("end"),
    ],
    ["a field that does not end", chars("begin") + code(" DDE x")],
    ["a simple field", '<w:fldSimple w:instr=" DDE x "/>'],
    ["a simple field with two codes", '<w:fldSimple instr=" PAGE " w:instr=" DDE x "/>'],
    ["signs written as numbers", '<w:fldSimple w:instr=" &#68;&#x44;E x "/>'],
    ["another prefix", '<q:fldSimple q:instr=" DDE x "/>'],
    ["text of a file", field(' INCLUDETEXT "https://x/a" ')],
    ["a picture on a share", field(' INCLUDEPICTURE "\\\\\\\\server\\\\a" ')],
    ["a link", field(" LINK Excel.Sheet.8 a ")],
    ["a comment within", `<w:instrText>DD<!-- x -->E x</w:instrText>`],
    ["text that is marked as such", `<w:instrText><![CDATA[ DDE x ]]></w:instrText>`],
  ])("%s", (_, body) => expect(refusal(wordDocument({ body }))).toMatchObject(says(/luar|jaringan/)));

  test.each(["cmd|'/c calc'!A0", '_xlfn.WEBSERVICE("https://x")', 'CALL("a","b")', "REGISTER.ID(1)", "EXEC (1)"])("%s", (formula) => {
    const cells = `<c r="A1"><f>${formula.replaceAll('"', "&quot;")}</f></c>`;
    expect(refusal(workbook({ cells }))).toMatchObject(says(/rumus/));
  });
});

describe("what cannot be looked into", () => {
  test.each<[string, Parts]>([
    ["a document type", wordDocument({ body: "", before: '<!DOCTYPE x [<!ENTITY a "b">]>' })],
    ["a tag without an end", wordDocument({ body: "<w:p" })],
    ["letters of another kind", wordDocument({ before: '<?xml version="1.0" encoding="utf-7"?>' })],
    ["no types", [["word/document.xml", "<x/>"]]],
  ])("%s", (_, parts) => expect(refusal(parts)).toMatchObject(says(/tidak wajar/)));

  test("a part twice, a second end and what else a ZIP can hide", () => {
    for (const how of [{ twice: true }, { secondEnd: true }, { otherName: true }, { zip64: true }, { before: "MZ" }, { more: "../a.xml" }])
      expect(() => guardOffice(zipOf(wordDocument({}), how))).toThrow(/tidak wajar/);
  });
  test("letters of two bytes are read as such", () => {
    const body = Buffer.from('\uFEFF<?xml version="1.0" encoding="utf-16"?><w:fldSimple w:instr=" DDE x "/>', "utf16le");
    expect(refusal([...wordDocument({}), ["word/header1.xml", body]])).toMatchObject(says(/DDE/));
  });
});
