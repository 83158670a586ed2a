import type { Ctx } from "../ctx.server.ts";
import { json } from "../database/sql.server.ts";
import { type Book, type BookPortion, portionEnd } from "../documents/book.ts";
import type { Register } from "../register/register.ts";
import { demandImport, forgetCells, weekAgo } from "../transfer/batch.server.ts";
import type { ImportRegister } from "../transfer/insert.server.ts";
import { planImport } from "../transfer/plan.server.ts";
import { oneLine } from "../typed-text.ts";
import type { Choices } from "./choices.ts";
import { fingerprintOf } from "./column-map.ts";
import { type Interpretation, type InterpretedList, openQuestions } from "./interpret.ts";
import { momentOfUpload, settledMoment } from "./list-moment.server.ts";
import { keepTold } from "./told-rows.server.ts";
import {
  type Brought,
  stateOf,
  type UnderstoodBook,
  type UnderstoodList,
  understandBook,
  understandList,
  unsettledList,
} from "./understand-list.server.ts";
import { signedIn, uploadedList } from "./uploaded-list.server.ts";
import { faultHead, type ListWords } from "./words.ts";

interface Uploaded extends Brought {
  readonly name: string;
  /** Of the file's bytes: the same file is known again. */
  readonly hash?: string | undefined;
  /** Absent: it is understood on the way. */
  readonly understood?: UnderstoodBook;
}

/** Keeps a list that was just read, and tries it out as far as it is understood. @returns its id */
export async function keepList(ctx: Ctx, register: ImportRegister, uploaded: Uploaded): Promise<string> {
  const understood = uploaded.understood ?? (await understandBook(ctx, register, uploaded));
  const id = await keepBook(ctx, register, { ...uploaded, understood });
  const { choices, interpreted } = understood;
  await tryList(ctx, register, { id, choices, interpreted });
  return id;
}

/** Keeps a list that was just read, and how it is understood; nothing is tried out. @returns its id */
export async function keepBook(
  ctx: Ctx,
  register: Register,
  { name, book, hash, understood: { map, choices, interpreted } }: Uploaded & { readonly understood: UnderstoodBook },
): Promise<string> {
  demandImport(ctx, register);
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
  await keepUnderstood(ctx, id, { choices, interpreted });
  return id;
}

/** How a kept list is understood from now on. */
export async function keepUnderstood(ctx: Ctx, id: string, { choices, interpreted }: Omit<Trial, "id">): Promise<void> {
  const said = { choices: json(choices), seen: json(interpreted.seen), plan: null };
  await ctx.db.updateTable("importList").set(said).where("id", "=", id).execute();
}

interface Settling {
  readonly id: string;
  readonly words: ListWords;
  /** As it was understood before the transaction began; absent, or out of date: it is understood on the way. */
  readonly understood?: UnderstoodList | undefined;
}

/** Tries the list out anew, understood as the person says. */
export async function settleList(
  ctx: Ctx,
  register: ImportRegister,
  { understood, ...asked }: Settling & { readonly choices: Choices },
): Promise<void> {
  const { seen } = await uploadedList(ctx, register, asked.id);
  const stands = understood && understood.of === (await stateOf(ctx, asked.id));
  const { choices, interpreted } = stands ? understood : await understandList(ctx, register, asked);
  // Lines of another sheet were not taken in.
  if (choices.sheet !== undefined && choices.sheet !== seen.sheet)
    await ctx.db.updateTable("importList").set({ done: [] }).where("id", "=", asked.id).execute();
  await tryList(ctx, register, { id: asked.id, choices, interpreted });
}

/** Tries out anew what an import behind the scenes left of a list: whoever opens it sees what is still wrong. */
export async function recheckList(ctx: Ctx, register: ImportRegister, { id, words, understood }: Settling): Promise<void> {
  const list = await unsettledList(ctx, register, id);
  if (list) await settleList(ctx, register, { id, words, choices: list.choices, understood });
}

interface Trial {
  readonly id: string;
  readonly choices: Choices;
  /** As these choices interpret it. */
  readonly interpreted: InterpretedList;
}

async function tryList(ctx: Ctx, register: ImportRegister, { id, choices, interpreted: { seen, list } }: Trial): Promise<void> {
  const kept = ctx.db.selectFrom("importList").select(["fileName", "asOf", "asOfBy"]).where("id", "=", id);
  const { fileName, ...moment } = await kept.executeTakeFirstOrThrow();
  const settled = {
    rules: choices.rules,
    decided: choices.decided,
    answer: choices.answer,
    source: fingerprintOf(seen.columns),
    ...settledMoment(moment, choices),
  };
  const planned = { name: fileName, sheet: list, ...settled, partly: true as const, list: id, rest: isRest(seen) };
  const tried = openQuestions(seen, choices) === 0 ? await planImport(ctx, register, planned) : null;
  await keepTold(ctx, id, tried?.told ?? []);
  const { told: _, ...plan } = tried ?? {};
  await ctx.db
    .updateTable("importList")
    .set({ choices: json(choices), seen: json(seen), plan: tried && json(plan) })
    .where("id", "=", id)
    .execute();
}

/** The file that `restOf` made, brought back. */
const isRest = ({ columns }: Interpretation): boolean => columns.some(({ label }) => label === faultHead);

export async function deleteList(ctx: Ctx, register: Register, id: string): Promise<void> {
  await uploadedList(ctx, register, id);
  await forgetCells(ctx, id);
  await ctx.db.deleteFrom("importList").where("id", "=", id).execute();
}

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
