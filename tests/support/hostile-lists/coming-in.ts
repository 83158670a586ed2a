import { utils, write } from "@e965/xlsx";
import { inline, type Package, transitional, workbook } from "../foreign-lists/by-hand.ts";
import { zipOf } from "../zip.ts";
import { type HostileList, read, said } from "./hostile-list.ts";
import { strangeRecords } from "./old-workbook.ts";
import { textComingIn } from "./text-coming-in.ts";

const good = `<row r="1">${inline("A1", "Nama")}</row><row r="2">${inline("A2", "Andini")}</row>`;
const book = (rows: string, { more = [], ...rest }: Partial<Package> & { after?: string; before?: string } = {}) =>
  workbook({ sheets: { Data: `${rest.before ?? ""}<sheetData>${rows}</sheetData>${rest.after ?? ""}` }, more, ...rest });
const letter = (at: number): string => (at > 26 ? letter(Math.floor((at - 1) / 26)) : "") + String.fromCharCode(65 + ((at - 1) % 26));
const far = `<c r="XFD1"><v>1</v></c>`;

/** A workbook whose one sheet lies at this path. */
const sheetAt = (path: string, content: string | Uint8Array) =>
  zipOf([
    ["[Content_Types].xml", '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'],
    [
      "xl/workbook.xml",
      `<workbook xmlns="${transitional.main}" xmlns:r="${transitional.relations}"><sheets><sheet name="Data" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    [
      "xl/_rels/workbook.xml.rels",
      `<Relationships><Relationship Id="rId1" Type="${transitional.relations}/worksheet" Target="${path}"/></Relationships>`,
    ],
    [`xl/${path}`, content],
  ]);
const ods = (rows: string) =>
  zipOf([
    ["mimetype", "application/vnd.oasis.opendocument.spreadsheet"],
    ["styles.xml", "<office:document-styles/>"],
    [
      "content.xml",
      `<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:spreadsheet><table:table table:name="Data">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
    ],
    ["META-INF/manifest.xml", '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"/>'],
  ]);
const odsCell = (text: string, more = "") =>
  `<table:table-cell office:value-type="string"${more}><text:p>${text}</text:p></table:table-cell>`;
const odsRow = (cells: string, more = "") => `<table:table-row${more}>${cells}</table:table-row>`;
const binary = () => {
  const made = utils.book_new();
  utils.book_append_sheet(made, utils.aoa_to_sheet([["Nama"], ["Andini"]]), "Data");
  return write(made, { type: "buffer", bookType: "xlsb" }) as Buffer;
};
const relation = (type: string, target: string) =>
  `<Relationships><Relationship Id="rId1" Type="${transitional.relations}/${type}" Target="${target}" TargetMode="External"/></Relationships>`;
const parts = [["a.xml", "<a/>"]] as const;

