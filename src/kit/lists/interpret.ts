import type { Book, BookSheet } from "../documents/book.ts";
import type { Register } from "../register/register.ts";
import { openYielder } from "../threads/yield-event-loop.ts";
import type { ReadSheet } from "../transfer/sheet-rows.ts";
import { hasKey } from "../transfer/update/keys.ts";
import type { Choices } from "./choices.ts";
import { type CutRows, cutRows } from "./cut-rows.ts";
import { findHead, type HeadLines } from "./head.ts";
import { broughtFields, type Column, type KnownHeads, knownHeads, matchColumns } from "./match-columns.ts";
import { type MendedColumn, mendColumn } from "./mend-column.ts";
import { withLevelHeads } from "./unfold-levels.ts";
import { bare, type ListWords, mostLooked } from "./words.ts";

/** How a list is understood, and what it then says. */
export interface Interpretation {
  readonly sheets: readonly { readonly name: string; readonly hidden: boolean; readonly count: number }[];
  readonly sheet: number;
  readonly head: HeadLines;
  /** The first lines of the sheet, from which another head can be chosen. */
  readonly firstLines: readonly { readonly place: number; readonly text: string }[];
  readonly columns: readonly Column[];
  readonly mended: readonly Omit<MendedColumn, "cells" | "faults">[];
  readonly leftOut: CutRows["leftOut"];
  /** Required fields that no column brings, filled as a new form would be. */
  readonly filled: readonly { readonly label: string; readonly cell: string }[];
  /** Labels of required fields that no column brings. */
  readonly missing: readonly string[];
  readonly count: number;
  /** The list has a column for each of these levels: so many lines of it became so many rows. */
  readonly unfolded?: { readonly levels: readonly string[]; readonly lines: number; readonly rows: number };
}

export interface InterpretedList {
  readonly seen: Interpretation;
  /** In the register's own labels, every cell mended. */
  readonly list: ReadSheet;
}

interface Reading {
  readonly register: Register;
  readonly words: ListWords;
  readonly choices: Choices;
  /** Places in the file that were taken in already. */
  readonly done?: readonly number[];
  /** By field that names rows of another register: what they are called. */
  readonly names?: Readonly<Record<string, readonly string[]>>;
}

export const shownLines = 15;

/** Understands a book as a list for a register. Nothing is changed without being told in `seen`. */
export async function interpret(book: Book, { register, words, choices, done = [], names = {} }: Reading): Promise<InterpretedList> {
  const known = withLevelHeads(knownHeads(register, words), { words, register });
  const breathe = openYielder();
  const sheet = await chosenSheet(book, known, { choices, breathe });
  const lines = book.sheets[sheet] as BookSheet;
  const head = soundHead(choices.head, lines) ?? (await findHead(lines, known, breathe));
  const whole = await cutRows(lines, head, { words, register });
  const cut = asMended(whole, choices, done);
  // What is in already still tells what the columns are, and in which order they write their days.
  const matched = (await matchColumns(register, words, { ...whole, breathe })).map(withoutQuestion);
  const columns = withChoices(matched, register, choices);
  const brought = columns.filter(({ field }) => field !== "");
  const mended: MendedColumn[] = [];
  for (const column of brought)
    mended.push(await mendColumn(cut.rows, { column, whole: whole.rows, names: names[column.field], register, words, choices, breathe }));
  return {
    seen: {
      sheets: book.sheets.map(({ name, hidden, lines: { length } }) => ({ name, hidden, count: length })),
      sheet,
      head,
      firstLines: lines.lines
        .slice(0, shownLines)
        .map((line, index) => ({ place: lines.places[index] ?? index + 1, text: shortText(line) })),
      columns,
      mended: mended.map(({ cells: _, faults: __, ...told }) => told),
      leftOut: cut.leftOut.slice(0, 50),
      filled: filledIn(register, brought),
      missing: missingIn(register, brought),
      count: cut.rows.length,
      ...(whole.unfolded && { unfolded: { ...whole.unfolded, rows: whole.rows.length } }),
    },
    list: await listOf(cut, mended, { filled: filledIn(register, brought), ticks: ticksIn(register, brought, choices), breathe }),
  };
}

/** Of an empty column nobody has to say that it brings nothing. */
const withoutQuestion = (column: Column): Column =>
  column.field === "" && column.samples.length === 0 ? { ...column, sure: true } : column;

/** Questions that only a person can answer, as long as nobody has. */
export const openQuestions = ({ columns, mended, missing }: Interpretation, { columns: said, orders }: Choices): number =>
  columns.filter(({ sure, place, field }) => !sure && !isAnswered(said, { place, field })).length +
  mended.filter(({ place, order }) => order?.open && !Object.hasOwn(orders, place)).length +
  missing.length;

/** What was said and could not be taken, as a field that another column brings, is no answer. */
const isAnswered = (said: Choices["columns"], { place, field }: Pick<Column, "place" | "field">): boolean =>
  Object.hasOwn(said, place) && said[place] === field;

export const shortText = (line: readonly string[]): string => {
  const text = line.flatMap((cell) => cell.slice(0, mostLooked).trim() || []).join(" · ");
  return text.length > 90 ? `${text.slice(0, 90)}…` : text;
};

interface Choosing {
  readonly choices: Pick<Choices, "sheet">;
  readonly breathe: () => Promise<void>;
}

