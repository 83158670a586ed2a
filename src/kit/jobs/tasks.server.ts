import type { Ctx, ReadCtx, Scope } from "../ctx.server.ts";
import { json, sql } from "../database/sql.server.ts";
import { refuse } from "../refusals.ts";
import { isUuid } from "../register/uuid.ts";
import type { Job, Task, TaskState } from "./job.ts";

export interface EnqueueOptions {
  /** Work of this job still waiting under the same key is replaced: only the last payload runs. */
  readonly key?: string;
  readonly runAt?: Date;
}

/** Adds work inside the open transaction: it commits or vanishes with it. @returns the id of its row in `tugas` */
export async function enqueue<P>(ctx: Ctx, job: Job<P>, wanted: { payload: P } & EnqueueOptions): Promise<string> {
  const { payload, key = null, runAt = null } = wanted;
  const { id } = await ctx.db
    .insertInto("tugas")
    .values({ job: job.name, key, owner: ctx.actor.id, result: null })
    .onConflict((waiting) =>
      waiting
        .columns(["job", "key"])
        .where("state", "=", "antre")
        .where("key", "is not", null)
        .doUpdateSet({ owner: ctx.actor.id, updatedAt: sql<Date>`now()` }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  const queueKey = key === null ? null : `${job.name}:${key}`;
  const { rows } = await sql<{ queueId: string }>`
    select enqueue_job(${job.name}, ${JSON.stringify({ task: id, payload })}::json, ${runAt}::timestamptz, ${job.tries}::integer, ${queueKey}) as queue_id
  `.execute(ctx.db);
  await carry(ctx, { id, job: job.name, key, queueId: rows[0]?.queueId ?? null });
  return id;
}

interface Carried {
  readonly id: string;
  readonly job: string;
  readonly key: string | null;
  readonly queueId: string | null;
}

/** Work that waits for its next try under the same key gave its place in the queue to this one: no row may count on it any longer. */
async function carry(ctx: Ctx, { id, job, key, queueId }: Carried): Promise<void> {
  if (key !== null)
    await ctx.db
      .updateTable("tugas")
      .set({ queueId: null })
      .where("state", "in", ["antre", "berjalan"])
      .where("job", "=", job)
      .where("key", "=", key)
      .where("queueId", "=", queueId)
      .where("id", "!=", id)
      .execute();
  await ctx.db.updateTable("tugas").set({ queueId }).where("id", "=", id).execute();
}

/** How far the actor's own work of this kind is. @throws Refusal (notFound) for that of others, of another kind, and for no id at all */
export async function findTask<P>(ctx: ReadCtx, job: Job<P>, id: string): Promise<Task> {
  if (!isUuid(id)) throw refuse.notFound("Tugas tidak ditemukan.");
  const columns = ["id", "job", "state", "done", "total", "result", "createdAt"] as const;
  const found = ctx.db.selectFrom("tugas").select(columns).where("id", "=", id).where("job", "=", job.name);
  const own = ctx.actor.roles.includes("sistem") ? found : found.where("owner", "=", ctx.actor.id);
  const task = await own.executeTakeFirst();
  if (!task) throw refuse.notFound("Tugas tidak ditemukan.");
  return task;
}

export interface Change {
  readonly state?: TaskState;
  readonly done?: number;
  readonly total?: number;
  readonly result?: unknown;
}

/** In a transaction of its own, so that others see the progress while the work goes on. */
export async function report(scope: Scope, id: string, { result, ...change }: Change): Promise<void> {
  const values = { ...change, updatedAt: new Date(), ...(result === undefined ? {} : { result: json(result) }) };
  await scope.transaction((ctx) => ctx.db.updateTable("tugas").set(values).where("id", "=", id).execute());
}
