import { Active } from "../../attachments/office/active.ts";
import { guardOffice } from "../../attachments/office/guard.server.ts";
import { Refusal, refuse } from "../../refusals.ts";
import { type Tag, tagsOf } from "../xml-tags.ts";
import { openZip, UnsoundZip, type ZipLimits, type ZipPart } from "../zip.server.ts";

export const templateLimits: ZipLimits = { parts: 1000, inflated: 80 * 1024 * 1024 };

/** A workbook as the parts it is made of. */
export interface TemplatePackage {
  readonly date1904: boolean;
  /** By the name of a sheet: the part it lies in. */
  readonly sheets: ReadonlyMap<string, string>;
  /** By name in small letters: the cells it stands for, as a formula. */
  readonly names: ReadonlyMap<string, string>;
  /** @throws UnsoundZip for a part that is not there */
  readonly read: (part: string) => Buffer;
  /** The parts of the tables (Ctrl+T) of a sheet, which lies in this part. */
  readonly tablesOf: (part: string) => readonly string[];
  /** Of the styles, by what each of them shows. */
  readonly styles: readonly CellStyle[];
}

export type CellStyle = "day" | "text" | "number" | "other";

/** @throws Refusal for a workbook with macros, links out of it, or files in it; for what is no .xlsx at all */
export function openTemplate(bytes: Uint8Array): TemplatePackage {
  const begin = Buffer.from(bytes.subarray(0, 120)).toString("latin1");
  if (!begin.startsWith("PK") || begin.includes("mimetypeapplication/vnd.oasis")) throw refuse.unsupported(saveAsXlsx);
  guard(bytes);
  const parts = new Map(openZip(bytes, templateLimits).map((part) => [part.name, part]));
  const read = (part: string) => partOf(parts, part).read();
  const workbook = [...parts.keys()].find((name) => /^xl\/[^/]{0,40}workbook[^/]{0,40}\.xml$/i.test(name));
  if (!workbook) throw refuse.unsupported(saveAsXlsx);
  const ways = waysOf(parts, workbook);
  const styles = [...ways.values()].find(({ type }) => type === "styles");
  const { sheets, names, date1904 } = readBook(read(workbook), ways);
  const tablesOf = (part: string) => [...waysOf(parts, part).values()].flatMap((way) => (way.type === "table" ? way.part : []));
  return { sheets, names, date1904, read, tablesOf, styles: styles ? readStyles(read(styles.part)) : [] };
}

export const saveAsXlsx =
  "Templat harus berupa berkas Excel .xlsx tanpa makro dan tanpa kata sandi. Buka berkas ini di Excel atau LibreOffice, simpan sebagai “Excel Workbook (.xlsx)”, lalu unggah lagi.";

/** @throws Refusal that says what a template may not hold */
function guard(bytes: Uint8Array): void {
  try {
    guardOffice(bytes);
  } catch (error) {
    if (!(error instanceof Refusal && error.cause instanceof Active)) throw error;
    const what = error.cause.message;
    throw Object.assign(
      refuse.unsupported(
        `Templat ini ${what}, jadi tidak diterima. Simpan ulang sebagai “Excel Workbook (.xlsx)” tanpa bagian itu, lalu unggah lagi.`,
      ),
      { cause: error },
    );
  }
}

function partOf(parts: ReadonlyMap<string, ZipPart>, name: string): ZipPart {
  const part = parts.get(name);
  if (!part) throw new UnsoundZip(`no part ${name}`);
  return part;
}

type Ways = ReadonlyMap<string, { readonly type: string; readonly part: string }>;

/** Where a part leads, by the id it uses for it. */
function waysOf(parts: ReadonlyMap<string, ZipPart>, part: string): Ways {
  const [folder, file] = [part.slice(0, part.lastIndexOf("/")), part.slice(part.lastIndexOf("/") + 1)];
  const ways = new Map<string, { type: string; part: string }>();
  const told = parts.get(`${folder}/_rels/${file}.rels`);
  for (const tag of told ? tagsOf(told.read()) : []) {
    if (tag.name !== "Relationship" || tag.kind === "close") continue;
    const { Id = "", Type = "", Target = "" } = attributesOf(tag);
    ways.set(Id, { type: Type.slice(Type.lastIndexOf("/") + 1), part: leadsTo(folder, Target) });
  }
  return ways;
}

/** "../tables/table1.xml" as it is seen from a folder. */
function leadsTo(folder: string, target: string): string {
  if (target.startsWith("/")) return target.slice(1);
  const steps = folder.split("/");
  for (const step of target.split("/")) {
    if (step === "..") steps.pop();
    else if (step !== ".") steps.push(step);
  }
  return steps.join("/");
}

const attributesOf = (tag: Tag): Readonly<Record<string, string>> => Object.fromEntries(tag.attributes());

function readBook(part: Buffer, ways: Ways): Pick<TemplatePackage, "sheets" | "names" | "date1904"> {
  const [sheets, names] = [new Map<string, string>(), new Map<string, string>()];
  let date1904 = false;
  let named = "";
  for (const tag of tagsOf(part)) {
    if (tag.name === "sheet" && tag.kind !== "close") {
      const { name = "", id = "" } = attributesOf(tag);
      const way = ways.get(id);
      if (way?.type === "worksheet") sheets.set(name, way.part);
    }
    if (tag.name === "workbookPr" && tag.kind !== "close") date1904 = /^(?:1|true)$/.test(attributesOf(tag).date1904 ?? "");
    if (tag.name === "definedName" && tag.kind === "open") named = attributesOf(tag).name ?? "";
    if (tag.name === "definedName" && tag.kind === "close") names.set(named.toLowerCase(), tag.text());
  }
  return { sheets, names, date1904 };
}

function readStyles(part: Buffer): CellStyle[] {
  const formats = new Map<number, string>();
  const styles: CellStyle[] = [];
  let cells = false;
  for (const tag of tagsOf(part)) {
    if (tag.name === "cellXfs") cells = tag.kind === "open";
    if (tag.kind === "close") continue;
    if (tag.name === "numFmt") {
      const { numFmtId = "", formatCode = "" } = attributesOf(tag);
      formats.set(Number(numFmtId), formatCode);
    }
    if (cells && tag.name === "xf") styles.push(styleOf(Number(attributesOf(tag).numFmtId ?? 0), formats));
  }
  return styles;
}

/** Formats that every program knows by number: days, amounts, and the "@" of text. */
function styleOf(format: number, formats: ReadonlyMap<number, string>): CellStyle {
  if (format === 49) return "text";
  if ((format >= 1 && format <= 11) || (format >= 37 && format <= 40)) return "number";
  if ((format >= 14 && format <= 17) || format === 22 || (format >= 27 && format <= 36) || (format >= 50 && format <= 58)) return "day";
  const code = (formats.get(format) ?? "").slice(0, 200).replace(/"[^"]{0,60}"|\\.|\[[^\]]{0,60}\]/g, "");
  if (code === "@") return "text";
  if (/general/i.test(code)) return "other";
  if (/[dy]/i.test(code)) return "day";
  const [positive = ""] = code.split(";");
  return /^[-+#0?.,_() ]+$/.test(positive) && positive.includes("0") ? "number" : "other";
}
