export type Parts = readonly (readonly [name: string, content: string | Uint8Array])[];

interface Given {
  /** Content type of the main part. */
  readonly main?: string;
  readonly types?: string;
  readonly ways?: string;
  readonly more?: Parts;
}

const word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const excel = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

function around(path: string, { main, types = "", ways = "", more = [] }: Given): Parts {
  const [folder, name] = path.split("/");
  return [
    [
      "[Content_Types].xml",
      `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Types><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/${path}" ContentType="${main}"/>${types}</Types>`,
    ],
    ["_rels/.rels", `<Relationships><Relationship Id="rId1" Type="${relations}/officeDocument" Target="${path}"/></Relationships>`],
    [
      `${folder}/_rels/${name}.rels`,
      `<Relationships><Relationship Id="s" Type="${relations}/styles" Target="styles.xml"/>${ways}</Relationships>`,
    ],
    ...more,
  ];
}

/** The parts of a Word document. */
export const wordDocument = (given: Given & { readonly body?: string; readonly before?: string }): Parts => [
  ...around("word/document.xml", { main: word, ...given }),
  [
    "word/document.xml",
    `${given.before ?? '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'}<w:document><w:body><w:p><w:r><w:t>Surat</w:t></w:r></w:p>${given.body ?? ""}</w:body></w:document>`,
  ],
];

/** The parts of an Excel workbook. */
export const workbook = (given: Given & { readonly cells?: string }): Parts => [
  ...around("xl/workbook.xml", { main: excel, ...given }),
  [
    "xl/workbook.xml",
    `<workbook><definedNames><definedName name="_xlnm.Print_Area">Data!$A$1:$B$9</definedName></definedNames></workbook>`,
  ],
  ["xl/worksheets/sheet1.xml", `<worksheet><sheetData><row r="1">${given.cells ?? ""}</row></sheetData></worksheet>`],
];
