import { openZip } from "#kit/documents/zip.server.ts";
import { zipOf } from "./zip.ts";

const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "application/vnd.openxmlformats-officedocument";
const declared = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

export interface TemplateParts {
  /** What stands in the sheet that is to be filled, between its opening and closing tag. */
  readonly sheet?: string;
  /** Before the names of elements of that sheet: "" or "x:". */
  readonly prefix?: string;
  readonly names?: string;
  readonly more?: readonly [string, string][];
  readonly date1904?: boolean;
  /** Into the list of ways of the workbook. */
  readonly ways?: string;
  readonly types?: string;
}

const text = (at: string, words: string, style = "") => `<c r="${at}"${style} t="inlineStr"><is><t>${words}</t></is></c>`;

/** A title over all columns, a head, one row of cells that are made up but empty, and validations: as a ministry hands it out. */
export const emisSheet = [
  '<sheetPr><tabColor rgb="FF00AA00"/></sheetPr><dimension ref="A1:G3"/>',
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="2" topLeftCell="A3" state="frozen"/></sheetView></sheetViews>',
  '<sheetFormatPr defaultRowHeight="15"/><cols><col min="1" max="1" width="6"/><col min="2" max="2" width="34" style="3"/></cols>',
  '<sheetData><row r="1" ht="24" customHeight="1"><c r="A1" s="1" t="s"><v>0</v></c></row>',
  `<row r="2">${text("A2", "No")}${text("B2", "NAMA LENGKAP SISWA")}${text("C2", "NISN")}${text("D2", "Jenis Kelamin")}`,
  `${text("E2", "Tgl Lahir")}${text("F2", "Agama")}${text("G2", "Isian Kementerian")}</row>`,
  '<row r="3" spans="1:7" ht="18" customHeight="1"><c r="A3" s="4"/><c r="B3" s="3"/><c r="C3" s="5"/><c r="D3" s="4"/><c r="E3" s="2"/><c r="F3" s="4"/><c r="G3" s="4"/></row>',
  '</sheetData><sheetProtection sheet="1" objects="1"/><mergeCells count="1"><mergeCell ref="A1:G1"/></mergeCells>',
  '<dataValidations count="2"><dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="D3:D2000"><formula1>"L,P"</formula1></dataValidation>',
  '<dataValidation type="list" allowBlank="1" sqref="F3:F2000"><formula1>Daftar_Agama</formula1></dataValidation></dataValidations>',
  '<pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/>',
].join("");

const guide = `<worksheet xmlns="${main}"><sheetData><row r="1">${text("A1", "Petunjuk pengisian: jangan mengubah judul kolom")}</row></sheetData></worksheet>`;
const lists = `<worksheet xmlns="${main}"><sheetData>${["1. Islam", "Protestan", "Katholik"].map((word, at) => `<row r="${at + 1}">${text(`A${at + 1}`, word)}</row>`).join("")}</sheetData></worksheet>`;
const styles = `<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd\\-mm\\-yyyy;@"/></numFmts><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="6"><xf numFmtId="0"/><xf numFmtId="0" fontId="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="0" borderId="1"/><xf numFmtId="0" borderId="2"/><xf numFmtId="49"/></cellXfs></styleSheet>`;

/** An empty template of three sheets, the second of which is to be filled. */
export function templateParts({
  sheet = emisSheet,
  prefix = "",
  names,
  more = [],
  date1904,
  ways = "",
  types = "",
}: TemplateParts = {}): [string, string][] {
  const namespace = prefix === "" ? `xmlns="${main}"` : `xmlns:${prefix.slice(0, -1)}="${main}"`;
  const overrides = ["sheet1", "sheet2", "sheet3"].map(
    (name) => `<Override PartName="/xl/worksheets/${name}.xml" ContentType="${office}.spreadsheetml.worksheet+xml"/>`,
  );
  const way = (id: number, kind: string, target: string) => `<Relationship Id="rId${id}" Type="${relations}/${kind}" Target="${target}"/>`;
  return [
    [
      "[Content_Types].xml",
      `${declared}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${office}.spreadsheetml.sheet.main+xml"/>${overrides.join("")}<Override PartName="/xl/styles.xml" ContentType="${office}.spreadsheetml.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${office}.spreadsheetml.sharedStrings+xml"/>${types}</Types>`,
    ],
    ["_rels/.rels", `<Relationships><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`],
    [
      "xl/workbook.xml",
      `${declared}<workbook xmlns="${main}" xmlns:r="${relations}">${date1904 ? '<workbookPr date1904="1"/>' : "<workbookPr/>"}<sheets><sheet name="Petunjuk" sheetId="1" r:id="rId1"/><sheet name="Data Siswa" sheetId="2" r:id="rId2"/><sheet name="Ref" sheetId="3" state="hidden" r:id="rId3"/></sheets><definedNames>${names ?? '<definedName name="Daftar_Agama">Ref!$A$1:$A$3</definedName>'}</definedNames></workbook>`,
    ],
    [
      "xl/_rels/workbook.xml.rels",
      `<Relationships>${way(1, "worksheet", "worksheets/sheet1.xml")}${way(2, "worksheet", "/xl/worksheets/sheet2.xml")}${way(3, "worksheet", "worksheets/sheet3.xml")}${way(4, "styles", "styles.xml")}${way(5, "sharedStrings", "sharedStrings.xml")}${ways}</Relationships>`,
    ],
    ["xl/worksheets/sheet1.xml", guide],
    ["xl/worksheets/sheet2.xml", `${declared}<${prefix}worksheet ${namespace}>${sheet}</${prefix}worksheet>`],
    ["xl/worksheets/sheet3.xml", lists],
    ["xl/styles.xml", styles],
    ["xl/sharedStrings.xml", `<sst xmlns="${main}" count="1" uniqueCount="1"><si><t>FORMAT UNGGAH SISWA EMIS</t></si></sst>`],
    ...more,
  ];
}

export const emisTemplate = (parts: TemplateParts = {}, how: Parameters<typeof zipOf>[1] = {}): Buffer => zipOf(templateParts(parts), how);

/** Every part of a ZIP, unpacked. */
export const partsOf = (bytes: Uint8Array): ReadonlyMap<string, string> =>
  new Map(openZip(bytes, { parts: 1000, inflated: 80_000_000 }).map(({ name, read }) => [name, read().toString("utf8")]));