/** The sheet that is named, else that whose head brings most, and least of what nobody asked for: a guide to one column names it too. */
export async function chosenSheet({ sheets }: Book, known: KnownHeads, { choices: { sheet }, breathe }: Choosing): Promise<number> {
  if (sheet !== undefined && sheets[sheet]) return sheet;
  const worth: number[] = [];
  for (const one of sheets) {
    const head = await findHead(one, known, breathe);
    const cells = (one.lines[head.to] ?? []).map(bare).filter((cell) => cell !== "");
    const fields = cells.map((cell) => known.get(cell)).filter(Boolean);
    const strange = cells.length - fields.length;
    worth.push((one.hidden ? -100 : 0) + new Set(fields).size - strange / 10 + Math.min(one.lines.length, 100) / 1000);
  }
  return worth.indexOf(Math.max(...worth));
}

export function soundHead(head: HeadLines | undefined, { lines }: BookSheet): HeadLines | undefined {
  return head && head.from <= head.to && head.to - head.from <= 1 && head.to < lines.length ? head : undefined;
}

/** With the cells that a person put right, without the rows that are in already. */
export function asMended(cut: CutRows, { cells }: Choices, done: readonly number[]): CutRows {
  const isDone = new Set(done);
  const kept = cut.rows.flatMap((row, index) => {
    const place = cut.places[index] ?? 0;
    if (isDone.has(place)) return [];
    const mended = cells?.[place];
    return [{ place, row: mended ? cut.heads.map((_, column) => mended[column] ?? row[column] ?? "") : row }];
  });
  return { ...cut, rows: kept.map(({ row }) => row), places: kept.map(({ place }) => place) };
}

/** What a person says of a column stands; a field is brought by one column alone. */
function withChoices(columns: readonly Column[], register: Register, { columns: said }: Choices): Column[] {
  const fields = new Set(broughtFields(register).map(([name]) => name));
  const chosen = new Set(Object.values(said).filter((name) => fields.has(name)));
  const given = new Set<string>();
  return columns.map((column) => {
    const name = said[column.place];
    if (name === undefined) return chosen.has(column.field) ? { ...column, field: "", sure: false } : column;
    if (name !== "" && (!fields.has(name) || given.has(name))) return { ...column, field: "", sure: false };
    given.add(name);
    return { ...column, field: name };
  });
}

/** Rows that stand already can be known by a key, and do without the rest. */
const missingIn = (register: Register, brought: readonly Column[]): string[] => {
  const has = (name: string) => brought.some(({ field }) => field === name);
  return hasKey(register, has) ? [] : requiredIn(register, brought);
};

const requiredIn = (register: Register, brought: readonly Column[]): string[] =>
  broughtFields(register).flatMap(([name, { required, initial, label }]) =>
    required && initial === undefined && !brought.some(({ field }) => field === name) ? [label] : [],
  );

/** What a new form begins with, where it must say something and the list does not. */
const filledIn = (register: Register, brought: readonly Column[]): { label: string; cell: string }[] =>
  broughtFields(register).flatMap(([name, { required, initial, label, ...field }]) => {
    if (!required || initial === undefined || initial === null || brought.some(({ field: one }) => one === name)) return [];
    const option = field.kind === "choice" ? field.options.find(({ value }) => value === initial) : undefined;
    return [{ label, cell: option?.label ?? String(initial) }];
  });

/** Fields that no column brings and that somebody ticked, each with the places of its rows. */
function ticksIn({ fields }: Register, brought: readonly Column[], { ticked = {} }: Choices): Tick[] {
  const names = new Set(Object.values(ticked).flat());
  const known = [...names].filter((name) => fields[name]?.kind === "yesNo" && !brought.some(({ field }) => field === name));
  return known.map((name) => ({
    label: fields[name]?.label ?? name,
    places: new Set(Object.entries(ticked).flatMap(([place, own]) => (own.includes(name) ? [Number(place)] : []))),
  }));
}

interface Tick {
  readonly label: string;
  readonly places: ReadonlySet<number>;
}

interface Listing {
  readonly filled: Interpretation["filled"];
  readonly ticks: readonly Tick[];
  readonly breathe: () => Promise<void>;
}

async function listOf({ rows, places }: CutRows, mended: readonly MendedColumn[], { filled, ticks, breathe }: Listing): Promise<ReadSheet> {
  const cells: string[][] = [];
  const typed: string[][] = [];
  const faults: Record<string, string>[] = [];
  for (const [index, row] of rows.entries()) {
    await breathe();
    const ticked = ticks.map((tick) => (tick.places.has(places[index] ?? 0) ? "Ya" : ""));
    cells.push([...mended.map((column) => column.cells[index] ?? ""), ...ticked, ...filled.map(({ cell }) => cell)]);
    typed.push([...mended.map(({ place }) => row[place] ?? ""), ...ticked]);
    faults.push(faultsAt(mended, index));
  }
  return {
    header: [...mended.map(({ fieldLabel }) => fieldLabel), ...[...ticks, ...filled].map(({ label }) => label)],
    rows: cells,
    places,
    onlyNew: filled.map(({ label }) => label),
    typed,
    faults,
  };
}

/** By field: what no mending helped in this row. */
export const faultsAt = (mended: readonly MendedColumn[], index: number): Record<string, string> =>
  Object.fromEntries(mended.flatMap(({ field, faults }) => (faults.has(index) ? [[field, faults.get(index) as string]] : [])));
