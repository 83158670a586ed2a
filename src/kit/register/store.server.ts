import { type Expression, type SqlBool, sql, type Transaction } from "kysely";
import { ownerPredicate } from "../access/visibility/owner-predicate.server.ts";
import {
  demandRightOnRow,
  ownershipColumns,
  registerForRow,
  visibleFields,
  visibleRow,
} from "../access/visibility/visible-fields.server.ts";
import { absent } from "../audit/erased-row.server.ts";
import { fieldValues, recordChange } from "../audit/record-change.server.ts";
import { type Ctx, demand, may, type ReadCtx, type ReadDb } from "../ctx.server.ts";
import { inBin, notDeleted } from "../database/bin.server.ts";
import { refuse } from "../refusals.ts";
import { listedPredicate } from "../search/listed-predicate.server.ts";
import { containsPredicate, inOrder, type Order, searchPredicate } from "../search/search-predicate.server.ts";
import { check, rowFaults, type Sent, type Source, type Values } from "./check.ts";
import { headline } from "./headline.ts";
import { type Query, usualOrder } from "./query.ts";
import type { Register, Row, RowOf, SeenRow } from "./register.ts";
import { demandChosen } from "./related.server.ts";
import { isUuid } from "./uuid.ts";

/** Registers name their tables at run time; their columns are held to the definition by a test. */
type AnyTables = Record<string, Record<string, unknown>>;

export interface Page<R extends Register = Register> {
  readonly rows: readonly SeenRow<R>[];
  readonly total: number;
}

/** @param action where rows are handed out: that right may reach fewer than one sees. @throws Refusal 404 without the right to read */
export async function list<R extends Register>(ctx: ReadCtx, register: R, query: Query, action?: "export"): Promise<Page<R>> {
  const reaches = [reachOf(ctx, register, query.bin), action && demand(ctx, `${register.name}:${action}`)];
  const visible = visibleRows(ctx, register, reaches.includes("own") ? "own" : "yes", query.bin);
  const { everywhere } = visibleFields(ctx, register, "read");
  const found = rowsOf(ctx)
    .selectFrom(register.table)
    .where((where) => where.and([...visible, ...matching(everywhere, query)]));
  const { total } = await found.select((where) => where.fn.countAll().as("total")).executeTakeFirstOrThrow();
  if (Number(total) === 0) return { rows: [], total: 0 };
  // Expecting more, the database would walk through all in their order: few are found first.
  const few = rowsOf(ctx).with((name) => name(register.table).materialized(), found.selectAll());
  const rows = await (Number(total) > 50 ? found : few.selectFrom(register.table))
    .select([...columnsOf(register), ...ownershipColumns(ctx, register)])
    .orderBy(inOrder(register, orderFor(everywhere, query)))
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .limit(query.size)
    .offset((query.page - 1) * query.size)
    .execute();
  return { rows: rows.map((row) => visibleRow(ctx, register, row as Row, action)), total: Number(total) };
}

/** @throws Refusal 404 when it does not exist, is in the bin (unless asked for), or may not be seen */
export async function find<R extends Register>(ctx: ReadCtx, register: R, id: string, bin = false): Promise<SeenRow<R>> {
  const reach = reachOf(ctx, register, bin);
  const row = await rowQuery(ctx, register, { id, reach, bin }).executeTakeFirst();
  // Who sees their own alone is told nothing of what was another's.
  if (!row) throw reach === "yes" ? await absent(ctx, register.name, id) : refuse.notFound();
  return visibleRow(ctx, register, row as RowOf<R>);
}

/** The register with the fields that this person may change in this row. @throws Refusal */
export async function changeable(ctx: ReadCtx, register: Register, id: string): Promise<Register> {
  const sight = visibleFields(ctx, register, "update");
  if (!sight.differs) return sight.own;
  const reach = demand(ctx, `${register.name}:update`);
  return registerForRow(sight, await present(rowQuery(ctx, register, { id, reach, bin: false })));
}

/** Nobody learns the order of what they may not see. */
function orderFor(seen: Register, { sort, direction }: Query): Order {
  return Object.hasOwn(seen.fields, sort) || sort === "createdAt" || (sort === "urutan" && seen.ordered)
    ? { by: sort, direction }
    : usualOrder(seen);
}

