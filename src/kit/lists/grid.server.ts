import type { ReadCtx } from "../ctx.server.ts";
import { sql } from "../database/sql.server.ts";
import type { BookSheet } from "../documents/book.ts";
import type { Register } from "../register/register.ts";
import type { KeptPlan } from "../transfer/plan.server.ts";
import type { ToldRow } from "../transfer/update/told-row.ts";
import { bookOf } from "./book-of.server.ts";
import { type CutRows, type Cutting, cutRows } from "./cut-rows.ts";
import { asMended } from "./interpret.ts";
import { namedIn } from "./named-in.ts";
import { toldByPlace } from "./told-rows.server.ts";
import type { Levelled } from "./unfold-levels.ts";
import type { UploadedList } from "./uploaded-list.server.ts";
import { faultHead, type ListWords } from "./words.ts";

/** Some rows of an uploaded list as they stand in the file, with what a person put right, to be mended. */
export interface Grid {
  readonly columns: readonly { readonly place: number; readonly label: string }[];
  /** Fields without a column that may be ticked for a row, because a fault in it asks for that. */
  readonly ticks: readonly { readonly field: string; readonly label: string }[];
  readonly rows: readonly GridRow[];
  /** Rows that there are, on all pages. */
  readonly total: number;
  readonly page: number;
  /** Sound rows are shown too. */
  readonly all: boolean;
}

export interface GridRow {
  /** In the file. */
  readonly place: number;
  /** As many as there are columns. */
  readonly cells: readonly string[];
  /** By the place of a column: why its cell is refused. */
  readonly faults: Readonly<Record<string, string>>;
  /** What is wrong with the row, and no cell of it shows. */
  readonly besides: readonly string[];
}

/** Rows on one page of the grid. */
export const gridRowsAtOnce = 50;

export interface GridAsked {
  readonly page: number;
  readonly all: boolean;
}

interface Asked extends GridAsked {
  readonly words: ListWords;
}

/** The rows that are refused, or all of them; null where there is nothing to mend. */
export async function gridOf(ctx: ReadCtx, register: Register, list: UploadedList, { words, page, all }: Asked): Promise<Grid | null> {
  const { plan, seen } = list;
  if (!plan || plan.refused.length === 0) return null;
  const rows = rowsOf(await keptRows(ctx, list, { words, register }));
  const refused = Map.groupBy(plan.refused, ({ row }) => row);
  const labels = new Set(plan.refused.map(({ column }) => column));
  const brought = seen.columns.filter(({ field }) => field !== "");
  const sentences = [...new Set(plan.refused.map(({ sentence }) => sentence))];
  const labelOf = (field: string) => register.fields[field]?.label ?? field;
  const settling = Object.entries(register.settledBy ?? {}).flatMap(([field, tick]) => (labels.has(labelOf(field)) ? [tick] : []));
  const ticks = settling.filter((tick) => register.fields[tick] && !brought.some(({ field }) => field === tick));
  const shown = brought.filter(
    ({ field }) =>
      all || field === register.columns[0] || labels.has(labelOf(field)) || settling.includes(field) || namedIn(labelOf(field), sentences),
  );
  const faulty = all ? rows : rows.filter(({ place }) => refused.has(place));
  // Where a whole column is wanting, no row can be put right.
  if (faulty.length === 0) return null;
  const from = (page - 1) * gridRowsAtOnce;
  return {
    columns: shown.map(({ place, field }) => ({ place, label: labelOf(field) })),
    ticks: ticks.map((field) => ({ field, label: labelOf(field) })),
    rows: faulty.slice(from, from + gridRowsAtOnce).map(({ place, cells }) => {
      const told = refused.get(place) ?? [];
      const at = (column: string) => shown.find(({ field }) => labelOf(field) === column)?.place;
      return {
        place,
        cells: shown.map((column) => cells[column.place] ?? ""),
        faults: Object.fromEntries(told.flatMap(({ column, sentence }) => (at(column) === undefined ? [] : [[at(column), sentence]]))),
        besides: told.flatMap(({ column, sentence }) => (at(column) === undefined ? [sentence] : [])),
      };
    }),
    ...{ total: faulty.length, page, all },
  };
}

