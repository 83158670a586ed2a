import { rolesWith } from "#kit/access/access.ts";
import { pickFields } from "#kit/access/visibility/narrow-register.ts";
import { readableRegister } from "#kit/access/visibility/visible-fields.server.ts";
import { offeredChoices } from "#kit/choices.server.ts";
import type { ReadCtx } from "#kit/ctx.server.ts";
import { Refusal } from "#kit/refusals.ts";
import { movable, type Query, readQuery } from "#kit/register/query.ts";
import type { Register, RegisterTab, Row } from "#kit/register/register.ts";
import { relatedOf } from "#kit/register/related.server.ts";
import type { Related } from "#kit/register/related.ts";
import { find, list } from "#kit/register/store.server.ts";
import { completionsOf } from "#kit/search/completions.server.ts";
import { filterPredicates } from "#kit/search/search-predicate.server.ts";
import { openTabs } from "#kit/tabs.server.ts";
import { peranLabels } from "#modules/akun/index.ts";
import { type Can, type OpenFields, openFields, rightsIn } from "../rights.server.ts";

export interface ListData {
  readonly query: Query;
  readonly rows: readonly Row[];
  readonly total: number;
  readonly can: Can;
  /** Who adds rows here, by their roles; for whoever does not. */
  readonly recorders: string;
  readonly open: OpenFields;
  /** The row under the pencil; "gone" when it is no longer there. */
  readonly editing: Row | "gone" | null;
  /** The rows of which it is asked whether they shall go. */
  readonly deleting: readonly Row[];
  readonly related: Related;
  readonly tabs: readonly RegisterTab[];
  /** Of an ordered register: the rows just above and below the page. */
  readonly around: { readonly above: string | null; readonly below: string | null };
}

interface Wanted {
  readonly parameters: URLSearchParams;
  /** Values that all rows share: they narrow the list, and are neither shown nor asked for. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** What is offered here where it is not what the rights alone would say. */
  readonly can?: Can;
}

/** Everything the list's address asks for, the dialogs above it included; what is opened in them, `recordOpened` writes down. */
export async function showList(ctx: ReadCtx, register: Register, { parameters, fixed = {}, can: offered }: Wanted): Promise<ListData> {
  const rights = rightsIn(ctx, register);
  const can = offered ?? rights;
  const asked = readQuery(register, parameters);
  const query = { ...asked, filters: { ...asked.filters, ...fixed }, bin: asked.bin && can.restore };
  const page = await list(ctx, register, query);
  const last = Math.max(1, Math.ceil(page.total / query.size));
  const shown = query.page > last ? await list(ctx, register, { ...query, page: last }) : page;
  const [editing, deleting] = await Promise.all([
    editedRow(ctx, register, { can, parameters, rows: shown.rows }),
    findAll(ctx, register, can.remove ? parameters.getAll("hapus").slice(0, 100) : []),
  ]);
  const pencil = rights.update && editing && editing !== "gone" ? editing.id : null;
  const at = { ...query, page: Math.min(query.page, last) };
  const seen = without(readableRegister(ctx, register), Object.keys(fixed));
  const named = [...shown.rows, ...deleting, ...(editing && editing !== "gone" ? [editing] : []), asked.filters];
  const typing = Boolean(editing) || (can.create && parameters.has("tambah"));
  const [openNow, related, choices, narrowed, completions, neighbours] = await Promise.all([
    openFields(ctx, register, pencil),
    relatedOf(ctx, seen, named),
    // Long lists of names travel only when a form asks for them.
    offeredChoices(ctx, seen, typing ? undefined : (seen.filters ?? [])),
    filterPredicates(ctx, seen),
    typing ? completionsOf(ctx, seen) : {},
    around(ctx, register, at),
  ]);
  return {
    query: { ...at, filters: asked.filters },
    rows: shown.rows,
    total: shown.total,
    can,
    recorders: can.create ? "" : peranLabels(rolesWith(ctx.policy, `${register.name}:create`)),
    open: openNow,
    editing,
    deleting,
    related: { ...related, ...choices, options: { ...withChosen(choices, related, asked.filters), ...completions, ...narrowed } },
    around: neighbours,
    tabs: openTabs(ctx, register.tabs),
  };
}

/** What a filter narrows the list to may be of years ago, and not among those offered. */
function withChosen({ options, sought }: Pick<Related, "options" | "sought">, { names }: Pick<Related, "names">, chosen: Query["filters"]) {
  const old = Object.keys(sought ?? {}).flatMap((name) => {
    const [known = [], value = ""] = [options[name], chosen[name]];
    const label = known.some((option) => option.value === value) ? undefined : names[value];
    return label === undefined ? [] : [[name, [...known, { value, label }]] as const];
  });
  return { ...options, ...Object.fromEntries(old) };
}

function without(register: Register, names: readonly string[]): Register {
  if (names.length === 0) return register;
  const left = Object.keys(register.fields).filter((name) => !names.includes(name));
  return pickFields(register, [...left, ...Object.keys(register.extra ?? {})]);
}

interface Asked {
  readonly can: Can;
  readonly parameters: URLSearchParams;
  readonly rows: readonly Row[];
}

async function editedRow(ctx: ReadCtx, register: Register, { can, parameters, rows }: Asked): Promise<Row | "gone" | null> {
  if (register.single) return rows[0] ?? null;
  const id = can.update ? parameters.get("ubah") : null;
  return id === null ? null : orElse(find(ctx, register, id), "gone");
}

/** So that a row can leave its page by keyboard. */
async function around(ctx: ReadCtx, register: Register, query: Query): Promise<ListData["around"]> {
  if (!movable(register, query)) return { above: null, below: null };
  const idAt = async (place: number) =>
    place < 1 ? null : ((await list(ctx, register, { ...query, size: 1, page: place })).rows[0]?.id ?? null);
  return { above: await idAt((query.page - 1) * query.size), below: await idAt(query.page * query.size + 1) };
}

async function findAll(ctx: ReadCtx, register: Register, ids: readonly string[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const id of new Set(ids)) {
    const row = await orElse(find(ctx, register, id), null);
    if (row) rows.push(row);
  }
  return rows;
}

async function orElse<T>(finding: Promise<Row>, otherwise: T): Promise<Row | T> {
  try {
    return await finding;
  } catch (error) {
    if (error instanceof Refusal && error.kind === "notFound") return otherwise;
    throw error;
  }
}