/** What was thrown away is shown to those alone who may take it back. */
function reachOf(ctx: ReadCtx, { name }: Register, bin: boolean): "yes" | "own" {
  const reach = demand(ctx, `${name}:read`);
  if (!bin) return reach;
  const restoring = may(ctx, `${name}:restore`);
  if (restoring === "no") throw refuse.notFound();
  return reach === "own" ? reach : restoring;
}

/** @throws Refusal 422 with a sentence for each field */
export async function create<R extends Register>(ctx: Ctx, register: R, sent: Sent, source: Source = "form"): Promise<SeenRow<R>> {
  demand(ctx, `${register.name}:create`);
  if (register.single) throw refuse.forbidden();
  const open = visibleFields(ctx, register, "create").somewhere;
  const values = checked(open, sent, source);
  demandFitting(open, values);
  await demandChosen(ctx, register, values);
  const insert = tables(ctx)
    .insertInto(register.table)
    .values({ ...values, ...withDefaults(ctx, register) });
  const returned = [...columnsOf(register), ...ownershipColumns(ctx, register)];
  const row = (await translateConstraintError(register, insert.returning(returned).executeTakeFirstOrThrow())) as Row;
  demandRightOnRow(ctx, register, { action: "create", row });
  await recordChange(ctx, register, [{ action: "create", after: row }]);
  return visibleRow(ctx, register, row);
}

export interface Target {
  readonly id: string;
  /** The version the person saw. */
  readonly versi: number;
}
type Change = Target & { readonly sent: Sent; readonly source?: Source };

/** @throws Refusal 422; 409 with the row as it stands when somebody saved in between */
export async function update<R extends Register>(ctx: Ctx, register: R, target: Change): Promise<SeenRow<R>> {
  const before = await locked(ctx, register, { id: target.id, action: "update" });
  const open = registerForRow(visibleFields(ctx, register, "update"), before);
  const values = checked(open, target.sent, target.source ?? "form");
  if (before.versi !== target.versi) throw refuse.stale(visibleRow(ctx, register, before));
  demandFitting(open, { ...fieldValues(register, before), ...values });
  await demandChosen(ctx, register, values, before);
  const after = await save(ctx, register, target.id, values);
  demandRightOnRow(ctx, register, { action: "update", row: after, before });
  await recordChange(ctx, register, [{ action: "update", before, after }]);
  return visibleRow(ctx, register, after);
}

/** Moves the row to the bin. */
export async function remove<R extends Register>(ctx: Ctx, register: R, target: Target): Promise<SeenRow<R>> {
  const before = await locked(ctx, register, { id: target.id, action: "delete" });
  if (register.single) throw refuse.forbidden();
  if (before.versi !== target.versi) throw refuse.stale(visibleRow(ctx, register, before));
  const after = await save(ctx, register, target.id, { deletedAt: ctx.now, deletedBy: ctx.actor.id });
  await recordChange(ctx, register, [{ action: "delete", before }]);
  return visibleRow(ctx, register, after);
}

/** Takes the row out of the bin. */
export async function restore<R extends Register>(ctx: Ctx, register: R, id: string): Promise<SeenRow<R>> {
  const row = await present<R>(rowQuery(ctx, register, { id, reach: demand(ctx, `${register.name}:restore`), bin: true }).forUpdate());
  demandRightOnRow(ctx, register, { action: "restore", row });
  const after = await save(ctx, register, id, { deletedAt: null, deletedBy: null });
  await recordChange(ctx, register, [{ action: "restore", after }]);
  return visibleRow(ctx, register, after);
}

type Held = { readonly id: string; readonly action: "update" | "delete" };

/** The living row, held until the transaction ends, whole: for verbs, not for people. @throws Refusal */
export async function locked<R extends Register>(ctx: Ctx, register: R, { id, action }: Held): Promise<RowOf<R>> {
  const row = await present<R>(rowQuery(ctx, register, { id, reach: demand(ctx, `${register.name}:${action}`), bin: false }).forUpdate());
  demandRightOnRow(ctx, register, { action, row });
  return row;
}

