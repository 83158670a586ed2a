import { zipOf } from "../zip.ts";

/**
 * Workbooks put together as programs write them that no machine of ours has: the parts, attributes and oddities are theirs, the people
 * are invented.
 */
type Part = [name: string, content: string | Uint8Array];

const office = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';
export const transitional = {
  main: "http://schemas.openxmlformats.org/spreadsheetml/2006/main",
  relations: "http://schemas.openxmlformats.org/officeDocument/2006/relationships",
};
const strict = {
  main: "http://purl.oclc.org/ooxml/spreadsheetml/main",
  relations: "http://purl.oclc.org/ooxml/officeDocument/relationships",
};

export interface Package {
  /** By the name of the sheet, as XML within "worksheet". */
  readonly sheets: Readonly<Record<string, string>>;
  readonly strings?: string;
  readonly more?: readonly Part[];
  readonly types?: string;
  readonly workbook?: string;
  readonly names?: typeof transitional;
  readonly root?: string;
  readonly how?: Parameters<typeof zipOf>[1];
  /** The content type of the workbook's main part. */
  readonly kind?: string;
}

/** Style 1 is a day, 2 a day as Windows in Indonesia writes it, 3 text, 4 ten figures. */
const styles = (main: string) =>
  `${head}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="[$-421]dd\\ mmmm\\ yyyy;@"/><numFmt numFmtId="165" formatCode="0000000000"/></numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="49"/><xf numFmtId="165"/></cellXfs></styleSheet>`;

/** The theme of Office 2007–2010, with the gradient whose "r" is no row. */
const theme = `${head}<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="Office Theme"><a:themeElements><a:clrScheme name="Office"><a:dk1><a:sysClr val="windowText" lastClr="000000"/></a:dk1></a:clrScheme><a:fmtScheme name="Office"><a:bgFillStyleLst><a:gradFill rotWithShape="1"><a:gsLst><a:gs pos="0"><a:schemeClr val="phClr"/></a:gs></a:gsLst><a:path path="circle"><a:fillToRect l="50000" t="-80000" r="50000" b="180000"/></a:path></a:gradFill></a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`;

export function workbook({ sheets, strings, more = [], types = "", workbook = "", names = transitional, ...rest }: Package): Buffer {
  const { root = "", how = {}, kind = `${office}.sheet.main+xml` } = rest;
  const entries = Object.entries(sheets);
  const { main, relations } = names;
  const override = (path: string, type: string) => `<Override PartName="${path}" ContentType="${type}"/>`;
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${relations}/${type}" Target="${target}"/>`;
  const package_ = "http://schemas.openxmlformats.org/package/2006";
  const listed = entries.map((_, at) => override(`/xl/worksheets/sheet${at + 1}.xml`, `${office}.worksheet+xml`)).join("");
  const rest_ = `${override("/xl/styles.xml", `${office}.styles+xml`)}${strings ? override("/xl/sharedStrings.xml", `${office}.sharedStrings+xml`) : ""}${types}`;
  const parts: Part[] = [
    [
      "[Content_Types].xml",
      `${head}<Types xmlns="${package_}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/>${override("/xl/workbook.xml", kind)}${listed}${rest_}</Types>`,
    ],
    [
      "_rels/.rels",
      `${head}<Relationships xmlns="${package_}/relationships">${relation(1, "officeDocument", "xl/workbook.xml")}</Relationships>`,
    ],
    [
      "xl/workbook.xml",
      `${head}<workbook xmlns="${main}" xmlns:r="${relations}">${workbook}<sheets>${entries.map(([name], at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join("")}</sheets></workbook>`,
    ],
    [
      "xl/_rels/workbook.xml.rels",
      `${head}<Relationships xmlns="${package_}/relationships">${entries.map((_, at) => relation(at + 1, "worksheet", `worksheets/sheet${at + 1}.xml`)).join("")}${relation(90, "styles", "styles.xml")}${relation(91, "theme", "theme/theme1.xml")}${strings ? relation(92, "sharedStrings", "sharedStrings.xml") : ""}</Relationships>`,
    ],
    ["xl/styles.xml", styles(main)],
    ["xl/theme/theme1.xml", theme],
    ...(strings ? [["xl/sharedStrings.xml", `${head}<sst xmlns="${main}">${strings}</sst>`] as Part] : []),
    ...entries.map(
      ([, inside], at): Part => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `${head}<worksheet xmlns="${main}" xmlns:r="${relations}"${root}>${inside}</worksheet>`,
      ],
    ),
    ...more,
  ];
  return zipOf(parts, how);
}

