import { type Tag, tagsOf } from "../../documents/xml-tags.ts";
import { Active } from "./active.ts";

const elements: Readonly<Record<string, string>> = {
  altchunk: "memuat dokumen lain di dalamnya",
  subdoc: "memuat dokumen lain di dalamnya",
  oleobject: "memuat berkas lain di dalamnya",
  oleobjects: "memuat berkas lain di dalamnya",
  objectembed: "memuat berkas lain di dalamnya",
  objectlink: "memuat berkas lain di dalamnya",
  control: "memuat program (ActiveX)",
  ddelink: "mengambil data dari program lain (DDE)",
  olelink: "mengambil data dari program lain (DDE)",
  externalbook: "mengambil data dari buku kerja lain",
  datamashup: "mengambil data dari luar",
  script: "memuat program",
  foreignobject: "memuat program",
};

/** Commands of fields that fetch, run or take in something from elsewhere. */
const commands = new Set([
  "DDE",
  "DDEAUTO",
  "INCLUDE",
  "INCLUDETEXT",
  "IMPORT",
  "LINK",
  "DATABASE",
  "RD",
  "EMBED",
  "CONTROL",
  "HTMLCONTROL",
  "ADDIN",
]);
const fetching = () => new Active("memuat bidang yang mengambil data dari luar (DDE)", "Ubah bidang itu menjadi teks biasa");
const remove = "Hapus bagian itu";

/** Formulas that call what is no formula. */
const calls = /\b(?:CALL|REGISTER(?:\.ID)?|EXEC|WEBSERVICE|RTD|SQL\.REQUEST|DDE)\s*\(|[\w\])']\s*\|\s*['\w]/i;

interface Reading {
  /** The codes of the fields that are open, the innermost last; null once the code is over and what it shows begins. */
  readonly fields: (string | null)[];
}

/** What the text of a document asks a program to do. @throws Active */
export function demandPlainFields(part: Buffer): void {
  const reading: Reading = { fields: [] };
  for (const tag of tagsOf(part)) {
    const name = tag.name.toLowerCase();
    if (tag.kind === "close") demandPlainText(name, tag, reading);
    else demandPlainElement(name, tag, reading);
  }
  for (const code of reading.fields) if (code !== null) demandPlainCode(code);
}

function demandPlainElement(name: string, tag: Tag, { fields }: Reading): void {
  const what = elements[name];
  if (Object.hasOwn(elements, name) && what) throw new Active(what, remove);
  for (const [attribute, value] of tag.attributes()) {
    const key = attribute.toLowerCase();
    if (key === "instr") demandPlainCode(value);
    if (["src", "href", "althref", "hlinkhref"].includes(key) && /^\s*(?:\\\\|\/\/|file:|smb:|javascript:)/i.test(value))
      throw new Active("memuat tautan ke berkas di komputer atau jaringan", remove);
    if (key === "src" && /^\s*https?:/i.test(value)) throw new Active("memuat gambar yang diambil dari luar", remove);
    if (name === "fldchar" && key === "fldchartype") turn(fields, value.toLowerCase());
  }
}

function turn(fields: (string | null)[], kind: string): void {
  if (kind === "begin") {
    // A command that another field spells out is one that hides.
    if (fields.at(-1)?.trim() === "") throw fetching();
    fields.push("");
  } else {
    const code = kind === "end" ? fields.pop() : fields.at(-1);
    if (typeof code === "string") demandPlainCode(code);
    if (kind === "separate" && fields.length > 0) fields[fields.length - 1] = null;
  }
}

function demandPlainText(name: string, tag: Tag, { fields }: Reading): void {
  if (name === "instrtext" || name === "delinstrtext") {
    const code = fields.at(-1);
    if (fields.length > 0 && code !== null) fields[fields.length - 1] = (code ?? "") + tag.text();
    else demandPlainCode(tag.text());
  }
  if ((name === "f" || name === "definedname" || /^formula\d?$/.test(name)) && calls.test(withoutQuotes(tag.text())))
    throw new Active("memuat rumus yang memanggil program atau alamat luar", "Ubah rumus itu menjadi nilai");
}

/** Text between quotes is only text. */
const withoutQuotes = (formula: string): string => formula.replace(/"[^"]*"/g, '""');

function demandPlainCode(code: string): void {
  const command = /^[\s"“”]*\\?([\p{L}\d]+)/u.exec(code)?.[1]?.toUpperCase() ?? "";
  if (commands.has(command)) throw fetching();
  if (/["\s](?:\\\\\\\\|\\\\[\w.]|file:|smb:)/i.test(code)) throw new Active("memuat tautan ke berkas di komputer atau jaringan", remove);
}
