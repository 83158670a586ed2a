import { setTimeout as sleep } from "node:timers/promises";
import { Logger, runMigrations } from "graphile-worker";
import { type ClientBase, Pool, type PoolClient } from "pg";
import type { ReadCtx } from "../ctx.server.ts";
import { backoffMs } from "../database/connection/backoff.server.ts";
import { clientConfig, type DatabaseLocation, type Log } from "../database/connection/location.server.ts";
import { sql } from "../database/sql.server.ts";
import { openThrottledLog } from "../health/throttled-log.server.ts";

/** Connections of the queue's own, so that work waits for no request, nor requests for work. */
export const openQueuePool = (place: DatabaseLocation, log: Log): Pool => {
  const pool = new PatientPool({ ...clientConfig(place), max: 4, application_name: "portal-tugas" });
  // A connection that is lent out has no listener of the pool's; a lost server must not end the process.
  pool.on("connect", (client) => client.on("error", () => undefined));
  const seldom = openThrottledLog(log);
  pool.on("error", ({ message }) => pool.ending || seldom.warn(message, { error: message }, "sambungan antrean tugas terputus"));
  return pool;
};

type Given = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void;

/**
 * The queue's listener, who alone asks with a callback, waits ever longer after each refusal, up to a minute; here it is not
 * refused at all but given a connection as soon as there is one.
 */
class PatientPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(given: Given): void;
  override connect(given?: Given): Promise<PoolClient> | undefined {
    if (!given) return super.connect();
    const nothing = () => undefined;
    this.#connectAtLast().then(
      (client) => given(undefined, client, (release) => client.release(release as boolean | Error | undefined)),
      (error: Error) => given(error, undefined, nothing),
    );
    return undefined;
  }

  async #connectAtLast(): Promise<PoolClient> {
    for (let failures = 0; ; failures++) {
      try {
        return await super.connect();
      } catch (error) {
        if (this.ending) throw error;
      }
      await sleep(backoffMs(failures), undefined, { ref: false });
    }
  }
}

/** Brings the queue's own tables up to date. Call it as the owner, after `migrate` and before `prepareServing`. */
export async function installQueue(place: DatabaseLocation, log: Log): Promise<void> {
  const pool = openQueuePool(place, log);
  try {
    await runMigrations({ pgPool: pool, logger: queueLogger(log) });
  } finally {
    await pool.end();
  }
}

/** The queue's own lines about single jobs hold error texts, which may hold personal data; those are left out. */
export function queueLogger(log: Log): Logger {
  const seldom = openThrottledLog(log);
  return new Logger((scope) => (level, message) => {
    if (scope.jobId || scope.taskIdentifier || / task /i.test(message)) return;
    const [said = ""] = message.split("\n");
    if (level === "error" || level === "warning") seldom.warn(said, { antrean: said }, "antrean tugas");
  });
}

const KEPT_DAYS = 30;

/**
 * Sets free what a killed process held: the connection of each living worker carries its name. Work that got further than in
 * any try before has its tries anew; work that kills its process at the same place each time uses them up. Then closes the rows
 * of work that no longer waits in the queue, and forgets old ones.
 */
export async function repairQueue(client: Pick<ClientBase, "query">): Promise<void> {
  await client.query(`do $$
    declare
      dead text[];
      held bigint[];
      anew bigint[];
    begin
      select array_agg(distinct locked_by), array_agg(id) into dead, held from graphile_worker.jobs
      where locked_at < now() - interval '15 seconds'
        and locked_by not in (select application_name from pg_stat_activity where datname = current_database());
      perform graphile_worker.force_unlock_workers(dead);
      with further as (
        update public.tugas set furthest = done where queue_id = any (held) and done > furthest returning queue_id
      )
      select array_agg(queue_id) into anew from further;
      perform graphile_worker.reschedule_jobs(anew, attempts => 0);
    end $$`);
  await client.query(`
    update public.tugas set state = 'gagal', updated_at = now()
    where state in ('antre', 'berjalan') and updated_at < now() - interval '15 seconds' and not exists (
      select from graphile_worker.jobs waiting
      where waiting.id = tugas.queue_id and (waiting.attempts < waiting.max_attempts or waiting.locked_at is not null)
    )`);
  await client.query("delete from public.tugas where state in ('selesai', 'gagal') and updated_at < now() - make_interval(days => $1)", [
    KEPT_DAYS,
  ]);
}

export const jobStates = ["due", "running", "scheduled", "failed"] as const;

export interface JobCount {
  readonly state: (typeof jobStates)[number];
  readonly jobs: number;
  /** For how long the oldest of them has been in it; 0 where there is none. */
  readonly oldestSeconds: number;
}

/** How much work is in each state: due and taken by nobody, running, scheduled for later or for its next try, given up. */
export async function countJobs(client: Pick<ClientBase, "query">): Promise<readonly JobCount[]> {
  const { rows } = await client.query<JobCount>(`
    select state, count(*)::integer as jobs, greatest(0, extract(epoch from now() - min(since)))::float8 as "oldestSeconds"
    from (
      select coalesce(locked_at, run_at) as since, case
        when locked_at is not null then 'running'
        when attempts >= max_attempts then 'failed'
        when run_at < now() then 'due'
        else 'scheduled'
      end as state
      from graphile_worker.jobs
    ) as job group by state`);
  return jobStates.map((state) => rows.find((row) => row.state === state) ?? { state, jobs: 0, oldestSeconds: 0 });
}

/** Seconds for which work has been due that nobody takes, 0 when there is none; work that waits for its next try is not due. */
export async function oldestDue(client: Pick<ClientBase, "query">): Promise<number> {
  return (await countJobs(client)).find(({ state }) => state === "due")?.oldestSeconds ?? 0;
}

export interface QueueState {
  /** As `oldestDue`. */
  readonly oldestDue: number;
  /** Work whose last try has failed; the queue keeps it until it is taken away. */
  readonly givenUp: readonly { readonly name: string; readonly count: number }[];
}

/** How the queue stands, for whoever looks after it. */
export async function readQueue({ db }: Pick<ReadCtx, "db">): Promise<QueueState> {
  const due = await sql<{ seconds: number }>`
    select coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as seconds from graphile_worker.jobs
    where locked_at is null and attempts < max_attempts and run_at < now()`.execute(db);
  const failed = await sql<{ name: string; count: number }>`
    select task_identifier as name, count(*)::int as count from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null group by 1 order by 1`.execute(db);
  return { oldestDue: due.rows[0]?.seconds ?? 0, givenUp: failed.rows };
}