export const inline = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
const row = (number: number, cells: string, more = "") => `<row r="${number}"${more}>${cells}</row>`;
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const texts = (number: number, cells: readonly string[]) =>
  cells.map((cell, at) => (cell ? inline(`${letters[at]}${number}`, cell) : "")).join("");

const heads = ["No", "Nama Siswa", "NISN", "L/P", "Tgl Lahir"];
const people = [
  ["1", "Andini Pratiwi Lasimpo", "0098765001", "P", "39884"],
  ["2", "Bagas Aditya Mangge", "0098765002", "L", "39769"],
] as const;
const dayCell = (at: string, serial: string, style: number) => `<c r="${at}" s="${style}"><v>${serial}</v></c>`;
const rowsFrom = (first: number, style = 1, more = "") =>
  people
    .map(([no, nama, nisn, jk, lahir], at) => {
      const n = first + at;
      return row(n, `<c r="A${n}"><v>${no}</v></c>${texts(n, ["", nama, nisn, jk])}${dayCell(`E${n}`, lahir, style)}`, more);
    })
    .join("");

/** Shared strings with several looks in one cell and a reading beside it, printer's bytes, formulas that gave text or a fault. */
export const excel2007 = () =>
  workbook({
    strings: `<si><t>DAFTAR SISWA</t></si>${heads.map((one) => `<si><t xml:space="preserve">${one} </t></si>`).join("")}<si><r><rPr><b/></rPr><t xml:space="preserve">Andini </t></r><r><t>Pratiwi Lasimpo</t></r><rPh sb="0" eb="6"><t>salah</t></rPh></si><si><t>Bagas Aditya Mangge</t></si><si><t>P</t></si>`,
    sheets: {
      Sheet1: `<dimension ref="A1:F7"/><sheetViews><sheetView workbookViewId="0"/></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols><col min="6" max="6" hidden="1"/></cols><sheetData>${row(1, '<c r="A1" t="s"><v>0</v></c><c r="B1"/>', ' spans="1:6"')}${row(3, [1, 2, 3, 4, 5].map((at) => `<c r="${letters[at - 1]}3" t="s"><v>${at}</v></c>`).join(""))}${row(4, '<c r="A4"><f>ROW()-3</f><v>1</v></c><c r="B4" t="s"><v>6</v></c><c r="C4" s="4"><v>98765001</v></c><c r="D4" t="s"><v>8</v></c><c r="E4" s="1"><v>39884</v></c><c r="F4" t="e"><f>VLOOKUP(B4,G:H,2,0)</f><v>#N/A</v></c>')}${row(5, '<c r="A5"><f t="shared" ref="A5:A6" si="0">A4+1</f><v>2</v></c><c r="B5" t="s"><v>7</v></c><c r="C5" s="4"><v>98765002</v></c><c r="D5" t="str"><f>"L"</f><v>L</v></c><c r="E5" s="1"><v>39769</v></c>')}${row(7, `${inline("A7", "JUMLAH")}<c r="B7"><f>COUNTA(B4:B5)</f><v>2</v></c>`)}</sheetData><mergeCells count="1"><mergeCell ref="A1:E1"/></mergeCells><pageSetup paperSize="9" orientation="landscape"/>`,
    },
    more: [
      ["xl/calcChain.xml", `${head}<calcChain xmlns="${transitional.main}"><c r="A4" i="1"/><c r="F4"/></calcChain>`],
      ["xl/printerSettings/printerSettings1.bin", new Uint8Array(200)],
    ],
  });