export const comingIn: Readonly<Record<string, HostileList>> = {
  "ZIP that unpacks to 200 MB": { make: () => book(" ".repeat(200_000_000)), refused: said.unreadable },
  "ZIP that says it is smaller than it is": {
    make: () => zipOf([["xl/a.xml", "<a/>".repeat(1000)]], { otherSize: true }),
    refused: said.unreadable,
  },
  "ZIP of 1,001 parts": { make: () => zipOf(Array.from({ length: 1_001 }, (_, at) => [`${at}.xml`, "<a/>"])), refused: said.unreadable },
  "ZIP within a ZIP": {
    make: () => zipOf([["Index.zip", book(good)]]),
    refused: "Berkas ini dari Numbers. Di Numbers pilih Ekspor ke Excel, lalu unggah hasilnya.",
  },
  "ZIP with one part twice": { make: () => zipOf(parts, { twice: true }), refused: said.unreadable },
  "ZIP with two ends": { make: () => zipOf(parts, { secondEnd: true }), refused: said.unreadable },
  "ZIP whose path leads outside": { make: () => zipOf(parts, { more: "../../etc/passwd" }), refused: said.unreadable },
  "ZIP behind a program": { make: () => zipOf(parts, { before: "MZ\0" }), refused: said.noCsv },
  "Cell in the last of 16,384 columns": { make: () => book(`<row r="1">${far}</row>`), refused: said.far },
  "Row of 16,384 filled cells": {
    make: () => book(`<row r="1">${Array.from({ length: 16_384 }, (_, at) => `<c r="${letter(at + 1)}1"><v>1</v></c>`).join("")}</row>`),
    refused: said.far,
  },
  "Twenty rows of 16,384 cells that do not say where they stand": {
    make: () => book(`<row>${'<c t="inlineStr"><is><t>x</t></is></c>'.repeat(16_384)}</row>`.repeat(20)),
    refused: said.far,
  },
  "CSV of 16,384 columns": { make: () => Buffer.from(`${"a;".repeat(16_384)}\n1`), refused: said.columns },
  "Row that says it is the 10,000,000th": {
    make: () => book(`${good}<row r="10000000"><c r="A10000000"><v>1</v></c></row>`),
    refused: said.far,
  },
  "Cell in the last of 1,048,576 rows": {
    make: () => book(`${good}<row r="1048576"><c r="A1048576"><v>1</v></c></row>`),
    refused: said.far,
  },
  "Sheet that says it has 10,000,000 rows of 16,384 columns": {
    make: () => book(good, { before: '<dimension ref="A1:XFD10000000"/>' }),
    neutralised: "what it says of its size is not asked; its two rows are read",
    lines: read,
  },
  "CSV of 2,400,000 rows": { make: () => Buffer.from("a;b\n".repeat(2_400_000)), refused: said.rows },
  "Two million cells in one place": { make: () => book(`<row r="1">${'<c r="A1"/>'.repeat(2_000_001)}</row>`), refused: said.far },
  "ODS with one cell filled to the end of the sheet": {
    make: () => ods(odsRow(odsCell("x", ' table:number-columns-repeated="16384"'), ' table:number-rows-repeated="1048576"')),
    refused: said.far,
  },
  "ODS with emptiness to the end of the sheet": {
    make: () =>
      ods(
        `${odsRow(odsCell("Nama"))}${odsRow(odsCell("Andini"))}${odsRow('<table:table-cell table:number-columns-repeated="16384"/>', ' table:number-rows-repeated="1048574"')}`,
      ),
    neutralised: "empty cells are not laid out; its two rows are read",
    lines: read,
  },
  "A thousand areas merged over the whole sheet": {
    make: () => book(good, { after: `<mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(1_000)}</mergeCells>` }),
    neutralised: "areas end with the list; 200,000 cells of them are filled at most",
    lines: [["Nama"], ["Nama"]],
  },
  "Workbook of 61 sheets": {
    make: () =>
      workbook({ sheets: Object.fromEntries(Array.from({ length: 61 }, (_, at) => [`S${at}`, `<sheetData>${good}</sheetData>`])) }),
    refused: "Berkas berisi lebih dari 60 lembar. Simpan lembar yang dimaksud saja.",
  },
  "Workbook that names 50,000 sheets": {
    make: () =>
      zipOf([["xl/workbook.xml", `<workbook><sheets>${'<sheet name="S" sheetId="1" r:id="rId1"/>'.repeat(50_000)}</sheets></workbook>`]]),
    refused: "Berkas berisi lebih dari 60 lembar. Simpan lembar yang dimaksud saja.",
  },
  "Four million texts that no cell shows": { make: () => book(good, { strings: "<si><t/></si>".repeat(4_000_000) }), refused: said.far },
  "A text of two million letters that 9,000 cells show": {
    make: () =>
      book(Array.from({ length: 9_000 }, (_, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="s"><v>0</v></c></row>`).join(""), {
        strings: `<si><t>${"x".repeat(2_000_000)}</t></si>`,
      }),
    refused: "Isi berkas ini terlalu panjang. Bagi menjadi beberapa berkas.",
  },
  "A text of 30,000 letters that 1,000 cells show": {
    make: () =>
      book(Array.from({ length: 1_000 }, (_, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="s"><v>0</v></c></row>`).join(""), {
        strings: `<si><t>${"x".repeat(30_000)}</t></si>`,
      }),
    refused: "Isi berkas ini terlalu panjang. Bagi menjadi beberapa berkas.",
  },
  "Names that stand for a thousand others (a billion laughs)": {
    make: () =>
      sheetAt(
        "worksheets/sheet1.xml",
        `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><worksheet><sheetData>${good}</sheetData></worksheet>`,
      ),
    refused: said.unreadable,
  },
  "A name that stands for a file of the server": {
    make: () =>
      sheetAt(
        "worksheets/sheet1.xml",
        `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><worksheet><sheetData>${good}</sheetData></worksheet>`,
      ),
    refused: said.unreadable,
  },
  "100,000 ampersands for a row's number": { make: () => book(`<row r="${"&".repeat(100_000)}"/>`), refused: said.far },
  "Sheet under an ending that nobody looks at": {
    make: () =>
      sheetAt(
        "worksheets/sheet1.dat",
        `<worksheet xmlns="${transitional.main}"><sheetData><row r="1">${far}</row></sheetData></worksheet>`,
      ),
    refused: said.nothing,
  },
  "Binary sheet within a workbook of XML": {
    make: () => sheetAt("worksheets/sheet1.bin", new Uint8Array(3_000)),
    refused: said.nothing,
  },
  "Binary workbook (.xlsb)": {
    make: binary,
    refused: "Berkas ini buku kerja biner (.xlsb). Buka di Excel, simpan sebagai .xlsx, lalu unggah lagi.",
  },
  "Old workbook (.xls) of noise": {
    make: () => Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(4_000, 7)]),
    refused: said.unreadable,
  },
  "Old workbook (.xls) of two million records that nobody knows": { make: strangeRecords, refused: said.nothing },
  "Old workbook (.xls) whose stream ends within its second record": { make: () => strangeRecords(0, 24), refused: said.unreadable },
  "Link to another workbook": {
    make: () =>
      book(`${good}<row r="3"><c r="A3" t="str"><f>[1]Rahasia!A1</f><v>dulu</v></c></row>`, {
        more: [
          ["xl/externalLinks/externalLink1.xml", `<externalLink xmlns="${transitional.main}"/>`],
          ["xl/externalLinks/_rels/externalLink1.xml.rels", relation("externalLinkPath", "file://server/rahasia.xlsx")],
        ],
      }),
    neutralised: "nothing is fetched; what the cell last showed is read",
    lines: [...read, ["dulu"]],
  },
  "Data from the web, a picture of an address": {
    make: () =>
      book(good, {
        more: [
          [
            "xl/connections.xml",
            `<connections xmlns="${transitional.main}"><connection id="1"><webPr url="http://169.254.169.254/"/></connection></connections>`,
          ],
          ["xl/worksheets/_rels/sheet1.xml.rels", relation("image", "http://169.254.169.254/")],
        ],
      }),
    neutralised: "nothing is fetched",
    lines: read,
  },
  "Formula that starts a program": {
    make: () => book(`${good}<row r="3"><c r="A3" t="str"><f>cmd|' /C calc'!A0</f><v>0</v></c></row>`),
    neutralised: "no formula is counted or kept; what the cell last showed is read",
    lines: [...read, ["0"]],
  },
  "Formula that nobody has counted": {
    make: () => book(`${good}<row r="3"><c r="A3"><f>HYPERLINK("http://x.example")</f></c></row>`),
    neutralised: "no formula is counted or kept; the cell says that it is not counted",
    lines: [...read, ["#RUMUS"]],
  },
  "Macros (.xlsm)": {
    make: () =>
      book(good, { kind: "application/vnd.ms-excel.sheet.macroEnabled.main+xml", more: [["xl/vbaProject.bin", new Uint8Array(9_000)]] }),
    neutralised: "the program does not reach the reader, and the file is not kept",
    lines: read,
  },
  "Programs and papers within cells": {
    make: () =>
      book(good, {
        more: [
          ["xl/embeddings/oleObject1.bin", new Uint8Array(9_000)],
          ["xl/activeX/activeX1.bin", new Uint8Array(90)],
        ],
      }),
    neutralised: "they do not reach the reader, and the file is not kept",
    lines: read,
  },
  "Names that every JavaScript object has": {
    make: () => Buffer.from("__proto__;constructor;toString\n1;2;3"),
    neutralised: "they are texts as any other",
    lines: [
      ["__proto__", "constructor", "toString"],
      ["1", "2", "3"],
    ],
  },
  "Cells with noughts, and with half of a letter": {
    make: () => book(`${good}<row r="3">${inline("A3", "An_x0000_di_xD83D_ni")}</row>`),
    neutralised: "noughts are left out, and a half is shown as a sign that nobody can read",
    lines: [...read, ["Andi\uFFFDni"]],
  },
  "CSV with noughts between the letters": { make: () => Buffer.from("Nama;Kota\n\0;x"), refused: said.noCsv },
  "CSV of one line of 5 MB": { make: () => Buffer.from(`Nama;Kota\n"${"x".repeat(5_000_000)}`), refused: said.noCsv },
  "File of more than 10 MB": {
    make: () => Buffer.alloc(10 * 1024 * 1024 + 1, 120),
    refused: "Berkas terlalu besar. Ukuran paling besar 10 MB.",
  },
  "ZIP of eight-byte sizes whose two ends lead elsewhere": {
    make: () => zipOf([["xl/workbook.xml", "<workbook/>"]], { wide: { from: 7 } }),
    refused: said.unreadable,
  },
  ...textComingIn,
};