/** What a new row is given besides its fields: whose it is, and the last place. */
export function withDefaults(ctx: ReadCtx, { owner, ordered, table }: Register, after = 0): Record<string, unknown> {
  const last = sql`(select coalesce(max(urutan), 0) + 1 + ${after}::integer from ${sql.table(table)})`;
  return { ...(owner && !owner.includes(".") ? { [owner]: ctx.actor.id } : {}), ...(ordered ? { urutan: last } : {}) };
}

/** @throws Refusal 422; the register's own sentence when something required is empty */
export function checked(register: Register, sent: Sent, source: Source): Values {
  const { values, errors } = check(register.fields, sent, source);
  if (Object.keys(errors).length === 0) return values;
  throw refuse.invalid(headline(register, sent, errors), errors);
}

function demandFitting(open: Register, values: Values): void {
  const errors = rowFaults(open, values);
  if (Object.keys(errors).length > 0) throw refuse.invalid("Periksa lagi isian yang ditandai.", errors);
}

const byName = (db: ReadDb) => db as unknown as Transaction<AnyTables>;
export const tables = (ctx: ReadCtx) => byName(ctx.db);
const rowsOf = (ctx: ReadCtx): Pick<Transaction<AnyTables>, "selectFrom" | "with"> => byName(ctx.db);

export const columnsOf = (register: Register) => [
  "id",
  "versi",
  "createdAt",
  "updatedAt",
  "deletedAt",
  ...Object.keys(register.fields),
  ...(register.ordered ? ["urutan"] : []),
  ...Object.keys(register.extra ?? {}),
];

type Sought = { readonly id: string; readonly reach: "yes" | "own"; readonly bin: boolean };

function rowQuery(ctx: ReadCtx, register: Register, { id, reach, bin }: Sought) {
  if (!isUuid(id)) throw refuse.notFound();
  const visible = visibleRows(ctx, register, reach, bin);
  return rowsOf(ctx)
    .selectFrom(register.table)
    .select([...columnsOf(register), ...ownershipColumns(ctx, register)])
    .where((where) => where.and([where("id", "=", id), ...visible]));
}

async function present<R extends Register>(query: { readonly executeTakeFirst: () => Promise<unknown> }): Promise<RowOf<R>> {
  const row = await query.executeTakeFirst();
  if (!row) throw refuse.notFound();
  return row as RowOf<R>;
}

function visibleRows(ctx: ReadCtx, register: Register, reach: "yes" | "own", bin: boolean): Expression<SqlBool>[] {
  return [bin ? inBin() : notDeleted(), ...(reach === "yes" ? [] : [ownerPredicate(ctx, register)])];
}

function matching(register: Register, query: Query): Expression<SqlBool>[] {
  const known = Object.entries(query.filters).filter(([name]) => Object.hasOwn(register.fields, name));
  const filters = [...known.map(([name, value]) => containsPredicate(register, name, value)), ...listedPredicate(register, query)];
  if (query.search === "") return filters;
  return [...filters, searchPredicate(register, query.search)];
}

export async function save<R extends Register>(ctx: Ctx, register: R, id: string, values: Sent): Promise<RowOf<R>> {
  const changed = { ...values, versi: sql`versi + 1`, updatedAt: ctx.now };
  const saving = tables(ctx).updateTable(register.table).set(changed).where("id", "=", id);
  const row = await translateConstraintError(
    register,
    saving.returning([...columnsOf(register), ...ownershipColumns(ctx, register)]).executeTakeFirstOrThrow(),
  );
  return row as RowOf<R>;
}

/** What only the database can see (overlaps, doubles, days in the wrong order) becomes a sentence at its field. */
export async function translateConstraintError<T>(register: Pick<Register, "constraints">, writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    const name = error instanceof Error && "constraint" in error ? String(error.constraint) : "";
    const known = Object.hasOwn(register.constraints ?? {}, name) ? register.constraints?.[name] : undefined;
    if (!known) throw error;
    throw refuse.invalid(known.sentence, { [known.field]: known.sentence });
  }
}