/** Names of later years in every tag, a table, answers to notes, an array that spills. */
export const excel365 = () =>
  workbook({
    root: ' xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" mc:Ignorable="x14ac xr xr2" xmlns:x14ac="http://schemas.microsoft.com/office/spreadsheetml/2009/9/ac" xmlns:xr="http://schemas.microsoft.com/office/spreadsheetml/2014/revision" xr:uid="{00000000-0001-0000-0000-000000000000}"',
    sheets: {
      Siswa: `<sheetFormatPr defaultRowHeight="14.4" x14ac:dyDescent="0.3"/><sheetData>${row(1, texts(1, heads), ' spans="1:5" x14ac:dyDescent="0.3"')}${rowsFrom(2, 2, ' x14ac:dyDescent="0.3"')}</sheetData><tableParts count="1"><tablePart r:id="rId1"/></tableParts><extLst><ext uri="{CCE6A557-97BC-4b89-ADB6-D9C93CAAB3DF}" xmlns:x14="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main"><x14:dataValidations count="1"/></ext></extLst>`,
    },
    more: [
      [
        "xl/tables/table1.xml",
        `${head}<table xmlns="${transitional.main}" id="1" name="Tabel1" displayName="Tabel1" ref="A1:E3"><autoFilter ref="A1:E3"/></table>`,
      ],
      ["xl/metadata.xml", `${head}<metadata xmlns="${transitional.main}"/>`],
      ["xl/persons/person.xml", `${head}<personList xmlns="http://schemas.microsoft.com/office/spreadsheetml/2018/threadedcomments"/>`],
    ],
  });

/** Empty cells with a look out to Z1000, sizes behind the data. */
export const googleSheets = () => {
  const empty = Array.from({ length: 996 }, (_, at) =>
    row(at + 4, [...letters].map((one) => `<c r="${one}${at + 4}" s="3"/>`).join(""), ' ht="15.75" customHeight="1"'),
  );
  return workbook({
    how: { descriptor: true, flags: 0x0800 },
    sheets: {
      "Form Responses 1": `<sheetPr><outlinePr summaryBelow="0" summaryRight="0"/></sheetPr><sheetData>${row(1, texts(1, ["Timestamp", "Nama Siswa", "NISN", "L/P", "Tgl Lahir"]))}${people.map(([, nama, nisn, jk, lahir], at) => row(at + 2, `<c r="A${at + 2}" s="2"><v>46212.5043</v></c>${texts(at + 2, ["", nama, nisn, jk])}${dayCell(`E${at + 2}`, lahir, 2)}`)).join("")}${empty.join("")}</sheetData>`,
    },
  });
};

/** Says that the sheet goes to its very end, and that all columns have a width. */
export const wps = () =>
  workbook({
    workbook:
      '<fileVersion appName="xl" lastEdited="3" lowestEdited="5" rupBuild="9302"/><workbookPr/><bookViews><workbookView windowWidth="19200" windowHeight="7970"/></bookViews>',
    sheets: {
      Sheet1: `<sheetPr/><dimension ref="A1:XFD1048576"/><sheetFormatPr defaultColWidth="9" defaultRowHeight="14.5"/><cols><col min="1" max="16384" width="9" style="3"/></cols><sheetData>${row(1, texts(1, ["DATA SISWA"]))}${row(2, texts(2, heads))}${rowsFrom(3)}</sheetData><mergeCells count="1"><mergeCell ref="A1:XFD1"/></mergeCells>`,
    },
    more: [["docProps/custom.xml", `${head}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/custom-properties"/>`]],
  });

