import { type RawBuilder, sql } from "kysely";
import { ownerPredicate } from "./access/visibility/owner-predicate.server.ts";
import { readableRegister, visibleFields } from "./access/visibility/visible-fields.server.ts";
import { may, type ReadCtx } from "./ctx.server.ts";
import { notDeleted } from "./database/bin.server.ts";
import { refuse } from "./refusals.ts";
import type { Field, Fields, Option } from "./register/fields.ts";
import type { Register } from "./register/register.ts";
import { optionsIn } from "./register/related.server.ts";
import { plain, type Related } from "./register/related.ts";
import { nameIn } from "./row-name.server.ts";
import { firstName } from "./row-name.ts";
import { patternOf } from "./search/search-predicate.server.ts";
import { apartFrom, toldApart } from "./told-apart.server.ts";

/** More rows than these are found by typing a part of the name: a form with every class of twenty years is half a megabyte. */
const few = 200;
/** Offered before anything is typed, and found at once. The latest made: classes of this year before those of years ago. */
const [offered, foundAtOnce] = [50, 20];

/** All that may be chosen in each field that points to another register, by name. @param most of more than these nothing */
export async function choicesOf(ctx: ReadCtx, { fields }: { readonly fields: Fields }, most = everyOne): Promise<Related["options"]> {
  const choices: [string, readonly Option[]][] = [];
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== "reference") continue;
    const all = await optionsIn(ctx, field.register, sql`where ${choosable(ctx, field.register)} limit ${most + 1}`);
    if (all.length <= most) choices.push([name, await toldApart(ctx, field.register, all)]);
  }
  return Object.fromEntries(choices);
}

/** More than any list has. */
const everyOne = 2 ** 31;

/** What a list or form of the register offers in these fields: all where there are few, else the latest, and where the others are found. */
export async function offeredChoices(
  ctx: ReadCtx,
  { fields, path }: { readonly fields: Fields; readonly path: string },
  only: readonly string[] = Object.keys(fields),
): Promise<Pick<Related, "options" | "sought">> {
  const [options, sought]: [[string, readonly Option[]][], [string, string][]] = [[], []];
  for (const name of only) {
    const field = fields[name];
    if (field?.kind !== "reference") continue;
    const among = choosable(ctx, field.register);
    const first = await optionsIn(ctx, field.register, sql`where ${among} limit ${few + 1}`);
    const every = first.length <= few;
    if (!every) sought.push([name, choicesPath(path, name)]);
    options.push([name, every ? await toldApart(ctx, field.register, first) : await latest(ctx, field.register, { among, most: offered })]);
  }
  return { options: Object.fromEntries(options), sought: Object.fromEntries(sought) };
}

export const choicesPath = (registerPath: string, field: string): string => `${registerPath}/pilihan/${field}`;

const mostWords = 8;

/**
 * Those of a field's choices whose names hold every one of these words, the latest made.
 * @throws Refusal 404 for a field that this person neither fills in nor narrows the list by
 */
export async function findChoices(ctx: ReadCtx, register: Register, name: string, words: string): Promise<readonly Option[]> {
  const field = offering(ctx, register, name);
  if (field?.kind !== "reference") throw refuse.notFound();
  return findByWords(ctx, field.register, words);
}

/**
 * Rows whose names hold every one of these words, the latest made; where none does, those of the first word whose name and what tells
 * namesakes apart hold them together. Who may choose among them is the caller's to judge.
 */
export async function findByWords(ctx: ReadCtx, target: Register, words: string): Promise<readonly Option[]> {
  const said = nameIn(target.table, target);
  const holding = (text: RawBuilder<string>, some: readonly string[]) => some.map((word) => sql`${text} ilike ${patternOf(word)}`);
  const find = (conditions: readonly RawBuilder<unknown>[]) =>
    latest(ctx, target, { among: sql.join([choosable(ctx, target), ...conditions], sql` and `), most: foundAtOnce, wholly: words });
  // A tag is written with its sign, and a label with points between its parts.
  const each = words
    .split(/[\s·#]+/)
    .filter(Boolean)
    .slice(0, mostWords);
  const named = await find(holding(said, each));
  if (named.length > 0 || each.length < 2) return named;
  return find([...holding(said, each.slice(0, 1)), ...holding(nameIn(target.table, apartFrom(ctx, target)), each.slice(1))]);
}

/** Reading a prize is no reason to be told of every pupil. */
function offering(ctx: ReadCtx, register: Register, name: string): Field | undefined {
  const filled = (["create", "update"] as const).map((action) => visibleFields(ctx, register, action).somewhere);
  const filtered = register.filters?.includes(name) ? [readableRegister(ctx, register)] : [];
  return [...filled, ...filtered].map(({ fields }) => (Object.hasOwn(fields, name) ? fields[name] : undefined)).find(Boolean);
}

interface Latest {
  readonly among: RawBuilder<unknown>;
  readonly most: number;
  /** Who is called just so comes before all others. */
  readonly wholly?: string;
}

/** Told apart from all of their name, also from those that are not among them. */
async function latest(ctx: ReadCtx, register: Register, { among, most, wholly = "" }: Latest): Promise<readonly Option[]> {
  const said = nameIn(register.table, register);
  const called = wholly === "" ? sql`` : sql`lower(${said}) = lower(${wholly}) desc,`;
  const found = await optionsIn(ctx, register, sql`where ${among} order by ${called} created_at desc, id limit ${most}`);
  const labels = found.map(({ label }) => label.toLowerCase());
  const alike = await optionsIn(
    ctx,
    register,
    sql`where ${choosable(ctx, register)} and lower(${said}) = any(${labels}::text[]) limit ${few}`,
  );
  const ids = new Set(found.map(({ value }) => value));
  const all = [...found, ...alike.filter(({ value }) => !ids.has(value))];
  return (await toldApart(ctx, register, all)).filter(({ value }) => ids.has(value));
}

/** Whoever sees some rows alone of the other register chooses among those. */
const choosable = (ctx: ReadCtx, register: Register): RawBuilder<unknown> =>
  may(ctx, `${register.name}:read`) === "own" ? sql`${notDeleted()} and ${ownerPredicate(ctx, register)}` : notDeleted();

/** Also by the id itself, as programs know it. Null where a name says nothing: several rows are called so. */
export async function idsByName(ctx: ReadCtx, register: Register): Promise<Record<string, Map<string, string | null>>> {
  const choices = Object.entries(await choicesOf(ctx, register));
  return Object.fromEntries(choices.map(([name, options]) => [name, byName(options)]));
}

function byName(options: readonly Option[]): Map<string, string | null> {
  const ids = new Map<string, string | null>();
  const note = (name: string, id: string) => ids.set(name, !ids.has(name) || ids.get(name) === id ? id : null);
  for (const { value, label } of options) for (const name of [value, label, firstName(label)]) note(plain(name), value);
  return ids;
}
