import { type Ctx, demand, type ReadCtx } from "../ctx.server.ts";
import { json, sql } from "../database/sql.server.ts";
import { refuse } from "../refusals.ts";
import type { Register } from "../register/register.ts";
import { isUuid } from "../register/uuid.ts";

/** @throws Refusal, also for registers that take no lists at all */
export function demandImport(ctx: ReadCtx, register: Register): void {
  if (register.readOnly || register.single) throw refuse.notFound();
  demand(ctx, `${register.name}:import`);
}

/** The batch, held until the transaction ends. @throws Refusal 404 */
export async function lockedBatch(ctx: Ctx, register: Register, id: string) {
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

/** Two lists that are taken in, or taken back, at once would not see each other's rows. @throws Refusal 503 */
export async function demandTurn(ctx: Ctx, register: Register): Promise<void> {
  const lock = sql<{ isOurs: boolean }>`select pg_try_advisory_xact_lock(hashtextextended(${`impor ${register.name}`}, 0)) as is_ours`;
  const { rows } = await lock.execute(ctx.db);
  if (!rows[0]?.isOurs) throw refuse.unavailable(5, `Daftar ${register.noun} lain sedang dimasukkan. Coba lagi sebentar.`);
}

/** Of one list nothing is tried out anew while it is taken in behind the scenes. @throws Refusal 409 */
export async function demandIdle(ctx: ReadCtx, list: string): Promise<void> {
  if (await isUnderWay(ctx, list)) throw refuse.conflict("Daftar ini sedang diimpor. Tunggu sampai selesai, lalu muat ulang halaman ini.");
}

export async function isUnderWay(ctx: ReadCtx, list: string): Promise<boolean> {
  const under = ctx.db.selectFrom("importBatch").select("id").where("listId", "=", list).where("doneAt", "is", null);
  return (await under.where(atWork).executeTakeFirst()) !== undefined;
}

/** The work behind the scenes that takes the actor's own batch in. */
export async function taskAtWork(ctx: ReadCtx, register: Register, id: string): Promise<string | null> {
  if (!isUuid(id)) return null;
  const own = ctx.db.selectFrom("importBatch").select("taskId").where("id", "=", id).where("register", "=", register.name);
  const asked = own.where("actorId", "=", ctx.actor.id).where("doneAt", "is", null).where(atWork);
  return (await asked.executeTakeFirst())?.taskId ?? null;
}

/** Work that was given up, or that nobody knows any more, takes nothing in: its list is free again, and is thrown away in its time. */
const atWork = sql<boolean>`exists (select from tugas where tugas.id = import_batch.task_id and tugas.state in ('antre', 'berjalan'))`;
const idle = sql<boolean>`not ${atWork}`;

export const unknownBatch = () => refuse.notFound("Impor ini tidak ditemukan. Unggah berkasnya sekali lagi.");

/** What was read but never imported may hold personal data, so it does not stay. Work that waits in the queue does. */
export async function deleteWaiting(ctx: Ctx, register: Register): Promise<void> {
  await ctx.db
    .deleteFrom("importBatch")
    .where("register", "=", register.name)
    .where("doneAt", "is", null)
    .where(idle)
    .where((where) =>
      where.or([
        where.and([
          where("actorId", "is not distinct from", ctx.actor.id),
          where("programId", "is not distinct from", ctx.actor.program?.id ?? null),
        ]),
        where("createdAt", "<", dayAgo(ctx.now)),
      ]),
    )
    .execute();
}

/** What a program tried out and did not confirm goes with its key. */
export async function deleteWaitingOf(ctx: Ctx, program: string): Promise<void> {
  await ctx.db.deleteFrom("importBatch").where("programId", "=", program).where("doneAt", "is", null).where(idle).execute();
}

/** What was read and never taken in: plans of a day ago, uploaded lists and templates of a week ago, and what was refused in them. @returns how many */
export async function sweepWaiting(ctx: Ctx): Promise<number> {
  const plans = ctx.db.deleteFrom("importBatch").where("doneAt", "is", null).where(idle).where("createdAt", "<", dayAgo(ctx.now));
  const lists = ctx.db.deleteFrom("importList").where("createdAt", "<", weekAgo(ctx.now));
  const templates = ctx.db.deleteFrom("fillTemplate").where("createdAt", "<", weekAgo(ctx.now));
  await withoutCells(ctx).where("doneAt", "<", weekAgo(ctx.now)).where(hasCells).execute();
  const [gone, old, empty] = [await plans.executeTakeFirst(), await lists.executeTakeFirst(), await templates.executeTakeFirst()];
  return Number(gone.numDeletedRows) + Number(old.numDeletedRows) + Number(empty.numDeletedRows);
}

/** With a list goes what was refused of it, also where the rest was taken in. */
export const forgetCells = (ctx: Ctx, list: string): Promise<unknown> =>
  withoutCells(ctx).where("listId", "=", list).where("doneAt", "is not", null).execute();

const withoutCells = (ctx: Ctx) => ctx.db.updateTable("importBatch").set({ refused: json([]), absentIds: [] });
const hasCells = sql<boolean>`(refused <> '[]'::jsonb or absent_ids <> '{}')`;

export const weekAgo = (now: Date) => new Date(now.getTime() - 7 * 86_400_000);
const dayAgo = (now: Date) => new Date(now.getTime() - 86_400_000);
