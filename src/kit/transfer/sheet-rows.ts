import { isDay } from "../dates.ts";
import type { FieldSentences } from "../refusals.ts";
import { check, rowFaults, type Values } from "../register/check.ts";
import type { Field } from "../register/fields.ts";
import type { Register, Row } from "../register/register.ts";
import { plain } from "../register/related.ts";
import { openYielder } from "../threads/yield-event-loop.ts";
import { missingColumnSentence } from "./sheet-words.ts";
import { hasKey } from "./update/keys.ts";

export type Cell = string | number | boolean | null;

/** What was read from a file: everything as text. */
export interface ReadSheet {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Where each row stands in the file, the head being 1. */
  readonly places: readonly number[];
  /** By row and field: what was wrong with a cell before anybody checked it. */
  readonly faults?: readonly FieldSentences[];
  /** By row: the cells as they stand in the file, where they were mended. */
  readonly typed?: readonly (readonly string[])[];
  /** Labels of columns that the file does not have: they fill new rows, and change none. */
  readonly onlyNew?: readonly string[];
}

/** One cell that cannot be taken. `row` as the spreadsheet counts, the head being row 1. */
export interface RefusedCell {
  readonly row: number;
  readonly column: string;
  /** What stands there. */
  readonly typed: string;
  readonly sentence: string;
}

export interface ReadRow {
  readonly place: number;
  /** As a new row. */
  readonly values: Values;
  /** By field, what the new row cannot take. */
  readonly errors: FieldSentences;
  /** By field, what is wrong with the cell whichever row it is for. */
  readonly faults: FieldSentences;
  /** By field: every cell that the file itself has, as text. */
  readonly cells: Readonly<Record<string, string>>;
  /** Fields that no column brings and that a new row begins with: with the rest of a key they tell which row is meant. */
  readonly filled?: readonly string[];
  /** As it stands in the file. */
  readonly typed: (name: string) => string;
}

export interface ReadRows {
  readonly rows: readonly ReadRow[];
  /** What is wrong with the head. */
  readonly refused: readonly RefusedCell[];
  /** Labels of required fields without a column. Only rows that stand already do without. */
  readonly missing: readonly string[];
  /** The rest was left unread. */
  readonly more: boolean;
}

/** Ids of the rows that may be chosen, by field and by name in small letters; null when several are called so. */
export type IdsByName = Readonly<Record<string, ReadonlyMap<string, string | null>>>;

/** Files do not travel in lists; pictures lie in the library already and are named. */
const written = (register: Register) => Object.entries(register.fields).filter(([, { kind }]) => kind !== "file");

export const columnsOfSheet = (register: Register) => written(register).map(([, { label, kind }]) => ({ label, kind: sheetKind(kind) }));

/** The names of its columns, in the same order. */
export const namesOfSheet = (register: Register): string[] => written(register).map(([name]) => name);

const sheetKind = (kind: Field["kind"]) => (kind === "date" || kind === "number" ? kind : ("text" as const));

/** As a spreadsheet shows it: labels instead of codes, "Ya" and "Tidak", days as "YYYY-MM-DD". */
export const cellsOf = (register: Register, row: Row, names: Readonly<Record<string, string>>): Cell[] =>
  written(register).map(([name, field]) => toCell(field, row[name], names));

/** Without the columns of what none of these rows were asked for. `register` is the one that they were read with. */
export function withoutUnasked<C>(
  register: Register,
  table: { readonly columns: readonly C[]; readonly rows: readonly (readonly Cell[])[] },
) {
  const kept = written(register).flatMap(([, { sometimes }], place) =>
    sometimes && table.rows.every((row) => row[place] === null) ? [] : [place],
  );
  if (kept.length === table.columns.length) return table;
  const pick = <T>(row: readonly T[]): T[] => row.filter((_, place) => kept.includes(place));
  return { columns: pick(table.columns), rows: table.rows.map(pick) };
}

/** So many refused cells say enough: whoever reads them mends the list as a whole. */
export const mostRefused = 5_000;

/** Reads a sheet whose head names the columns by label, in any order. Blank rows are passed over. */
export async function readRows(register: Register, sheet: ReadSheet, ids: IdsByName = {}): Promise<ReadRows> {
  const { names, refused, missing, complete } = readHead(register, sheet.header);
  if (!complete) return { rows: [], refused, missing, more: false };
  const rows: ReadRow[] = [];
  const breathe = openYielder();
  const filled = new Set(sheet.onlyNew?.map(plain));
  const isFilled = (place: number) => filled.has(plain(sheet.header[place] ?? ""));
  const own = names.filter((name, place): name is string => name !== undefined && !isFilled(place));
  const begun = names.filter((name, place): name is string => name !== undefined && isFilled(place));
  let wrong = 0;
  for (const [index, cells] of sheet.rows.entries()) {
    await breathe();
    if (wrong >= mostRefused) return { rows, refused, missing, more: true };
    if (cells.every((cell) => asTyped(cell) === "")) continue;
    const sent = named(register, names, cells);
    const { values, errors: found, unknown } = checkRow(register, sent, ids);
    const faults = { ...unknown, ...sheet.faults?.[index] };
    const errors = { ...found, ...faults };
    wrong += Object.keys(errors).filter((name) => !missing.includes(labelOf(register, name))).length;
    rows.push({
      place: sheet.places[index] ?? index + 2,
      ...{ values, errors, faults },
      cells: Object.fromEntries(own.map((name) => [name, sent[name] ?? ""])),
      filled: begun,
      typed: (name) => asTyped((sheet.typed?.[index] ?? cells)[names.indexOf(name)] ?? null).slice(0, mostShown),
    });
  }
  return { rows, refused, missing, more: false };
}

