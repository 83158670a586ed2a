import { type Tag, tagsOf, UnsoundXml } from "./xml-tags.ts";
import { openZip, UnsoundZip } from "./zip.server.ts";

const limits = { parts: 1000, inflated: 80 * 1024 * 1024 };
const furthestRow = 25_000;
const furthestColumn = 250;
/** In all sheets together; empty ones count, because a reader lays them out all the same. */
const mostCells = 2_000_000;

/**
 * Whether a workbook of Excel or LibreOffice can be read without growing beyond any list: one meaning as a ZIP, at most 80 MB
 * unpacked, no cell of a sheet far outside, none repeated without end. What else lies in it (a theme, styles) may say "r" as it likes.
 */
export function isSoundWorkbook(bytes: Uint8Array): boolean {
  try {
    const left = { cells: mostCells };
    return openZip(bytes, limits).every(({ name, read }) => {
      const part = read();
      return !/\.(?:xml|rels)$/i.test(name) || staysNear(part, left);
    });
  } catch (error) {
    if (error instanceof UnsoundZip || error instanceof UnsoundXml) return false;
    throw error;
  }
}

/** A sheet is known by its cells: a workbook may keep it under any name. */
function staysNear(part: Buffer, left: { cells: number }): boolean {
  let inside = false;
  let rows = 1;
  for (const tag of tagsOf(part)) {
    if (tag.name === "table-row" && tag.kind === "open") rows = repeated(tag, "number-rows-repeated");
    if (isFilled(tag)) left.cells -= rows * repeated(tag, "number-columns-repeated");
    if (left.cells < 0) return false;
    if (tag.name === "sheetData") inside = inside || tag.kind === "open";
    if (!inside || tag.kind === "close") continue;
    if (tag.name === "c") left.cells -= 1;
    if (left.cells < 0 || !isNear(tag)) return false;
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
