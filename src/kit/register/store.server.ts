import { type Expression, type ExpressionBuilder, type SqlBool, sql, type Transaction } from "kysely";
import { record } from "../audit/audit.server.ts";
import { type Ctx, demand, may } from "../ctx.server.ts";
import { refuse } from "../refusals.ts";
import { check, isUuid, type Source, type Values } from "./check.ts";
import { headline } from "./headline.ts";
import type { Query } from "./query.ts";
import type { Register, Row } from "./register.ts";
import { demandChosen, labelOf } from "./related.server.ts";

/** Registers name their tables at run time; their columns are held to the definition by a test. */
type AnyTables = Record<string, Record<string, unknown>>;
type Where = ExpressionBuilder<AnyTables, string>;

export interface Page {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** @throws Refusal 404 without the right to read */
export async function list(ctx: Ctx, register: Register, query: Query): Promise<Page> {
  const visible = visibleRows(ctx, register, reachOf(ctx, register, query.bin), query.bin);
  const found = tables(ctx)
    .selectFrom(register.table)
    .where((where) => where.and([...visible(where), ...matching(where, register, query)]));
  const { total } = await found.select((where) => where.fn.countAll().as("total")).executeTakeFirstOrThrow();
  const rows = await found
    .select(columnsOf(register))
    .orderBy(shownAs(register, query.sort), (order) => (query.direction === "asc" ? order.asc().nullsLast() : order.desc().nullsLast()))
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .limit(query.size)
    .offset((query.page - 1) * query.size)
    .execute();
  return { rows: rows as Row[], total: Number(total) };
}

/** @throws Refusal 404 when it does not exist, is in the bin (unless asked for), or may not be seen */
export async function find(ctx: Ctx, register: Register, id: string, bin = false): Promise<Row> {
  return one(ctx, register, { id, reach: reachOf(ctx, register, bin), bin });
}

/** What was thrown away is shown to those alone who may take it back. */
function reachOf(ctx: Ctx, { name }: Register, bin: boolean): "yes" | "own" {
  const reach = demand(ctx, `${name}:read`);
  if (!bin) return reach;
  const restoring = may(ctx, `${name}:restore`);
  if (restoring === "no") throw refuse.notFound();
  return reach === "own" ? reach : restoring;
}

/** @throws Refusal 422 with a sentence for each field */
export async function create(ctx: Ctx, register: Register, sent: Readonly<Record<string, unknown>>, source: Source = "form"): Promise<Row> {
  demand(ctx, `${register.name}:create`);
  if (register.single) throw refuse.forbidden();
  const values = checked(register, sent, source);
  await demandChosen(ctx, register, values);
  const insert = tables(ctx)
    .insertInto(register.table)
    .values({ ...values, ...givenTo(ctx, register) });
  const row = (await kept(register, insert.returning(columnsOf(register)).executeTakeFirstOrThrow())) as Row;
  await record(ctx, { action: "create", subject: register.name, subjectId: row.id, after: content(register, row) });
  ctx.touch(register.name);
  return row;
}

export interface Target {
  readonly id: string;
  /** The version the person saw. */
  readonly versi: number;
}

/** @throws Refusal 422; 409 with the row as it stands when somebody saved in between */
export async function update(
  ctx: Ctx,
  register: Register,
  target: Target & { readonly sent: Readonly<Record<string, unknown>>; readonly source?: Source },
): Promise<Row> {
  const before = await locked(ctx, register, { id: target.id, action: "update" });
  const values = checked(register, target.sent, target.source ?? "form");
  if (before.versi !== target.versi) throw refuse.stale(before);
  await demandChosen(ctx, register, values, before);
  const after = await save(ctx, register, target.id, values);
  await record(ctx, {
    action: "update",
    subject: register.name,
    subjectId: target.id,
    before: content(register, before),
    after: content(register, after),
  });
  return after;
}

/** Moves the row to the bin. */
export async function remove(ctx: Ctx, register: Register, target: Target): Promise<Row> {
  const before = await locked(ctx, register, { id: target.id, action: "delete" });
  if (register.single) throw refuse.forbidden();
  if (before.versi !== target.versi) throw refuse.stale(before);
  const after = await save(ctx, register, target.id, { deletedAt: ctx.now, deletedBy: ctx.actor.id });
  await record(ctx, { action: "delete", subject: register.name, subjectId: target.id, before: content(register, before) });
  return after;
}

/** Takes the row out of the bin. */
export async function restore(ctx: Ctx, register: Register, id: string): Promise<Row> {
  await one(ctx, register, { id, reach: demand(ctx, `${register.name}:restore`), bin: true, lock: true });
  const after = await save(ctx, register, id, { deletedAt: null, deletedBy: null });
  await record(ctx, { action: "restore", subject: register.name, subjectId: id, after: content(register, after) });
  return after;
}

/** The living row, held until the transaction ends. @throws Refusal */
export const locked = (ctx: Ctx, register: Register, wanted: { readonly id: string; readonly action: "update" | "delete" }): Promise<Row> =>
  one(ctx, register, { id: wanted.id, reach: demand(ctx, `${register.name}:${wanted.action}`), bin: false, lock: true });

/** What a new row is given besides its fields: whose it is, and the last place. */
export function givenTo(ctx: Ctx, { owner, ordered, table }: Register, after = 0): Record<string, unknown> {
  const last = sql`(select coalesce(max(urutan), 0) + 1 + ${after}::integer from ${sql.table(table)})`;
  return { ...(owner ? { [owner]: ctx.actor.id } : {}), ...(ordered ? { urutan: last } : {}) };
}

/** The field values alone, as they go into the audit trail and into exports. */
export function content(register: Register, row: Row): Values {
  return Object.fromEntries(Object.keys(register.fields).map((name) => [name, (row[name] ?? null) as Values[string]]));
}

/** @throws Refusal 422; the register's own sentence when something required is empty */
export function checked(register: Register, sent: Readonly<Record<string, unknown>>, source: Source): Values {
  const { values, errors } = check(register.fields, sent, source);
  if (Object.keys(errors).length === 0) return values;
  throw refuse.invalid(headline(register, sent, errors), errors);
}

export const tables = (ctx: Ctx) => ctx.db as unknown as Transaction<AnyTables>;

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

interface Sought {
  readonly id: string;
  readonly reach: "yes" | "own";
  readonly bin: boolean;
  readonly lock?: boolean;
}

async function one(ctx: Ctx, register: Register, { id, reach, bin, lock }: Sought): Promise<Row> {
  if (!isUuid(id)) throw refuse.notFound();
  const visible = visibleRows(ctx, register, reach, bin);
  const query = tables(ctx)
    .selectFrom(register.table)
    .select(columnsOf(register))
    .where((where) => where.and([where("id", "=", id), ...visible(where)]));
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (!row) throw refuse.notFound();
  return row as Row;
}

function visibleRows(ctx: Ctx, register: Register, reach: "yes" | "own", bin: boolean) {
  return (where: Where): Expression<SqlBool>[] => {
    const rows = [where("deletedAt", bin ? "is not" : "is", null)];
    if (reach === "yes") return rows;
    // A grant on "own" rows means nothing where rows have no owner.
    return [...rows, register.owner ? where(register.owner, "=", ctx.actor.id) : sql<boolean>`false`];
  };
}

function matching(where: Where, register: Register, query: Query): Expression<SqlBool>[] {
  const filters = Object.entries(query.filters).map(([name, value]) => where(name, "=", value));
  if (query.search === "") return filters;
  const pattern = `%${query.search.replace(/[\\%_]/g, "\\$&")}%`;
  return [...filters, where.or(register.searched.map((name) => where(sql`(${shownAs(register, name)})::text`, "ilike", pattern)))];
}

/** Rows are sorted and searched by what people see: of a row of another register, its name. */
function shownAs(register: Register, name: string) {
  const field = register.fields[name];
  return field?.kind === "reference" ? labelOf(field.register, sql.ref(`${register.table}.${name}`)) : sql.ref(name);
}

export async function save(ctx: Ctx, register: Register, id: string, values: Readonly<Record<string, unknown>>): Promise<Row> {
  const changed = { ...values, versi: sql`versi + 1`, updatedAt: ctx.now };
  const saving = tables(ctx).updateTable(register.table).set(changed).where("id", "=", id);
  const row = await kept(register, saving.returning(columnsOf(register)).executeTakeFirstOrThrow());
  ctx.touch(register.name);
  return row as Row;
}

/** What only the database can see (overlaps, doubles, days in the wrong order) becomes a sentence at its field. */
export async function kept<T>(register: Register, writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    const name = error instanceof Error && "constraint" in error ? String(error.constraint) : "";
    const known = Object.hasOwn(register.constraints ?? {}, name) ? register.constraints?.[name] : undefined;
    if (!known) throw error;
    throw refuse.invalid(known.sentence, { [known.field]: known.sentence });
  }
}
