import { demandRightOnRow, ownershipColumns } from "../access/visibility/visible-fields.server.ts";
import { record } from "../audit/audit.server.ts";
import { recordChange } from "../audit/record-change.server.ts";
import type { Ctx, ReadCtx } from "../ctx.server.ts";
import { sql } from "../database/sql.server.ts";
import { dayOf } from "../dates.ts";
import { Refusal, refuse } from "../refusals.ts";
import type { Register, Row } from "../register/register.ts";
import { namesOf } from "../register/related.server.ts";
import { columnsOf, tables, translateConstraintError } from "../register/store.server.ts";
import { demandImport, demandTurn, lockedBatch } from "./batch.server.ts";
import { tellUndoing } from "./question.server.ts";
import { restoreRows } from "./update/restore-rows.server.ts";
import { lockRows } from "./update/update-rows.server.ts";

/** A row that somebody changed after it was imported. */
export interface ChangedRow {
  readonly id: string;
  readonly name: string;
  /** Who changed it last. */
  readonly by: string;
  readonly at: Date;
  /** It was thrown away; in the bin it says what the import wrote. */
  readonly binned?: true;
}

export interface Undone {
  /** Rows that went to the bin. */
  readonly undone: number;
  /** Rows that say again what they said before. */
  readonly restored?: number;
  /** Rows that stand because of a change that an undoing would have lost. */
  readonly left: readonly ChangedRow[];
  /** False: nothing was done, because the person must first decide about `left`. */
  readonly done: boolean;
  /** What becomes of the other rows where the person decides so. */
  readonly others?: Pick<Undone, "undone" | "restored">;
}

/**
 * Moves the rows that the batch made to the bin, and gives those that it changed their old values back. When somebody changed some
 * of them since, nothing happens at first and they are named; asked again with `rest`, the others go and the changed ones stay:
 * what people typed is never undone by the way.
 * @throws Refusal 409 when it was undone before, or when something hangs on what would go; 403 when rows are among them that this person may not throw away or change
 */
export async function undoImport(ctx: Ctx, register: Register, { id, rest }: { id: string; rest: boolean }): Promise<Undone> {
  demandImport(ctx, register);
  const batch = await lockedBatch(ctx, register, id);
  if (!batch.doneAt || batch.undoneAt) throw refuse.conflict("Impor ini sudah diurungkan.");
  await demandTurn(ctx, register);
  const brought = await broughtRows(ctx, register, id);
  const isLeft = ({ act, versi, now }: BroughtRow) => (now === undefined ? act === "ubah" : versi !== now);
  const moved = brought.filter(isLeft).map((row) => row.id);
  const left = await changedRows(ctx, register, brought.filter(isLeft));
  const idsOf = (sought: string) => brought.flatMap(({ id, act, versi, now }) => (act === sought && versi === now ? [id] : []));
  const [made, changed] = [idsOf("baru"), idsOf("ubah")];
  if (moved.length > 0 && !rest) return { undone: 0, left, done: false, others: { undone: made.length, restored: changed.length } };
  if (moved.length > 0 && made.length + changed.length === 0) throw refuse.conflict(nothingGoes);
  await tellUndoing(ctx, dayOf(batch.doneAt));
  // A number that a new row took from one that stood is free for it again.
  const gone = await removeAll(ctx, register, made);
  const restored = await restoreRows(ctx, register, { ids: changed, at: batch.doneAt });
  await tellUndoing(ctx, "");
  await tellEarlierImports(ctx, id, restored);
  await ctx.db.updateTable("importBatch").set({ undoneAt: ctx.now, leftIds: moved }).where("id", "=", id).execute();
  const after = { fileName: batch.fileName, rows: gone, ...(restored.length > 0 && { restored: restored.length }) };
  await record(ctx, { action: "undo-import", subject: register.name, subjectId: "*", after });
  ctx.touch(register.name);
  return { undone: gone, ...(restored.length > 0 && { restored: restored.length }), left, done: true };
}

const nothingGoes = "Semua baris impor ini sudah diubah atau dibuang sejak itu, jadi tidak ada yang dapat diurungkan.";

/**
 * What is taken back stands as it stood before: imports from before then find their rows as they left them, or as far from it as
 * before. A row went one version on by what is undone, and one by the undoing.
 */
async function tellEarlierImports(ctx: Ctx, batchId: string, restored: readonly string[]): Promise<void> {
  if (restored.length === 0) return;
  await sql`
    update import_row earlier set versi = earlier.versi + 2 from import_row undone
    where undone.batch_id = ${batchId}::uuid and undone.row_id = any(${restored}::uuid[])
      and earlier.row_id = undone.row_id and earlier.batch_id <> undone.batch_id and earlier.versi < undone.versi`.execute(ctx.db);
}

interface BroughtRow {
  readonly id: string;
  readonly act: string;
  /** As the import left it. */
  readonly versi: number;
  /** Undefined: it is in the bin. */
  readonly now?: number | undefined;
}

/** The rows that were not erased, held until the transaction ends as far as they stand, and their version now. */
async function broughtRows(ctx: Ctx, register: Register, batchId: string): Promise<BroughtRow[]> {
  const rows = await ctx.db
    .selectFrom("importRow")
    .select(["rowId as id", "versi", "act"])
    .where("batchId", "=", batchId)
    .where("act", "!=", "sama")
    .execute();
  const ids = rows.map(({ id }) => id);
  const standing = await lockRows(ctx, register, ids);
  const kept = ids.length === 0 ? [] : await tables(ctx).selectFrom(register.table).select("id").where("id", "in", ids).execute();
  const known = new Set(kept.map(({ id }) => id));
  return rows.flatMap((row) => (known.has(row.id) ? [{ ...row, now: standing.get(row.id)?.versi }] : []));
}

async function removeAll(ctx: Ctx, register: Register, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const removing = tables(ctx)
    .updateTable(register.table)
    .set({ deletedAt: ctx.now, deletedBy: ctx.actor.id, versi: sql<number>`versi + 1`, updatedAt: ctx.now })
    .where("id", "in", ids)
    .returning([...columnsOf(register), ...ownershipColumns(ctx, register)]);
  const rows = (await translateConstraintError(register, removing.execute()).catch(tellHeld)) as Row[];
  for (const row of rows) demandRightOnRow(ctx, register, { action: "delete", row });
  const gone = rows.map((row) => ({ action: "delete" as const, before: row }));
  await recordChange(ctx, register, gone);
  return rows.length;
}

/** Something hangs on a row that was brought: the register says what. */
function tellHeld(error: unknown): never {
  if (!(error instanceof Refusal) || error.kind !== "invalid") throw error;
  throw refuse.conflict(`Belum dapat diurungkan. ${error.message}`);
}

async function changedRows(ctx: ReadCtx, register: Register, rows: readonly BroughtRow[]): Promise<ChangedRow[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const binned = new Set(rows.flatMap(({ id, now }) => (now === undefined ? [id] : [])));
  const names = await namesOf(ctx, register, ids);
  const lines = await ctx.db
    .selectFrom("audit")
    .distinctOn("subjectId")
    .select(["subjectId as id", "actorName as by", "at"])
    .where("subject", "=", register.name)
    .where("subjectId", "in", ids)
    .orderBy("subjectId")
    .orderBy("audit.id", "desc")
    .execute();
  return lines.map(({ id, by, at }) => ({ id, name: names.get(id) ?? "", by, at, ...(binned.has(id) && { binned: true }) }));
}