/** Numbers of Apple: the name of the table stands above it, merged over all columns. */
export const appleNumbers = () =>
  workbook({
    how: { descriptor: true },
    sheets: {
      "Ringkasan Ekspor": `<sheetData>${row(3, texts(3, ["", "Dokumen ini diekspor dari Numbers."]))}</sheetData>`,
      "Lembar 1 - Tabel 1": `<sheetData>${row(1, `${texts(1, ["Tabel 1"])}<c r="B1"/><c r="E1"/>`)}${row(2, texts(2, heads))}${rowsFrom(3)}${row(
        5,
        "ABCDE".replace(/./g, (one) => `<c r="${one}5" s="3"/>`),
      )}</sheetData><mergeCells count="1"><mergeCell ref="A1:E1"/></mergeCells>`,
    },
  });

/** PhpSpreadsheet, as most school programs make their downloads: text that Excel marks with an apostrophe, empty columns between. */
export const phpSpreadsheet = () =>
  workbook({
    sheets: {
      Worksheet: `<sheetPr><outlinePr summaryBelow="1" summaryRight="1"/></sheetPr><dimension ref="A1:G4"/><sheetData>${row(1, texts(1, ["No.", "", "NAMA", "", "NISN", "JK", "TANGGAL LAHIR"]), ' spans="1:7"')}${people.map(([no, nama, nisn, jk], at) => row(at + 2, `<c r="A${at + 2}" t="n"><v>${no}</v></c>${texts(at + 2, ["", "", nama, "", `'${nisn}`, jk === "P" ? "Perempuan" : "Laki-laki", ["12 Maret 2009", "17 November 2008"][at] ?? ""])}`, ' spans="1:7"')).join("")}</sheetData>`,
    },
  });

/** ISO 29500 Strict: other names for everything, days as they are written. */
export const strictOffice = () =>
  workbook({
    names: strict,
    root: ' conformance="strict"',
    sheets: {
      Sheet1: `<sheetData>${row(1, texts(1, heads))}${people.map(([no, nama, nisn, jk], at) => row(at + 2, `<c r="A${at + 2}"><v>${no}</v></c>${texts(at + 2, ["", nama, nisn, jk])}<c r="E${at + 2}" s="1" t="d"><v>${["2009-03-12T00:00:00", "2008-11-17T00:00:00"][at]}</v></c>`)).join("")}</sheetData>`,
    },
  });

/** With macros: they stay where they are, and its cells are read. */
export const withMacros = () =>
  workbook({
    kind: "application/vnd.ms-excel.sheet.macroEnabled.main+xml",
    sheets: { Sheet1: `<sheetData>${row(1, texts(1, heads))}${rowsFrom(2)}</sheetData>` },
    more: [["xl/vbaProject.bin", new TextEncoder().encode("Attribut\0e VB_Nam\0e = ThisWorkbook")]],
  });

/** Apache POI and others that do not know before how long a part will be: sizes of eight bytes, told behind the data. */
export const wide = () =>
  workbook({
    how: { wide: true, descriptor: true },
    sheets: { Sheet0: `<sheetData>${row(1, texts(1, heads))}${rowsFrom(2)}</sheetData>` },
  });

/** A program wrote the formulas and no program has counted them; the second gave nothing, and says so. */
export const uncountedFormulas = () => {
  const nisn = ['<c r="C2"><f>VLOOKUP(B2,G:H,2,0)</f><v></v></c>', '<c r="C3" t="str"><f>""</f><v></v></c>', inline("C4", "0098765003")];
  const rows = ["Andini Pratiwi Lasimpo", "Bagas Aditya Mangge", "Nur’aini Tombolotutu"].map((nama, at) =>
    row(
      at + 2,
      `<c r="A${at + 2}"><v>${at + 1}</v></c>${inline(`B${at + 2}`, nama)}${nisn[at]}${inline(`D${at + 2}`, "P")}<c r="E${at + 2}" s="1"><v>39884</v></c>`,
    ),
  );
  return workbook({ sheets: { Sheet1: `<sheetData>${row(1, texts(1, heads))}${rows.join("")}</sheetData>` } });
};
