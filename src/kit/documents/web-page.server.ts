import { refuse } from "../refusals.ts";
import type { RawSheet } from "./book.ts";
import { type PageTag, pageTags } from "./html-tags.ts";
import { type LaidOut, layOut, openBudget } from "./laid-out-cells.ts";

/** Many programs of offices "export to Excel" by giving a table of a web page the name of a workbook. */
export const isWebPage = (text: string): boolean => /^\s{0,999}<(?:!doctype|!--|\?xml|[a-z][a-z0-9]{0,15}(?=[\s>/]))/i.test(text);

interface OpenTable {
  name: string;
  readonly laid: LaidOut;
  hasRow: boolean;
  cell: { says: string; readonly across: number; readonly down: number } | undefined;
}

interface Reading {
  readonly found: RawSheet[];
  readonly open: OpenTable[];
  readonly budget: ReturnType<typeof openBudget>;
  heading: string;
  inHeading: boolean;
}

/** Tables within tables within tables: no list. */
const deepest = 20;

/** Each table of a page is a sheet: the text of its cells, as the page shows it. @throws Refusal */
export function readWebPage(text: string): RawSheet[] {
  const reading: Reading = { found: [], open: [], budget: openBudget(), heading: "", inHeading: false };
  for (const tag of pageTags(text)) {
    const cell = reading.open.at(-1)?.cell;
    if (cell) cell.says += tag.text.replace(/[ \t\r\n\f]+/g, " ");
    take(reading, tag);
  }
  while (reading.open.length > 0) endTable(reading);
  if (reading.found.length === 0) throw refuse.malformed(noTable);
  return reading.found;
}

const noTable =
  "Berkas ini halaman web tanpa tabel, meskipun namanya seperti berkas Excel; mungkin halaman masuk aplikasi asalnya. Masuk dan unduh lagi di sana, lalu unggah hasilnya.";

function take(reading: Reading, { name, whole, text }: PageTag): void {
  const table = reading.open.at(-1);
  if (/^\/?(?:h[1-6]|caption)$/.test(name)) headed(reading, name, text);
  else if (reading.inHeading) reading.heading += text;
  if (name === "table") openTable(reading);
  else if (name === "/table") endTable(reading);
  else if (name === "tr") beginRow(table ?? openTable(reading));
  else if (name === "td" || name === "th") beginCell(table ?? openTable(reading), whole);
  else if (table && /^\/(?:td|th|tr|thead|tbody|tfoot)$/.test(name)) {
    endCell(table);
    if (!/^\/t[dh]$/.test(name)) table.hasRow = false;
  } else if (table?.cell && /^(?:br|\/p|\/div|\/li)$/.test(name)) table.cell.says += "\n";
}

/** What stands above a table names it. */
function headed(reading: Reading, name: string, text: string): void {
  reading.heading = name.startsWith("/") ? reading.heading + text : "";
  reading.inHeading = !name.startsWith("/");
  const table = reading.open.at(-1);
  if (name !== "/caption" || !table) return;
  table.name = nameIn(reading);
}

function nameIn(reading: Reading): string {
  const name = reading.heading.replace(/\s+/g, " ").trim().slice(0, 60);
  reading.heading = "";
  return name;
}

function openTable(reading: Reading): OpenTable {
  if (reading.open.length >= deepest) throw refuse.malformed(noTable);
  const table: OpenTable = { name: nameIn(reading), laid: layOut(reading.budget), hasRow: false, cell: undefined };
  reading.open.push(table);
  return table;
}

function endTable({ open, found }: Reading): void {
  const table = open.pop();
  if (!table) return;
  endCell(table);
  const lines = table.laid.lines();
  if (lines.some((line) => line.some((cell) => cell !== ""))) found.push({ name: table.name || `Tabel ${found.length + 1}`, lines });
}

function beginRow(table: OpenTable): void {
  endCell(table);
  table.laid.row();
  table.hasRow = true;
}

function beginCell(table: OpenTable, whole: string): void {
  endCell(table);
  if (!table.hasRow) beginRow(table);
  table.cell = {
    says: "",
    across: spanOf(whole, /\scolspan\s{0,9}=\s{0,9}["']?(\d{1,5})/i),
    down: spanOf(whole, /\srowspan\s{0,9}=\s{0,9}["']?(\d{1,5})/i),
  };
}

const spanOf = (tag: string, span: RegExp): number => Math.max(1, Number(span.exec(tag)?.[1] ?? 1));

function endCell(table: OpenTable): void {
  if (!table.cell) return;
  const { says, ...spans } = table.cell;
  table.laid.cell({ ...spans, says: says.replace(/ ?\n ?/g, "\n").trim() });
  table.cell = undefined;
}
