import type { RawSheet } from "./book.ts";
import { unreadable } from "./book.ts";
import { figure } from "./figure.ts";
import { uncounted } from "./formula.ts";
import { type LaidOut, layOut, openBudget } from "./laid-out-cells.ts";
import { type Tag, tagsOf, UnsoundXml } from "./xml-tags.ts";

/** "XML Spreadsheet 2003" of Excel, as report programs still write it. */
export const isXml2003 = (text: string): boolean => {
  const begin = text.slice(0, 4_000);
  return /^\s{0,99}<(?:\?xml|\w{0,9}:?Workbook)/.test(begin) && begin.includes("urn:schemas-microsoft-com:office:spreadsheet");
};

interface OpenCell {
  readonly at: number | undefined;
  readonly across: number;
  readonly down: number;
  readonly style: string;
  readonly formula: boolean;
  type: string;
  /** Undefined until there is something. */
  says: string | undefined;
}

interface Reading {
  readonly sheets: { name: string; hidden: boolean; readonly laid: LaidOut }[];
  readonly formats: Map<string, string>;
  readonly budget: ReturnType<typeof openBudget>;
  style: string;
  cell: OpenCell | undefined;
  inData: boolean;
  inComment: boolean;
  /** Rows that look like the one before and hold nothing. */
  skip: number;
  rows: number;
}

/** Every sheet of such a workbook; what it links to, counts or runs is not asked. @throws Refusal */
export function readXml2003(text: string): RawSheet[] {
  const reading: Reading = {
    ...{ sheets: [], formats: new Map(), budget: openBudget(), style: "", cell: undefined },
    ...{ inData: false, inComment: false, skip: 0, rows: 0 },
  };
  try {
    for (const tag of tagsOf(text)) take(reading, tag);
  } catch (error) {
    throw error instanceof UnsoundXml ? Object.assign(unreadable(), { cause: error }) : error;
  }
  return reading.sheets.map(({ name, hidden, laid }) => ({ name, hidden, lines: laid.lines() }));
}

function take(reading: Reading, tag: Tag): void {
  const { name, kind } = tag;
  const sheet = reading.sheets.at(-1);
  if (name === "Comment") reading.inComment = kind === "open";
  if (reading.inComment) return;
  if (reading.inData && reading.cell) reading.cell.says = (reading.cell.says ?? "") + tag.text();
  if (name === "Data") openData(reading, tag);
  else if (name === "Style" && kind === "open") reading.style = said(tag, "ID");
  else if (name === "NumberFormat" && kind !== "close") reading.formats.set(reading.style, said(tag, "Format"));
  else if (name === "Worksheet" && kind === "open") openSheet(reading, tag);
  else if (!sheet) return;
  else if (name === "Visible" && kind === "close") sheet.hidden = /hidden/i.test(tag.text());
  else if (name === "Row" && kind !== "close") openRow(reading, sheet.laid, tag);
  else if (name === "Cell") takeCell(reading, sheet.laid, tag);
}

function openSheet(reading: Reading, tag: Tag): void {
  reading.sheets.push({ name: said(tag, "Name"), hidden: false, laid: layOut(reading.budget) });
  Object.assign(reading, { skip: 0, rows: 0 });
}

function openRow(reading: Reading, laid: LaidOut, tag: Tag): void {
  const index = number(tag, "Index");
  const place = index === undefined ? reading.rows + reading.skip : index - 1;
  laid.row(place);
  reading.rows = place + 1;
  reading.skip = number(tag, "Span") ?? 0;
}

function takeCell(reading: Reading, laid: LaidOut, tag: Tag): void {
  if (tag.kind !== "close") {
    const index = number(tag, "Index");
    reading.cell = {
      ...{ at: index === undefined ? undefined : index - 1, style: said(tag, "StyleID"), formula: said(tag, "Formula") !== "" },
      ...{ across: (number(tag, "MergeAcross") ?? 0) + 1, down: (number(tag, "MergeDown") ?? 0) + 1, type: "String", says: undefined },
    };
  }
  if (tag.kind === "open" || !reading.cell) return;
  const { at, across, down } = reading.cell;
  laid.cell({ at, across, down, says: asText(reading.cell, reading.formats) });
  reading.cell = undefined;
}

function openData(reading: Reading, tag: Tag): void {
  reading.inData = tag.kind === "open";
  if (reading.cell && reading.inData) Object.assign(reading.cell, { type: said(tag, "Type"), says: "" });
}

function asText({ type, says, formula, style }: OpenCell, formats: ReadonlyMap<string, string>): string {
  if (says === undefined) return formula ? uncounted : "";
  if (type === "Boolean") return says.trim() === "1" ? "Ya" : "Tidak";
  if (type === "Number" && says.trim() !== "" && Number.isFinite(Number(says))) return figure(Number(says), formats.get(style) ?? "");
  const [, day = "", clock = ""] = (type === "DateTime" && /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(says.trim())) || [];
  if (day === "") return says;
  if (day < "1900-01-01") return clock;
  return clock === "00:00" ? day : `${day} ${clock}`;
}

const said = (tag: Tag, wanted: string): string => tag.attributes().find(([name]) => name === wanted)?.[1] ?? "";

function number(tag: Tag, wanted: string): number | undefined {
  const value = said(tag, wanted);
  return /^\d{1,7}$/.test(value) ? Number(value) : undefined;
}
