import { importableRegister } from "../access/visibility/visible-fields.server.ts";
import type { Ctx, ReadCtx } from "../ctx.server.ts";
import { json, sql } from "../database/sql.server.ts";
import { type Book, type BookPortion, portionEnd } from "../documents/book.ts";
import { refuse } from "../refusals.ts";
import type { Register } from "../register/register.ts";
import { isUuid } from "../register/uuid.ts";
import { demandImport, forgetCells, isUnderWay, weekAgo } from "../transfer/batch.server.ts";
import type { ImportRegister } from "../transfer/insert.server.ts";
import { type KeptPlan, planImport } from "../transfer/plan.server.ts";
import { oneLine } from "../typed-text.ts";
import { bookOf } from "./book-of.server.ts";
import { type Choices, noChoices, withoutStale } from "./choices.ts";
import { type ColumnMap, choicesFrom, fingerprintOf } from "./column-map.ts";
import { mapWithHead } from "./column-maps.server.ts";
import { type Interpretation, type InterpretedList, interpret, openQuestions } from "./interpret.ts";
import { type ListMoment, momentOfUpload, settledMoment } from "./list-moment.server.ts";
import { namesChosen } from "./names-chosen.server.ts";
import { keepTold } from "./told-rows.server.ts";
import type { ListWords } from "./words.ts";

/** A list that was uploaded and is not yet taken in, as its own person sees it. */
export interface UploadedList {
  readonly id: string;
  readonly fileName: string;
  readonly choices: Choices;
  readonly seen: Interpretation;
  /** Null while something about the list is still asked. */
  readonly plan: KeptPlan | null;
  /** Name of the kept map by which its columns are known. */
  readonly columnMap: string | null;
  /** Rows of it that are in already. */
  readonly taken: number;
  readonly asOf: ListMoment["asOf"];
  readonly asOfBy: ListMoment["asOfBy"];
}

