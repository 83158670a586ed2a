import { ownerPredicate } from "../../access/visibility/owner-predicate.server.ts";
import { visibleFields } from "../../access/visibility/visible-fields.server.ts";
import { may, type ReadCtx } from "../../ctx.server.ts";
import { notDeleted } from "../../database/bin.server.ts";
import { sql } from "../../database/sql.server.ts";
import type { Field } from "../../register/fields.ts";
import type { Register } from "../../register/register.ts";
import { openYielder } from "../../threads/yield-event-loop.ts";
import type { ReadRow } from "../sheet-rows.ts";
import { isByName, isExact, type Key } from "./keys.ts";

/** The rows of a register that a row of a list may mean. */
export interface Match {
  /** One where it is known which. */
  readonly ids: readonly string[];
  readonly key: Key;
  /** Keys that lead elsewhere than the surest one. */
  readonly contrary: readonly Key[];
}

/** What of a row of a list tells which row it is. */
type Keyed = Pick<ReadRow, "cells" | "values" | "filled">;

/** For each row the rows it may mean, among those that this person sees; undefined where it is new. */
export async function matchRows(
  ctx: ReadCtx,
  register: Register,
  { fields, rows }: { readonly fields: Register["fields"]; readonly rows: readonly Keyed[] },
): Promise<(Match | undefined)[]> {
  const indexes: { key: Key; ids: ReadonlyMap<string, readonly string[]> }[] = [];
  for (const key of keysOf(ctx, register, fields)) indexes.push({ key, ids: await idsByKey(ctx, register, { key, rows }) });
  const found: (Match | undefined)[] = [];
  const breathe = openYielder();
  for (const { cells, values, filled = [] } of rows) {
    await breathe();
    const isSaid = (name: string) => (cells[name] ?? "") !== "" || filled.includes(name);
    const hits = indexes.flatMap(({ key, ids }) => {
      if (isByName(fields, key) && indexes.some((other) => other.key.some((name) => !key.includes(name) && (cells[name] ?? "") !== "")))
        return [];
      const one = ids.get(keyOf(fields, key, key.every(isSaid) ? values : {}));
      return one ? [{ key, ids: one }] : [];
    });
    const [surest, ...others] = hits;
    // A surer key that names one row decides between those that a weaker one names.
    const contrary = surest ? others.filter(({ ids }) => !surest.ids.some((id) => ids.includes(id))) : [];
    const ids = [...new Set([surest, ...contrary].flatMap((hit) => hit?.ids ?? []))];
    found.push(surest && { ids, key: surest.key, contrary: contrary.map(({ key }) => key) });
  }
  return found;
}

/** Nobody learns by a list what stands in a field that is closed to them. */
export function keysOf(ctx: ReadCtx, register: Register, fields: Register["fields"]): Key[] {
  if (may(ctx, `${register.name}:read`) === "no") return [];
  const { everywhere } = visibleFields(ctx, register, "read");
  const isOpen = (name: string) => Object.hasOwn(fields, name) && Object.hasOwn(everywhere.fields, name);
  return (register.matchBy ?? []).filter((key) => key.every(isOpen));
}

/** The same however a name is spaced and written. */
function asKey(field: Field | undefined, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (isExact(field)) return String(value);
  const bare = String(value).normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return bare.replace(/[^\p{L}\p{N}]+/gu, "");
}

export const isSameKey = (field: Field | undefined, one: unknown, other: unknown): boolean => asKey(field, one) === asKey(field, other);

/** "" where one of its fields is empty. */
export function keyOf(fields: Register["fields"], key: Key, values: Readonly<Record<string, unknown>>): string {
  const parts = key.map((name) => asKey(fields[name], values[name]));
  return parts.includes("") ? "" : parts.join("\u0000");
}

type Sought = { readonly key: Key; readonly rows: readonly Keyed[] };

export async function idsByKey(ctx: ReadCtx, register: Register, { key, rows }: Sought): Promise<Map<string, string[]>> {
  const exact = key.filter((name) => isExact(register.fields[name]));
  const among = exact.map((name) => {
    const values = [
      ...new Set(rows.flatMap(({ values: { [name]: value } }) => (value === null || value === undefined ? [] : [String(value)]))),
    ];
    return sql<boolean>`${sql.ref(`${register.table}.${name}`)}::text = any(${values}::text[])`;
  });
  const mine = may(ctx, `${register.name}:read`) === "own" ? [ownerPredicate(ctx, register)] : [];
  const columns = sql.join(key.map((name) => sql.ref(`${register.table}.${name}`)));
  const { rows: stored } = await sql<{ id: string } & Record<string, unknown>>`
    select ${sql.ref(`${register.table}.id`)}, ${columns} from ${sql.table(register.table)}
    where ${sql.join([notDeleted(register.table), ...among, ...mine], sql` and `)}`.execute(ctx.db);
  const ids = new Map<string, string[]>();
  const breathe = openYielder();
  for (const row of stored) {
    await breathe();
    const said = keyOf(register.fields, key, row);
    if (said !== "") ids.set(said, [...(ids.get(said) ?? []), row.id]);
  }
  return ids;
}