/** The cells of a row that cannot be taken. */
export const refusedCellsOf = (register: Register, { place, typed }: ReadRow, errors: FieldSentences): RefusedCell[] =>
  Object.entries(errors).map(([name, sentence]) => ({ row: place, column: labelOf(register, name), typed: typed(name), sentence }));

interface ReadHead {
  readonly names: readonly (string | undefined)[];
  readonly refused: RefusedCell[];
  readonly missing: readonly string[];
  /** Every column that must be there is there once: the rows can be read, also beside columns that nobody knows. */
  readonly complete: boolean;
}

function readHead(register: Register, head: readonly Cell[]): ReadHead {
  const byLabel = new Map(written(register).map(([name, { label }]) => [plain(label), name]));
  const refused: RefusedCell[] = [];
  const missing: string[] = [];
  const names = head.map((cell) => {
    const label = asTyped(cell);
    const name = byLabel.get(plain(label));
    if (label !== "" && !name)
      refused.push({ row: 1, column: label.slice(0, 60), typed: "", sentence: "Kolom ini tidak dikenal. Pakai judul kolom dari templat." });
    return name;
  });
  const unknown = refused.length;
  const isKnown = hasKey(register, (name) => names.includes(name));
  for (const [name, { label, required }] of Object.entries(register.fields)) {
    const times = names.filter((one) => one === name).length;
    if (times > 1) refused.push({ row: 1, column: label, typed: "", sentence: "Kolom ini ada dua kali." });
    if (!required || times > 0) continue;
    missing.push(label);
    if (!isKnown) refused.push(missingColumn(label));
  }
  return { names, refused, missing, complete: refused.length === unknown };
}

export const missingColumn = (column: string): RefusedCell => ({ row: 1, column, typed: "", sentence: missingColumnSentence });

function named(register: Register, names: readonly (string | undefined)[], cells: readonly Cell[]): Record<string, string> {
  const sent: Record<string, string> = {};
  names.forEach((name, place) => {
    const field = name === undefined ? undefined : register.fields[name];
    if (name !== undefined && field) sent[name] = parseCell(field, cells[place] ?? null);
  });
  return sent;
}

/** Of a cell in the list of faults. */
const mostShown = 120;

/** A cell of a new row. Rows of other registers, and pictures, are written by name. */
function checkRow(
  register: Register,
  typedIn: Readonly<Record<string, string>>,
  ids: IdsByName,
): { values: Values; errors: FieldSentences; unknown: FieldSentences } {
  const sent = { ...typedIn, ...ticked(register, typedIn) };
  const unknown: [string, string][] = [];
  for (const [name, chosen] of Object.entries(ids)) {
    const words = sent[name] ?? "";
    const id = chosen.get(plain(words));
    const called = `${labelOf(register, name)} “${words.slice(0, 60)}”`;
    const { none, several } = register.fields[name]?.kind === "picture" ? unknownPicture : unknownRow;
    if (words !== "" && id === undefined) unknown.push([name, `${called} ${none}`]);
    if (words !== "" && id === null) unknown.push([name, `${called} ${several}`]);
    sent[name] = id ?? "";
  }
  const { values, errors } = check(register.fields, sent, "sheet");
  return { values, errors: { ...rowFaults(register, values), ...errors }, unknown: Object.fromEntries(unknown) };
}

/** What a form would have ticked for a new row is so in a list that says nothing about it. */
const ticked = ({ fields }: Register, typedIn: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (field.kind === "yesNo" && field.initial && !typedIn[name] ? [[name, "Ya"]] : [])),
  );

const unknownRow = { none: "tidak ada.", several: "ada lebih dari satu. Kosongkan di sini, lalu pilih di formulir." };
const unknownPicture = {
  none: "tidak ada di Pustaka Gambar. Unggah dahulu di sana, lalu periksa berkas ini sekali lagi.",
  several: "ada lebih dari satu di Pustaka Gambar. Tulis nama di situs, yang tertera pada gambarnya di sana.",
};

/** Days come as "2026-04-05" or as people here write them: 5/4/2026. */
function parseCell(field: Field, cell: Cell): string {
  const text = asTyped(cell);
  if (field.kind !== "date" || isDay(text)) return text;
  const [, day = "", month = "", year = ""] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  return year === "" ? text : `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

function asTyped(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "boolean") return cell ? "Ya" : "Tidak";
  return String(cell).trim();
}

/** A value as a person writes it into a cell; `names` of the rows it may point to. */
export function toCell(field: Field, value: unknown, names: Readonly<Record<string, string>>): Cell {
  if (value === null || value === undefined) return null;
  if (field.kind === "reference" || field.kind === "picture") return names[String(value)] ?? null;
  if (field.kind === "yesNo") return value === true ? "Ya" : "Tidak";
  if (field.kind === "choice") return field.options.find((option) => option.value === value)?.label ?? String(value);
  return typeof value === "number" ? value : String(value);
}

export const labelOf = (register: Register, name: string) => register.fields[name]?.label ?? name;
