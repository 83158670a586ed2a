import { demandRightOnRow, ownershipColumns } from "../access/visibility/visible-fields.server.ts";
import { record } from "../audit/audit.server.ts";
import { recordChange } from "../audit/record-change.server.ts";
import type { Ctx, ReadCtx } from "../ctx.server.ts";
import { notDeleted } from "../database/bin.server.ts";
import { refuse } from "../refusals.ts";
import type { Register, Row } from "../register/register.ts";
import { namesOf } from "../register/related.server.ts";
import { columnsOf, tables } from "../register/store.server.ts";
import { demandImport, lockedBatch } from "./batch.server.ts";

/** A row that somebody changed after it was imported. */
export interface ChangedRow {
  readonly id: string;
  readonly name: string;
  /** Who changed it last. */
  readonly by: string;
  readonly at: Date;
}

export interface Undone {
  /** Rows that went to the bin. */
  readonly undone: number;
  /** Rows that stand because of a change that an undoing would have lost. */
  readonly left: readonly ChangedRow[];
  /** False: nothing was done, because the person must first decide about `left`. */
  readonly done: boolean;
}

/**
 * Moves the batch's rows to the bin. When somebody changed some of them since, nothing happens at first and they are named;
 * asked again with `rest`, the others go and the changed ones stay: what people typed is never undone by the way.
 * @throws Refusal 409 when it was undone before; 403 when rows are among them that this person may not throw away
 */
export async function undoImport(ctx: Ctx, register: Register, { id, rest }: { id: string; rest: boolean }): Promise<Undone> {
  demandImport(ctx, register);
  const batch = await lockedBatch(ctx, register, id);
  if (!batch.doneAt || batch.undoneAt) throw refuse.conflict("Impor ini sudah diurungkan.");
  const standing = await lockRows(ctx, register, batch.rowIds);
  const changed = standing.filter(({ versi }) => versi !== 1).map((row) => row.id);
  const left = await changedRows(ctx, register, changed);
  if (changed.length > 0 && !rest) return { undone: 0, left, done: false };
  const gone = await removeAll(
    ctx,
    register,
    standing.filter(({ versi }) => versi === 1).map((row) => row.id),
  );
  await ctx.db.updateTable("importBatch").set({ undoneAt: ctx.now, leftIds: changed }).where("id", "=", id).execute();
  const after = { fileName: batch.fileName, rows: gone };
  await record(ctx, { action: "undo-import", subject: register.name, subjectId: "*", after });
  ctx.touch(register.name);
  return { undone: gone, left, done: true };
}

/** The rows that are not in the bin already, held until the transaction ends. */
const lockRows = (ctx: Ctx, register: Register, ids: readonly string[]) =>
  tables(ctx)
    .selectFrom(register.table)
    .select(["id", "versi"])
    .where("id", "in", ids)
    .where(notDeleted())
    .orderBy("id")
    .forUpdate()
    .execute() as Promise<Pick<Row, "id" | "versi">[]>;

async function removeAll(ctx: Ctx, register: Register, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = (await tables(ctx)
    .updateTable(register.table)
    .set({ deletedAt: ctx.now, deletedBy: ctx.actor.id, versi: 2, updatedAt: ctx.now })
    .where("id", "in", ids)
    .returning([...columnsOf(register), ...ownershipColumns(ctx, register)])
    .execute()) as Row[];
  for (const row of rows) demandRightOnRow(ctx, register, { action: "delete", row });
  const gone = rows.map((row) => ({ action: "delete" as const, before: row }));
  await recordChange(ctx, register, gone);
  return rows.length;
}

async function changedRows(ctx: ReadCtx, register: Register, ids: readonly string[]): Promise<ChangedRow[]> {
  if (ids.length === 0) return [];
  const names = await namesOf(ctx, register, ids);
  const lines = await ctx.db
    .selectFrom("audit")
    .distinctOn("subjectId")
    .select(["subjectId", "actorName", "at"])
    .where("subject", "=", register.name)
    .where("subjectId", "in", ids)
    .orderBy("subjectId")
    .orderBy("id", "desc")
    .execute();
  return lines.map(({ subjectId, actorName, at }) => ({ id: subjectId, name: names.get(subjectId) ?? "", by: actorName, at }));
}