/** What cannot be taken in yet, as the file has it, each row with what is wrong; it can be uploaded again as it is. */
export async function restOf(ctx: ReadCtx, register: Register, list: UploadedList, words: ListWords): Promise<MendableRows> {
  const [waiting, told] = [await waitingPlaces(ctx, list.id), await toldByPlace(ctx, list.id)];
  return rowsToMend(ctx, register, list, {
    words,
    whyNot: (place) => (waiting.has(place) ? undefined : whyNot(list.plan, { place, told: told.get(place) })),
  });
}

/** As the file has them, with what is wrong in the last column. */
export interface MendableRows {
  readonly heads: string[];
  readonly rows: string[][];
}

interface Mendable {
  readonly words: ListWords;
  /** What is wrong with the row at this place in the file; undefined where nothing is. */
  readonly whyNot: (place: number) => string | undefined;
}

/** Rows as the file has them, each with what is wrong; it can be uploaded again as it is. */
export async function rowsToMend(
  ctx: ReadCtx,
  register: Levelled,
  list: UploadedList,
  { words, whyNot: why }: Mendable,
): Promise<MendableRows> {
  const cut = await keptRows(ctx, list, { words, register });
  const own = list.seen.columns.filter(({ place, label }) => cut.heads[place]?.names.length !== 0 && label !== faultHead);
  const isWide = list.seen.head.to > list.seen.head.from;
  const heads = own.map(({ place, label, field }) => {
    const names = cut.heads[place]?.names ?? [];
    // A half of a column, or a head of two lines, is known again by the field's own name.
    return (isWide || label !== names[0]) && field !== "" ? (register.fields[field]?.label ?? label) : label;
  });
  return {
    heads: [...heads, faultHead],
    rows: rowsOf(cut).flatMap(({ place, cells }) => {
      const sentence = why(place);
      return sentence === undefined ? [] : [[...own.map((column) => cells[column.place] ?? ""), sentence]];
    }),
  };
}

function whyNot(plan: KeptPlan | null, { place, told }: { readonly place: number; readonly told: ToldRow | undefined }): string {
  const faults = (plan?.refused ?? [])
    .filter(({ row }) => row === place)
    .map(({ column, sentence }) => (sentence.startsWith(`${column} `) ? sentence : `${column}: ${sentence}`));
  if (!told || told.kind === "ubah") return faults.join(" ");
  const moved = told.cells.flatMap(({ column, later }) => (later ? [column] : [])).join(", ");
  return [...faults, told.sentence ?? `Diubah di portal: ${moved}.`].join(" ");
}

/** Lines that wait to be taken in, or need not be. */
async function waitingPlaces(ctx: ReadCtx, list: string): Promise<Set<number>> {
  const { rows } = await sql<{ place: number }>`
    select (one ->> 'place')::integer as place from import_batch join import_portion on batch_id = import_batch.id,
      jsonb_array_elements(rows) one where list_id = ${list} and done_at is null`.execute(ctx.db);
  return new Set(rows.map(({ place }) => place));
}

async function keptRows(ctx: ReadCtx, { id, seen, choices }: UploadedList, cutting: Cutting): Promise<CutRows> {
  const { done } = await ctx.db.selectFrom("importList").select("done").where("id", "=", id).executeTakeFirstOrThrow();
  const book = await bookOf(ctx, id, seen);
  return asMended(await cutRows(book.sheets[seen.sheet] as BookSheet, seen.head, cutting), choices, done);
}

const rowsOf = ({ rows, places }: CutRows) => rows.map((cells, index) => ({ cells, place: places[index] ?? 0 }));
