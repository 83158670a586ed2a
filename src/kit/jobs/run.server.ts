import type { Task } from "graphile-worker";
import type { Scope } from "../ctx.server.ts";
import type { Log } from "../database/connection/location.server.ts";
import { Refusal } from "../refusals.ts";
import type { FailedResult } from "./job.ts";
import { type JobReport, type Run, recordRun } from "./job-report.server.ts";
import type { Handler } from "./jobs.server.ts";
import { report } from "./tasks.server.ts";

interface Surroundings {
  readonly scope: (requestId: string) => Scope;
  readonly log: Log;
  /** When it fires, nobody waits for the work any longer. */
  readonly abandoned: AbortSignal;
}

/** Work asked for by a person has a row in `tugas`; work of the crontab leaves one in `laporan_tugas` each time. */
export function taskOf(handler: Handler, { scope: scopeOf, log, abandoned }: Surroundings): Task {
  return async (sent, helpers) => {
    const { task, payload } = read(sent);
    const scope = scopeOf(`tugas-${task ?? helpers.job.id}`);
    const tell = (change: Parameters<typeof report>[2]) => (task ? report(scope, task, change) : Promise.resolve());
    const { job } = helpers;
    const written = openRunRecord(handler, { scope, log, attempt: job.attempts });
    await tell({ state: "berjalan", done: 0 });
    try {
      const progress = (done: number, total: number) => tell({ done, total });
      const working = handler.work(scope, payload, { progress, signal: helpers.abortSignal });
      const result = await unless(abandoned, working);
      await tell({ state: "selesai", result: result ?? null });
      await written({ report: result as JobReport });
    } catch (error) {
      const last = job.attempts >= job.max_attempts;
      const told = { tugas: handler.job.name, requestId: scope.requestId, attempt: job.attempts, last, ...trace(error) };
      if (abandoned.aborted && !last) log.warn(told, "tugas terputus karena aplikasi berhenti; diulang nanti");
      else log.error(told, "tugas gagal");
      await written({ error });
      if (last) await tell({ state: "gagal", result: refusalIn(error) });
      throw new Error(`job ${handler.job.name} failed`, { cause: error });
    }
  };
}

/** @returns writes down how a scheduled run ended. What was done stays done where that fails: the log says so. */
function openRunRecord({ schedule }: Handler, run: { readonly scope: Scope; readonly log: Log; readonly attempt: number }) {
  const startedAt = new Date();
  return async (outcome: Run["outcome"]): Promise<void> => {
    if (!schedule) return;
    await recordRun(run.scope, { job: schedule, startedAt, attempt: run.attempt, outcome }).catch((error: unknown) =>
      run.log.warn({ tugas: schedule.name, requestId: run.scope.requestId, ...trace(error) }, "laporan tugas belum dapat dicatat"),
    );
  };
}

function read(sent: unknown): { task?: string; payload: unknown } {
  if (typeof sent !== "object" || sent === null || !("task" in sent) || typeof sent.task !== "string") return { payload: {} };
  return { task: sent.task, payload: "payload" in sent ? sent.payload : {} };
}

/** The sentence for whoever asked for the work; null where it failed without one. */
const refusalIn = (error: unknown): FailedResult | null => (error instanceof Refusal ? { refusal: error.message } : null);

/** Where it failed, without the message: that may quote what a person typed. */
function trace(error: unknown): { error: string; code?: string; at?: string[] } {
  if (!(error instanceof Error)) return { error: typeof error };
  const at = (error.stack ?? "")
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 6);
  return { error: error.name, ...("code" in error && typeof error.code === "string" ? { code: error.code } : {}), at };
}

/** The work's own end, or the signal's reason when that comes first. */
function unless<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    signal.addEventListener("abort", leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", leave));
    if (signal.aborted) leave();
  });
}
