import type { Book, BookSheet } from "../documents/book.ts";
import type { Place, Room } from "../documents/template/look.server.ts";
import type { Register } from "../register/register.ts";
import { openYielder } from "../threads/yield-event-loop.ts";
import type { FillChoices } from "./fill-choices.ts";
import { lacksText, specials } from "./fill-choices.ts";
import { findHead, type HeadLines, headsOf } from "./head.ts";
import { chosenSheet, type Interpretation, shortText, shownLines, soundHead } from "./interpret.ts";
import { broughtFields, type Column, knownHeads, matchColumns } from "./match-columns.ts";
import { type BareColumn, describeColumn, type OutColumn, pairOf } from "./outward.ts";
import { bare, bareOutside, type ListWords } from "./words.ts";

/** How a template is understood. */
export interface TemplateSeen extends Pick<Interpretation, "sheets" | "sheet" | "head" | "firstLines"> {
  readonly columns: readonly OutColumn[];
  /** The row below the head, the first of the sheet being 1. */
  readonly below: number;
  readonly room: Omit<Room, "columns">;
}

export interface SeeingTemplate {
  readonly register: Register;
  readonly words: ListWords;
  readonly choices: FillChoices;
  /** What is free in the file. */
  readonly look: (place: Place) => Promise<Room>;
}

/** Understands an empty workbook as one that is to be filled with a register. */
export async function seeTemplate(book: Book, { register, words, choices, look }: SeeingTemplate): Promise<TemplateSeen> {
  const known = knownHeads(register, words);
  const breathe = openYielder();
  const sheet = await chosenSheet(book, known, { choices, breathe });
  const found = book.sheets[sheet] as BookSheet;
  const head = soundHead(choices.head, found) ?? (await findHead(found, known, breathe));
  const columns = await columnsOf(found, head, { register, words, choices, breathe });
  const below = (found.places[head.to] ?? head.to + 1) + 1;
  const { columns: asked, ...room } = await look(placeOf({ sheet: found.name, below, columns, words }));
  const bareColumns = columns.map((column): BareColumn => {
    const one = asked.find(({ place }) => place === column.place);
    return { ...column, style: one?.style ?? "other", items: one?.items ?? null, numbers: one?.numbers ?? [] };
  });
  return {
    sheets: book.sheets.map(({ name, hidden, lines: { length } }) => ({ name, hidden, count: length })),
    ...{ sheet, head, below, room },
    firstLines: found.lines.slice(0, shownLines).map((line, index) => ({ place: found.places[index] ?? index + 1, text: shortText(line) })),
    columns: bareColumns.map((column) => describeColumn(column, { register, words, choices })),
  };
}

interface Placing {
  readonly sheet: string;
  readonly below: number;
  readonly columns: readonly Pick<OutColumn, "place" | "field">[];
  readonly words: ListWords;
}

const placeOf = ({ columns, words, ...where }: Placing): Place => ({
  ...where,
  columns: columns.filter(({ field }) => field !== "").map(({ place }) => place),
  closing: words.closing,
});

/** Where a template that was seen is written. */
export const placeIn = ({ sheets, sheet, below, columns }: TemplateSeen, words: ListWords): Place =>
  placeOf({ sheet: sheets[sheet]?.name ?? "", below, columns, words });

type Named = Pick<BareColumn, "place" | "label" | "field" | "sure" | "usual">;

interface Naming extends Omit<SeeingTemplate, "look"> {
  readonly breathe: () => Promise<void>;
}

async function columnsOf({ lines }: BookSheet, head: HeadLines, { register, words, choices, breathe }: Naming): Promise<Named[]> {
  const heads = headsOf(lines, head);
  const rows = lines.slice(head.to + 1);
  const isEmpty = (place: number) => rows.every((row) => (row[place] ?? "").trim() === "");
  const pair = pairOf(register, words);
  const allowed = new Set([...broughtFields(register).map(([name]) => name), ...Object.values(specials), ""]);
  const columns = await matchColumns(register, words, { heads, rows, breathe });
  return columns.map((column) => {
    const said = choices.columns[column.place];
    const label = bareOutside(column.label);
    const usual = words.same?.find((one) => one.heads.includes(label))?.text;
    const told = { ...named(column), sure: true, ...(usual !== undefined && { usual }) };
    if (said !== undefined && allowed.has(said)) return { ...told, field: said };
    if (usual !== undefined && (column.field === "" || !column.sure)) return { ...told, field: specials.constant };
    if (numbering.includes(label) && isEmpty(column.place)) return { ...named(column), field: specials.number, sure: true };
    if (pair?.heads.includes(bare(column.label)) || pair?.heads.includes(label))
      return { ...named(column), field: specials.pair, sure: true };
    return named(column);
  });
}

const named = ({ place, label, field, sure }: Column): Named => ({ place, label, field, sure });

/** Heads of columns that count the rows. */
const numbering = ["no", "nomor urut", "no urut", "nourut", "urut", "nomer", "nomor"];

/** Columns that nobody has said anything of, and that their head does not tell. */
export const openInTemplate = ({ columns }: TemplateSeen): number =>
  columns.filter((column) => column.label !== "" && (!column.sure || lacksText(column))).length;
