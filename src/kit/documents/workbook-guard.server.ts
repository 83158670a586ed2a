import { refuse } from "../refusals.ts";
import { farOutside, mostSheets, tooManySheets, unreadable } from "./book.ts";
import { madeAtIn } from "./made-at.server.ts";
import { type Tag, tagsOf, UnsoundXml } from "./xml-tags.ts";
import { openZip, UnsoundZip, type ZipPart, zipAgain } from "./zip.server.ts";

const limits = { parts: 1000, inflated: 80 * 1024 * 1024, wide: true };
const furthestRow = 25_000;
const furthestColumn = 250;
/** In all sheets together; empty ones count, because a reader lays them out all the same. */
const mostCells = 2_000_000;
/** Of what cells say, each once; a list has at most one a cell, and few have as many. */
const mostStrings = 1_000_000;

/** What lies in a ZIP that is another program's, and what to do with it. */
const others: readonly (readonly [name: RegExp, sentence: string])[] = [
  [/^xl\/workbook\.bin$/i, "Berkas ini buku kerja biner (.xlsb). Buka di Excel, simpan sebagai .xlsx, lalu unggah lagi."],
  [
    /^index\/document\.iwa$|^index\.(?:zip|xml|xml\.gz)$/i,
    "Berkas ini dari Numbers. Di Numbers pilih Ekspor ke Excel, lalu unggah hasilnya.",
  ],
  [
    /^(?:word|ppt)\//i,
    "Berkas ini dokumen atau presentasi, bukan daftar. Salin tabelnya ke Excel, simpan sebagai .xlsx, lalu unggah lagi.",
  ],
];

export interface SoundWorkbook {
  /** The workbook without anything that was not looked at: programs, pictures, sheets that are no XML. */
  readonly bytes: Uint8Array;
  /** Names of sheets that LibreOffice hides; of Excel's the reader knows it. */
  readonly hidden: ReadonlySet<string>;
  /** A formula stands there without what it gives. */
  readonly uncounted: boolean;
  /** When the portal made it, where LibreOffice saved it since. */
  readonly madeAt?: string | undefined;
}

/**
 * A workbook of Excel or LibreOffice that can be read without growing beyond any list: one meaning as a ZIP, at most 80 MB
 * unpacked, no cell of a sheet far outside, none repeated without end. What else lies in it (a theme, styles) may say "r" as it likes.
 * @throws Refusal
 */
export function soundWorkbook(bytes: Uint8Array): SoundWorkbook {
  try {
    return judged(openZip(bytes, limits));
  } catch (error) {
    if (error instanceof UnsoundZip || error instanceof UnsoundXml) throw Object.assign(unreadable(), { cause: error });
    throw error;
  }
}

function judged(parts: readonly ZipPart[]): SoundWorkbook {
  for (const [name, sentence] of others) if (parts.some((part) => name.test(part.name))) throw refuse.malformed(sentence);
  // What is locked is no XML: it is asked first.
  if (parts.some(({ name, read }) => name === "META-INF/manifest.xml" && read().includes("encryption-data"))) throw locked();
  const left: Left = { cells: mostCells, uncounted: false };
  const hidden = new Set<string>();
  const meta = parts.find(({ name }) => name === "meta.xml");
  const known = parts.filter((part) => {
    const content = part.read();
    if (!/\.(?:xml|rels)$/i.test(part.name)) return false;
    if (!staysNear(content, left)) throw farOutside();
    if (part.name === "content.xml") for (const name of hiddenTables(content)) hidden.add(name);
    return true;
  });
  return { bytes: zipAgain(known), hidden, uncounted: left.uncounted, madeAt: meta && madeAtIn(meta.read()) };
}

interface Left {
  cells: number;
  uncounted: boolean;
}

/** A sheet is known by its cells: a workbook may keep it under any name. */
function staysNear(part: Buffer, left: Left): boolean {
  let inside = false;
  let bare = false;
  let rows = 1;
  let cells = 0;
  const named = { si: 0, sheet: 0 };
  for (const tag of tagsOf(part)) {
    if (tag.kind !== "close" && (tag.name === "si" || tag.name === "sheet")) named[tag.name] += 1;
    if (named.si > mostStrings) return false;
    // Hidden and empty ones count too, so many more than a list may have.
    if (named.sheet > 10 * mostSheets) throw tooManySheets();
    if (tag.name === "table-row" && tag.kind === "open") rows = repeated(tag, "number-rows-repeated");
    if (isFilled(tag)) left.cells -= rows * repeated(tag, "number-columns-repeated");
    if (left.cells < 0) return false;
    if (tag.name === "sheetData") inside = inside || tag.kind === "open";
    if (inside && tag.name === "f") bare = true;
    if (inside && tag.name === "v" && tag.kind === "close" && tag.text() !== "") bare = false;
    if (inside && tag.name === "c") [left.uncounted, bare] = [left.uncounted || bare, false];
    if (!inside || tag.kind === "close") continue;
    if (tag.name === "row") cells = 0;
    if (tag.name === "c") [left.cells, cells] = [left.cells - 1, cells + 1];
    // A cell need not say where it stands.
    if (left.cells < 0 || cells > furthestColumn || !isNear(tag)) return false;
  }
  return true;
}

/** LibreOffice says once what stands in many cells; empty ones it may repeat to the end of the sheet. */
const isFilled = (tag: Tag): boolean =>
  (tag.name === "table-cell" || tag.name === "covered-table-cell") &&
  (tag.kind === "open" || (tag.kind === "empty" && tag.attributes().some(([name]) => name === "value-type")));

function repeated(tag: Tag, how: string): number {
  const said = tag.attributes().filter(([name]) => name === how);
  return Math.max(1, ...said.map(([, value]) => (/^\d{1,9}$/.test(value) ? Number(value) : mostCells)));
}

/** One cell in the last corner of a sheet makes readers lay out seventeen thousand million others before it. */
function isNear(tag: Tag): boolean {
  if (tag.name !== "c" && tag.name !== "row") return true;
  return tag.attributes().every(([name, value]) => {
    if (name !== "r") return true;
    const [, column = "", row = ""] = (tag.name === "c" ? /^([A-Z]{1,3})(\d{1,7})$/ : /^()(\d{1,7})$/).exec(value) ?? [];
    return row !== "" && Number(row) <= furthestRow && columnNumber(column) <= furthestColumn;
  });
}

const columnNumber = (letters: string): number => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** LibreOffice hides a sheet by its style. */
function hiddenTables(content: Buffer): string[] {
  const said = (tag: Tag, what: string) => tag.attributes().find(([name]) => name === what)?.[1] ?? "";
  const styles = new Set<string>();
  const tables: string[] = [];
  let style = "";
  for (const tag of tagsOf(content)) {
    if (tag.name === "style") style = said(tag, "name");
    if (tag.name === "table-properties" && said(tag, "display") === "false") styles.add(style);
    if (tag.name === "table" && styles.has(said(tag, "style-name"))) tables.push(said(tag, "name"));
  }
  return tables;
}

export const locked = () => refuse.malformed("Berkas ini dikunci dengan kata sandi. Simpan salinan tanpa kata sandi, lalu unggah lagi.");
