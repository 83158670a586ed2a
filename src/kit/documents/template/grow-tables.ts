import { readXml, tagsOf } from "../xml-tags.ts";
import { columnLetters, readArea } from "./areas.ts";
import type { TemplatePackage } from "./package.server.ts";

interface Filled {
  /** The part of the sheet. */
  readonly part: string;
  readonly first: number;
  readonly count: number;
  readonly columns: readonly number[];
}

export interface GrownTable {
  readonly name: string;
  readonly content: Uint8Array;
}

/** Tables (Ctrl+T) that these rows are written into and that end above the last of them: they reach to it, and their filter with them. */
export function grownTables({ read, tablesOf }: Pick<TemplatePackage, "read" | "tablesOf">, filled: Filled): GrownTable[] {
  if (filled.count === 0) return [];
  return tablesOf(filled.part).flatMap((name) => {
    const before = readXml(read(name));
    const after = grown(before, filled);
    return after === before ? [] : { name, content: new TextEncoder().encode(after) };
  });
}

function grown(xml: string, { first, count, columns }: Filled): string {
  const last = first + count - 1;
  const edits: { begin: number; end: number; text: string }[] = [];
  let depth = 0;
  for (const tag of tagsOf(xml)) {
    // The table itself and its own filter; a column may have others.
    const isOwn = tag.kind !== "close" && ((tag.name === "table" && depth === 0) || (tag.name === "autoFilter" && depth === 1));
    if (tag.kind !== "empty") depth += tag.kind === "open" ? 1 : -1;
    if (!isOwn) continue;
    const said = Object.fromEntries(tag.attributes());
    const area = readArea(said.ref ?? "");
    if (!area) continue;
    const [top, bottom] = area.rows;
    const isWritten =
      top < first && bottom >= first - 1 && columns.some((column) => column >= area.columns[0] && column <= area.columns[1]);
    // What stands below a row of totals cannot be a row of the table: nothing is written there.
    if (tag.name === "table" && (!isWritten || Number(said.totalsRowCount ?? 0) > 0)) return xml;
    const ref = `${columnLetters(area.columns[0])}${top}:${columnLetters(area.columns[1])}${last}`;
    const text = xml.slice(tag.begin, tag.end);
    // An empty table says that its one row is none yet.
    const told = text.replace(/\s(?:insertRow|insertRowShift)\s*=\s*(?:"[^"]*"|'[^']*')/g, "");
    edits.push({
      begin: tag.begin,
      end: tag.end,
      text: bottom >= last ? told : told.replace(/(\sref\s*=\s*)(?:"[^"]*"|'[^']*')/, `$1"${ref}"`),
    });
  }
  return edits.reverse().reduce((text, edit) => text.slice(0, edit.begin) + edit.text + text.slice(edit.end), xml);
}