interface Brought {
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

interface Uploaded extends Brought {
  readonly name: string;
  /** Of the file's bytes: the same file is known again. */
  readonly hash?: string | undefined;
  /** Absent: it is understood on the way. */
  readonly understood?: UnderstoodBook;
}

/** Keeps a list that was just read, and tries it out as far as it is understood. @returns its id */
export async function keepList(ctx: Ctx, register: ImportRegister, uploaded: Uploaded): Promise<string> {
  demandImport(ctx, register);
  const { name, book, words, hash } = uploaded;
  const { map, choices, interpreted } = uploaded.understood ?? (await understandBook(ctx, register, uploaded));
  await deleteOld(ctx, register);
  const { id } = await ctx.db
    .insertInto("importList")
    .values({
      register: register.name,
      actorId: signedIn(ctx),
      fileName: oneLine(name).slice(0, 200),
      createdAt: ctx.now,
      ...(await momentOfUpload(ctx, register, { book, hash })),
      choices: json(choices),
      columnMap: map?.name ?? null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  let place = 0;
  for (const portion of portionsOf(book))
    await ctx.db
      .insertInto("importListPortion")
      .values({ listId: id, place: place++, portion: json(portion) })
      .execute();
  await tryList(ctx, register, { id, words, choices, book, interpreted });
  return id;
}

/** Understands the list as the person says, and tries it out anew. */
export async function settleList(
  ctx: Ctx,
  register: ImportRegister,
  { id, words, choices }: { readonly id: string; readonly words: ListWords; readonly choices: Choices },
): Promise<void> {
  const { seen } = await uploadedList(ctx, register, id);
  const said = withoutStale(choices, seen);
  // Lines of another sheet were not taken in.
  if (said.sheet !== undefined && said.sheet !== seen.sheet)
    await ctx.db.updateTable("importList").set({ done: [] }).where("id", "=", id).execute();
  await tryList(ctx, register, { id, words, choices: said, book: await bookOf(ctx, id, seen) });
}

/** Tries out anew what an import behind the scenes left of a list: whoever opens it sees what is still wrong. */
export async function recheckList(
  ctx: Ctx,
  register: ImportRegister,
  { id, words }: { readonly id: string; readonly words: ListWords },
): Promise<void> {
  const list = await findList(ctx, register, id);
  if (!list || list.plan || openQuestions(list.seen, list.choices) > 0 || (await isUnderWay(ctx, id))) return;
  await settleList(ctx, register, { id, words, choices: list.choices });
}

interface Trial {
  readonly id: string;
  readonly words: ListWords;
  readonly choices: Choices;
  readonly book: Book;
  /** As these choices interpret it, where that was done already. */
  readonly interpreted?: InterpretedList;
}

async function tryList(ctx: Ctx, register: ImportRegister, { id, words, choices, book, interpreted }: Trial): Promise<void> {
  const kept = ctx.db.selectFrom("importList").select(["fileName", "asOf", "asOfBy", "done"]).where("id", "=", id);
  const { fileName, done, ...moment } = await kept.executeTakeFirstOrThrow();
  const imported = importableRegister(ctx, register);
  const reading = async () => ({ register: imported, names: await namesChosen(ctx, imported), words, choices, done });
  const { seen, list } = interpreted ?? (await interpret(book, await reading()));
  const settled = {
    rules: choices.rules,
    decided: choices.decided,
    answer: choices.answer,
    source: fingerprintOf(seen.columns),
    ...settledMoment(moment, choices),
  };
  const planned = { name: fileName, sheet: list, ...settled, partly: true as const, list: id };
  const tried = openQuestions(seen, choices) === 0 ? await planImport(ctx, register, planned) : null;
  await keepTold(ctx, id, tried?.told ?? []);
  const { told: _, ...plan } = tried ?? {};
  await ctx.db
    .updateTable("importList")
    .set({ choices: json(choices), seen: json(seen), plan: tried && json(plan) })
    .where("id", "=", id)
    .execute();
}

/** The actor's own list. @throws Refusal 404 for those of others */
export async function uploadedList(ctx: ReadCtx, register: Register, id: string): Promise<UploadedList> {
  const list = await findList(ctx, register, id);
  if (!list) throw unknownList();
  return list;
}

/** The actor's own list, while it is there. */
export async function findList(ctx: ReadCtx, register: Register, id: string): Promise<UploadedList | undefined> {
  demandImport(ctx, register);
  if (!isUuid(id)) return undefined;
  const list = await ctx.db
    .selectFrom("importList")
    .select(["id", "fileName", "choices", "seen", "plan", "columnMap", "asOf", "asOfBy"])
    .select(sql<number>`cardinality(done)`.as("taken"))
    .where("id", "=", id)
    .where("register", "=", register.name)
    .where("actorId", "=", signedIn(ctx))
    .where("createdAt", ">", weekAgo(ctx.now))
    .executeTakeFirst();
  return list as UploadedList | undefined;
}

export interface WaitingList {
  readonly id: string;
  readonly fileName: string;
  readonly createdAt: Date;
}

/** The actor's list that is not, or not wholly, taken in. */
export async function waitingList(ctx: ReadCtx, register: Register): Promise<WaitingList | undefined> {
  demandImport(ctx, register);
  const lists = ctx.db.selectFrom("importList").select(["id", "fileName", "createdAt"]).where("register", "=", register.name);
  const mine = lists.where("actorId", "=", signedIn(ctx)).where("createdAt", ">", weekAgo(ctx.now));
  return mine.orderBy("createdAt", "desc").limit(1).executeTakeFirst();
}

export async function deleteList(ctx: Ctx, register: Register, id: string): Promise<void> {
  await uploadedList(ctx, register, id);
  await forgetCells(ctx, id);
  await ctx.db.deleteFrom("importList").where("id", "=", id).execute();
}

/** Whose list it is. @throws Refusal for whoever is nobody */
function signedIn({ actor }: ReadCtx): string {
  if (actor.id === null) throw refuse.forbidden();
  return actor.id;
}

const unknownList = () => refuse.notFound("Daftar ini tidak ditemukan lagi. Unggah berkasnya sekali lagi.");

function* portionsOf({ sheets }: Book): Generator<BookPortion> {
  for (const [sheet, { lines, places }] of sheets.entries())
    for (let [from, to] = [0, 0]; from < lines.length; from = to) {
      to = portionEnd(lines, from);
      yield { sheet, lines: lines.slice(from, to), places: places.slice(from, to) };
    }
}

/** Lists hold personal data: one a person and register, and none longer than a week. */
async function deleteOld(ctx: Ctx, register: Register): Promise<void> {
  await ctx.db
    .deleteFrom("importList")
    .where((where) =>
      where.or([
        where.and([where("actorId", "=", signedIn(ctx)), where("register", "=", register.name)]),
        where("createdAt", "<", weekAgo(ctx.now)),
      ]),
    )
    .execute();
}
