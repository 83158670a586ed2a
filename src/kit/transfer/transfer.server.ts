import { demandOwn, exportedBy, importedBy, whose } from "../access/sight/sight.server.ts";
import { record, recordAll } from "../audit/audit.server.ts";
import { type Ctx, demand } from "../ctx.server.ts";
import { json } from "../database/sql.server.ts";
import { refuse } from "../refusals.ts";
import { isUuid, type Values } from "../register/check.ts";
import "./import-table.ts";
import type { Query } from "../register/query.ts";
import type { Register, Row } from "../register/register.ts";
import { idsByName, relatedOf } from "../register/related.server.ts";
import { columnsOf, content, givenTo, kept, list, tables } from "../register/store.server.ts";
import { type Cell, cellsOf, type ReadSheet, type RefusedCell, readRows } from "./sheet-rows.ts";

export const mostRows = 5000;
const atOnce = 500;

/** Every row of the current filter, in its order. @throws Refusal without the right to export */
export async function exportRows(ctx: Ctx, register: Register, query: Query): Promise<Cell[][]> {
  demand(ctx, `${register.name}:export`);
  const exported = exportedBy(ctx, register);
  const cells: Cell[][] = [];
  for (let page = 1; ; page++) {
    const { rows, total } = await list(ctx, register, { ...query, page, size: 1000 });
    const { names } = await relatedOf(ctx, exported, rows);
    cells.push(...rows.map((row) => cellsOf(exported, row, names)));
    if (rows.length === 0 || cells.length >= total) break;
  }
  await record(ctx, { action: "export", subject: register.name, subjectId: "*", after: { rows: cells.length } });
  return cells;
}

export interface Plan {
  /** Null when something is refused: nothing is kept then. */
  readonly id: string | null;
  readonly fileName: string;
  readonly count: number;
  readonly refused: readonly RefusedCell[];
}

/** Reads a list without changing anything; a sound one waits for `runImport`. */
export async function planImport(ctx: Ctx, register: Register, file: { readonly name: string; readonly sheet: ReadSheet }): Promise<Plan> {
  demandImport(ctx, register);
  if (file.sheet.rows.length > mostRows)
    throw refuse.invalid(`Paling banyak ${mostRows} baris sekali impor. Bagi daftar ini menjadi beberapa berkas.`);
  const imported = importedBy(ctx, register);
  const { rows, refused } = readRows(imported, file.sheet, await idsByName(ctx, imported));
  const plan = { fileName: file.name.slice(0, 200), count: rows.length, refused };
  if (rows.length === 0 && refused.length === 0) throw refuse.invalid("Berkas ini tidak berisi baris data.");
  // What was read but never imported may hold personal data, so it does not stay.
  await batches(ctx, register).waiting.execute();
  if (refused.length > 0) return { ...plan, id: null };
  const { id } = await ctx.db
    .insertInto("importBatch")
    .values({ register: register.name, fileName: plan.fileName, actorId: ctx.actor.id, actorName: ctx.actor.name, pending: json(rows) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { ...plan, id };
}

/** All rows or none. A second call for the same batch changes nothing. @returns how many rows the batch made */
export async function runImport(ctx: Ctx, register: Register, id: string): Promise<number> {
  demandImport(ctx, register);
  const batch = await lockedBatch(ctx, register, id);
  if (batch.doneAt) return batch.rowIds.length;
  if (batch.actorId !== ctx.actor.id) throw unknownBatch();
  const made = await insertAll(ctx, register, batch.pending as Values[]);
  await recordAll(
    ctx,
    made.map((row) => ({ action: "create", subject: register.name, subjectId: row.id, after: content(register, row) })),
  );
  await ctx.db
    .updateTable("importBatch")
    .set({ pending: null, rowIds: made.map((row) => row.id), doneAt: ctx.now })
    .where("id", "=", id)
    .execute();
  ctx.touch(register.name);
  return made.length;
}

/** Moves the batch's rows to the bin, but leaves those that somebody changed since. */
export async function undoImport(ctx: Ctx, register: Register, id: string): Promise<{ readonly undone: number; readonly left: number }> {
  demandImport(ctx, register);
  const batch = await lockedBatch(ctx, register, id);
  if (!batch.doneAt || batch.undoneAt) throw refuse.conflict("Impor ini sudah diurungkan.");
  const rows = (await tables(ctx)
    .updateTable(register.table)
    .set({ deletedAt: ctx.now, deletedBy: ctx.actor.id, versi: 2, updatedAt: ctx.now })
    .where("id", "in", batch.rowIds)
    .where("versi", "=", 1)
    .where("deletedAt", "is", null)
    .returning(columnsOf(register))
    .execute()) as Row[];
  await recordAll(
    ctx,
    rows.map((row) => ({ action: "delete", subject: register.name, subjectId: row.id, before: content(register, row) })),
  );
  await ctx.db.updateTable("importBatch").set({ undoneAt: ctx.now }).where("id", "=", id).execute();
  ctx.touch(register.name);
  return { undone: rows.length, left: batch.rowIds.length - rows.length };
}

export interface PastImport {
  readonly id: string;
  readonly fileName: string;
  readonly actorName: string;
  readonly doneAt: Date | null;
  readonly undoneAt: Date | null;
  readonly count: number;
}

/** The last ten imports. */
export async function pastImports(ctx: Ctx, register: Register): Promise<PastImport[]> {
  demandImport(ctx, register);
  const found = await ctx.db
    .selectFrom("importBatch")
    .select(["id", "fileName", "actorName", "doneAt", "undoneAt", "rowIds"])
    .where("register", "=", register.name)
    .where("doneAt", "is not", null)
    .orderBy("doneAt", "desc")
    .limit(10)
    .execute();
  return found.map(({ rowIds, ...batch }) => ({ ...batch, count: rowIds.length }));
}

function demandImport(ctx: Ctx, register: Register): void {
  if (register.readOnly || register.single) throw refuse.notFound();
  demand(ctx, `${register.name}:import`);
}

function batches(ctx: Ctx, register: Register) {
  const mine = ctx.db.deleteFrom("importBatch").where("register", "=", register.name).where("doneAt", "is", null);
  return {
    waiting: mine.where((where) =>
      where.or([where("actorId", "is not distinct from", ctx.actor.id), where("createdAt", "<", dayAgo(ctx.now))]),
    ),
  };
}

const dayAgo = (now: Date) => new Date(now.getTime() - 86_400_000);

async function lockedBatch(ctx: Ctx, register: Register, id: string) {
  if (!isUuid(id)) throw unknownBatch();
  const batch = await ctx.db
    .selectFrom("importBatch")
    .selectAll()
    .where("id", "=", id)
    .where("register", "=", register.name)
    .forUpdate()
    .executeTakeFirst();
  if (!batch) throw unknownBatch();
  return batch;
}

const unknownBatch = () => refuse.notFound("Impor ini tidak ditemukan. Unggah berkasnya sekali lagi.");

async function insertAll(ctx: Ctx, register: Register, rows: readonly Values[]): Promise<Row[]> {
  const made: Row[] = [];
  for (let start = 0; start < rows.length; start += atOnce) {
    const values = rows.slice(start, start + atOnce).map((row, place) => ({ ...row, ...givenTo(ctx, register, place) }));
    const returned = [...columnsOf(register), ...whose(ctx, register)];
    const inserting = tables(ctx).insertInto(register.table).values(values).returning(returned);
    made.push(...((await kept(register, inserting.execute())) as Row[]));
  }
  for (const row of made) demandOwn(ctx, register, { action: "import", row });
  return made;
}
