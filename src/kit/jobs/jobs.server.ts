import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { type Runner, run, type TaskList, type WorkerEvents } from "graphile-worker";
import type { Pool } from "pg";
import { type Actor, system } from "../access/access.ts";
import type { Scope } from "../ctx.server.ts";
import type { DatabaseLocation, Log } from "../database/connection/location.server.ts";
import { openThrottledLog, type ThrottledLog } from "../health/throttled-log.server.ts";
import { cronItem } from "./cron.server.ts";
import type { Job, ScheduledJob } from "./job.ts";
import type { JobReport } from "./job-report.server.ts";
import { openQueuePool, queueLogger, repairQueue } from "./queue.server.ts";
import { taskOf } from "./run.server.ts";

export { defineJob, defineScheduledJob, type Job, type ScheduledJob, type Task, type TaskState } from "./job.ts";
export { type JobReport, type LastRun, readSchedule, type ScheduleState } from "./job-report.server.ts";
export { countJobs, installQueue, oldestDue, type QueueState, readQueue } from "./queue.server.ts";
export { type EnqueueOptions, enqueue, findTask } from "./tasks.server.ts";

/** What a job's work gets beside its scope and payload. */
export interface Tools {
  /** Tells how far it is; seen by whoever asked for the work. */
  readonly progress: (done: number, total: number) => Promise<void>;
  /** Fires when the product is about to stop: finish soon, or throw and be tried again. */
  readonly signal: AbortSignal;
}

export type Work<P> = (scope: Scope, payload: P, tools: Tools) => Promise<unknown>;

export interface Handler {
  readonly job: Job<unknown>;
  readonly work: Work<unknown>;
  /** Present for what comes by itself: when, and that each run is written down. */
  readonly schedule?: ScheduledJob;
}

/** Ties a job to its work. What the work returns (JSON) is kept as the task's result. Work may run twice after a crash. */
export function handles<P>(job: Job<P>, work: Work<P>): Handler {
  return { job: job as Job<unknown>, work: work as Work<unknown> };
}

/** Ties a scheduled job to its work, which says what it did. */
export const handlesSchedule = (schedule: ScheduledJob, work: (scope: Scope, tools: Tools) => Promise<JobReport>): Handler => ({
  ...handles(schedule, (scope, _, tools) => work(scope, tools)),
  schedule,
});

export interface JobsOptions {
  readonly place: DatabaseLocation;
  readonly handlers: readonly Handler[];
  /** Usually `database.scope`. */
  readonly scopeFor: (actor: Actor, requestId: string) => Scope;
  readonly log: Log;
  /** Now and then, after the queue was put in order: tells of work that was given up. */
  readonly afterRepair?: () => Promise<unknown>;
}

export interface Jobs {
  /** Finishes what runs, for at most `withinMs`; what is left goes back into the queue. */
  readonly stop: (withinMs?: number) => Promise<void>;
}

const REPAIR_MS = 30_000;
const RESTART_MS = 2_000;
const ABORT_MS = 2_000;
const SETTLE_MS = 3_000;

/** Starts the workers of this process and keeps them going, also through a restart of the database. */
export function startJobs(options: JobsOptions): Jobs {
  const pool = openQueuePool(options.place, options.log);
  const [stopping, abandoning] = [new AbortController(), new AbortController()];
  const current: Going["current"] = {};
  const seldom = openThrottledLog(options.log);
  const going = keepGoing(options, { pool, current, seldom, stopping: stopping.signal, abandoned: abandoning.signal });
  const repair = async () => {
    await repairQueue(pool);
    await options.afterRepair?.();
  };
  // At once as well: what a killed process gave up is told with the next start.
  void loggedRepair(async () => options.afterRepair?.(), seldom);
  const healer = setInterval(() => void loggedRepair(repair, seldom), REPAIR_MS);
  return {
    stop: async (withinMs = 3_000) => {
      clearInterval(healer);
      const deadline = setTimeout(() => abandoning.abort(), withinMs);
      stopping.abort();
      await current.runner
        ?.stop()
        .catch((error: unknown) => options.log.warn({ error: sentenceOf(error) }, "pekerja tugas berhenti tidak rapi"));
      await going;
      clearTimeout(deadline);
      await awaitQueueIdle(pool);
      await pool.end();
    },
  };
}

interface Going {
  readonly pool: Pool;
  readonly current: { runner?: Runner };
  readonly seldom: ThrottledLog;
  readonly stopping: AbortSignal;
  /** Fires when work that hears no signal is left to itself and goes back into the queue. */
  readonly abandoned: AbortSignal;
}

async function keepGoing(options: JobsOptions, { pool, current, seldom, stopping, abandoned }: Going): Promise<void> {
  while (!stopping.aborted) {
    try {
      await repairQueue(pool);
      current.runner = await startRunner(options, pool, abandoned);
      if (stopping.aborted) await current.runner.stop();
      await current.runner.promise;
    } catch (error) {
      const said = sentenceOf(error);
      seldom.warn(said, { error: said }, "pekerja tugas dimulai ulang");
    }
    await sleep(RESTART_MS, undefined, { signal: stopping }).catch(() => undefined);
  }
}

function startRunner({ handlers, scopeFor, log }: JobsOptions, pgPool: Pool, abandoned: AbortSignal): Promise<Runner> {
  const events: WorkerEvents = new EventEmitter();
  // `repairQueue` knows living workers by the name of their connection.
  events.on("pool:listen:success", ({ workerPool, client }) => {
    client.once("drain", () => {
      client.query("select set_config('application_name', $1, false)", [workerPool.id]).catch(() => undefined);
    });
  });
  const tasks: TaskList = Object.fromEntries(
    handlers.map((handler) => [
      handler.job.name,
      taskOf(handler, { scope: (id) => scopeFor(system(handler.job.name), id), log, abandoned }),
    ]),
  );
  const parsedCronItems = handlers.flatMap(({ schedule }) => (schedule ? [cronItem(schedule)] : []));
  return run({
    pgPool,
    events,
    taskList: tasks,
    parsedCronItems,
    logger: queueLogger(log),
    concurrency: 2,
    pollInterval: 2_000,
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: ABORT_MS,
    // In batches, though of one: what cannot be written down then ends the workers, which are started anew. Alone, nobody waits
    // for it, and a database that restarts while work fails would end the whole process. What succeeded is written down at once.
    preset: { worker: { failJobBatchDelay: 0 } },
  });
}

async function loggedRepair(repair: () => Promise<unknown>, seldom: ThrottledLog): Promise<void> {
  try {
    await repair();
  } catch (error) {
    seldom.warn("perbaikan", { error: sentenceOf(error) }, "antrean tugas belum dapat diperiksa");
  }
}

/** The queue says it has stopped a moment before it has written down what it did. */
async function awaitQueueIdle(pool: Pool): Promise<void> {
  for (let waited = 0; waited < SETTLE_MS; waited += 50) {
    await sleep(50);
    if (pool.idleCount === pool.totalCount && pool.waitingCount === 0) return;
  }
}

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
