import { importableRegister } from "../access/visibility/visible-fields.server.ts";
import type { ReadCtx } from "../ctx.server.ts";
import type { Book } from "../documents/book.ts";
import type { Register } from "../register/register.ts";
import { isUuid } from "../register/uuid.ts";
import { demandImport, isUnderWay } from "../transfer/batch.server.ts";
import type { ImportRegister } from "../transfer/insert.server.ts";
import { bookOf } from "./book-of.server.ts";
import { type Choices, noChoices, withoutStale } from "./choices.ts";
import { type ColumnMap, choicesFrom, fingerprintOf } from "./column-map.ts";
import { mapWithHead } from "./column-maps.server.ts";
import { type InterpretedList, interpret, openQuestions } from "./interpret.ts";
import { namesChosen } from "./names-chosen.server.ts";
import { findList, type UploadedList, uploadedList } from "./uploaded-list.server.ts";
import type { ListWords } from "./words.ts";

export interface Brought {
  readonly book: Book;
  readonly words: ListWords;
}

/** A list as it is understood before anything of it is kept. */
export interface UnderstoodBook {
  readonly map: ColumnMap | undefined;
  readonly choices: Choices;
  readonly interpreted: InterpretedList;
}

/** Understands a list that was just read, with the map that is kept for its head. It takes long, and needs no transaction. */
export async function understandBook(ctx: ReadCtx, register: ImportRegister, { book, words }: Brought): Promise<UnderstoodBook> {
  demandImport(ctx, register);
  const imported = importableRegister(ctx, register);
  const reading = { register: imported, names: await namesChosen(ctx, imported), words };
  const first = await interpret(book, { ...reading, choices: noChoices });
  const map = await mapWithHead(ctx, register, { fingerprint: fingerprintOf(first.seen.columns), direction: "in" });
  const choices = map ? choicesFrom(map) : noChoices;
  return { map, choices, interpreted: map ? await interpret(book, { ...reading, choices }) : first };
}

/** An uploaded list as it is understood, and as of what. */
export interface UnderstoodList {
  readonly choices: Choices;
  readonly interpreted: InterpretedList;
  /** What was kept of the list when it was read: as long as that stands, so does this. */
  readonly of: string;
}

interface Asked {
  readonly id: string;
  readonly words: ListWords;
  readonly choices: Choices;
}

/** Understands an uploaded list as the person says. It takes long, and needs no transaction. */
export async function understandList(ctx: ReadCtx, register: Register, { id, words, choices }: Asked): Promise<UnderstoodList> {
  const of = await stateOf(ctx, id);
  const { seen } = await uploadedList(ctx, register, id);
  const said = withoutStale(choices, seen);
  // Lines of another sheet were not taken in.
  const done = said.sheet !== undefined && said.sheet !== seen.sheet ? [] : await doneOf(ctx, id);
  const imported = importableRegister(ctx, register);
  const reading = { register: imported, names: await namesChosen(ctx, imported), words, choices: said, done };
  return { of, choices: said, interpreted: await interpret(await bookOf(ctx, id, seen), reading) };
}

/** A list of which an import behind the scenes left something, and nobody has tried that out yet. */
export async function unsettledList(ctx: ReadCtx, register: Register, id: string): Promise<UploadedList | undefined> {
  const list = await findList(ctx, register, id);
  if (!list || list.plan || openQuestions(list.seen, list.choices) > 0 || (await isUnderWay(ctx, id))) return undefined;
  return list;
}

/** Changes with all that is decided about a list, and with what is taken of it. */
export async function stateOf(ctx: ReadCtx, id: string): Promise<string> {
  if (!isUuid(id)) return "";
  const list = ctx.db.selectFrom("importList").select(["choices", "done"]).where("id", "=", id);
  return JSON.stringify((await list.executeTakeFirst()) ?? "");
}

const doneOf = async (ctx: ReadCtx, id: string): Promise<readonly number[]> =>
  (await ctx.db.selectFrom("importList").select("done").where("id", "=", id).executeTakeFirst())?.done ?? [];
