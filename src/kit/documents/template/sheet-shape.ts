import { type Tag, tagsOf, UnsoundXml } from "../xml-tags.ts";
import { type Area, readArea, readAreas, readCell } from "./areas.ts";

export interface ShapedCell {
  readonly column: number;
  readonly begin: number;
  readonly end: number;
  /** Its number among the styles, as it is written; undefined for none of its own. */
  readonly style: string | undefined;
  readonly formula: boolean;
  readonly value: boolean;
  /** What it says, where that is a number to the program. */
  readonly number?: string;
  /** It says itself where it stands. */
  readonly placed: boolean;
}

export interface ShapedRow {
  readonly place: number;
  readonly begin: number;
  /** Behind its opening tag. */
  readonly opened: number;
  /** Before its closing tag; the same as `end` where it closes itself. */
  readonly closing: number;
  readonly end: number;
  readonly style: string | undefined;
  readonly placed: boolean;
  readonly cells: readonly ShapedCell[];
}

export interface Validation {
  readonly areas: readonly Area[];
  /** What a list of choices is made of, as a formula. */
  readonly formula: string;
}

/** Where everything stands in the XML of a sheet. */
export interface SheetShape {
  readonly xml: string;
  /** Before the names of its elements: "" or "x:". */
  readonly prefix: string;
  readonly data: { readonly begin: number; readonly opened: number; readonly closing: number; readonly end: number };
  readonly rows: readonly ShapedRow[];
  readonly merged: readonly Area[];
  readonly validations: readonly Validation[];
  /** The style of whole columns. */
  readonly columnStyles: readonly { readonly from: number; readonly to: number; readonly style: string }[];
  readonly dimension: { readonly begin: number; readonly end: number; readonly area: Area } | undefined;
  /** It says already how it is counted. */
  readonly counts: boolean;
}

type Building<T> = { -readonly [K in keyof T]: T[K] };

type OpenCell = Building<ShapedCell> & { readonly numeric: boolean };

interface Found extends Pick<Building<SheetShape>, "dimension" | "counts"> {
  readonly rows: Building<ShapedRow>[];
  readonly merged: Area[];
  readonly validations: Validation[];
  readonly columnStyles: SheetShape["columnStyles"][number][];
  data: Building<SheetShape["data"]> | undefined;
  cells: OpenCell[];
  /** The validation that is being read. */
  open: { sqref: string; formula: string; readonly list: boolean } | undefined;
}

/** @throws UnsoundXml for what is no sheet */
export function shapeOf(xml: string): SheetShape {
  const found: Found = {
    ...{ rows: [], merged: [], validations: [], columnStyles: [], cells: [] },
    ...{ dimension: undefined, data: undefined, open: undefined, counts: false },
  };
  for (const tag of tagsOf(xml)) {
    if (found.data && found.data.closing < 0) readInside(found, found.data, tag);
    else readAround(found, tag);
  }
  const { data, rows, merged, validations, columnStyles, dimension, counts } = found;
  if (!data || data.closing < 0) throw new UnsoundXml("no rows of a sheet");
  return { xml, prefix: prefixAt(xml, data.begin), data, rows, merged, validations, columnStyles, dimension, counts };
}

/** Rows and their cells. */
function readInside(found: Found, data: Building<SheetShape["data"]>, tag: Tag): void {
  const { name, kind, begin, end } = tag;
  const [row, cell] = [found.rows.at(-1), found.cells.at(-1)];
  if (name === "sheetData") Object.assign(data, { closing: begin, end });
  else if (name === "row" && kind !== "close") {
    found.cells = [];
    found.rows.push(openRow(tag, { before: row?.place ?? 0, cells: found.cells }));
  } else if (name === "row" && row) Object.assign(row, { closing: begin, end });
  else if (name === "c" && kind !== "close") found.cells.push(openCell(tag, cell?.column ?? -1));
  else if (name === "c" && cell) cell.end = end;
  else note(cell, tag);
}

/** What a sheet says besides its cells. */
function readAround(found: Found, tag: Tag): void {
  const { name, kind, begin, end } = tag;
  if (found.open) readValidation(found, found.open, tag);
  if (found.open || kind === "close") return;
  if (name === "sheetData") found.data = { begin, opened: end, closing: kind === "empty" ? end : -1, end };
  if (name === "dimension") found.dimension = dimensionOf(tag);
  if (name === "sheetCalcPr") found.counts = true;
  if (name === "col") found.columnStyles.push(...columnStyle(tag));
  if (name === "mergeCell") found.merged.push(...readAreas(value(tag, "ref")));
  if (name === "dataValidation" && kind === "open")
    found.open = { sqref: value(tag, "sqref"), formula: "", list: value(tag, "type") === "list" };
}

/** Newer programs name the cells and the choices in elements of their own. */
function readValidation(found: Found, open: NonNullable<Found["open"]>, tag: Tag): void {
  if (tag.kind !== "close") return;
  if ((tag.name === "formula1" || tag.name === "f") && open.formula === "") open.formula = tag.text();
  if (tag.name === "sqref") open.sqref = tag.text();
  if (tag.name !== "dataValidation") return;
  if (open.list) found.validations.push({ areas: readAreas(open.sqref), formula: open.formula });
  found.open = undefined;
}

const value = (tag: Tag, wanted: string): string => tag.attributes().find(([name]) => name === wanted)?.[1] ?? "";

const prefixAt = (xml: string, begin: number): string => /^<([^\s:/>]{1,20}:)?/.exec(xml.slice(begin, begin + 24))?.[1] ?? "";

function openRow(tag: Tag, { before, cells }: { before: number; cells: readonly ShapedCell[] }): Building<ShapedRow> {
  const place = Number(value(tag, "r"));
  const placed = Number.isInteger(place) && place > 0;
  // Programs that write a row twice, or backwards, leave it to others to guess.
  if (placed && place <= before) throw new UnsoundXml("rows that are not in order");
  const style = value(tag, "s");
  return {
    ...{ place: placed ? place : before + 1, placed, cells, style: style === "" ? undefined : style },
    ...{ begin: tag.begin, opened: tag.end, closing: tag.end, end: tag.end },
  };
}

function openCell(tag: Tag, before: number): OpenCell {
  const at = readCell(value(tag, "r"));
  if (at && at.column <= before) throw new UnsoundXml("cells that are not in order");
  const style = value(tag, "s");
  return {
    ...{ column: at?.column ?? before + 1, placed: at !== undefined, style: style === "" ? undefined : style },
    ...{ begin: tag.begin, end: tag.end, formula: false, value: false, numeric: /^n?$/.test(value(tag, "t")) },
  };
}

/** What stands in a cell. */
function note(cell: OpenCell | undefined, tag: Tag): void {
  if (!cell) return;
  if (tag.name === "f") cell.formula = true;
  if (tag.kind === "close" && tag.name === "v" && cell.numeric) cell.number = tag.text();
  if (tag.kind === "close" && (tag.name === "v" || tag.name === "t") && tag.text() !== "") cell.value = true;
}

function dimensionOf(tag: Tag): SheetShape["dimension"] {
  const area = readArea(value(tag, "ref"));
  return area && { begin: tag.begin, end: tag.end, area };
}

function columnStyle(tag: Tag): { from: number; to: number; style: string }[] {
  const [from, to, style] = [Number(value(tag, "min")), Number(value(tag, "max")), value(tag, "style")];
  return style !== "" && from > 0 && to >= from ? [{ from: from - 1, to: to - 1, style }] : [];
}
