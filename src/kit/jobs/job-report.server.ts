import type { ReadCtx, Scope } from "../ctx.server.ts";
import { StartRefusal } from "../database/engine/start-refusal.ts";
import { sql } from "../database/sql.server.ts";
import type { Stored } from "../database/tables.ts";
import { Refusal } from "../refusals.ts";
import { previousRun } from "./cron.server.ts";
import type { ScheduledJob } from "./job.ts";

/** What a scheduled job did: a whole sentence, or how many of what, e.g. `{ "sesi lama dihapus": 3 }`. */
export type JobReport = string | Readonly<Record<string, number>>;

export interface Run {
  readonly job: ScheduledJob;
  readonly startedAt: Date;
  readonly attempt: number;
  readonly outcome: { readonly report: JobReport } | { readonly error: unknown };
}

/** Of each job, and of those that succeeded and those that failed each. */
const keptRuns = 20;

/** Writes down what a run did, and lets old ones go. */
export async function recordRun(scope: Scope, { job, startedAt, attempt, outcome }: Run): Promise<void> {
  const [keadaan, keterangan] =
    "error" in outcome
      ? (["gagal", failureSentence(outcome.error, scope.requestId)] as const)
      : (["selesai", reportSentence(outcome.report)] as const);
  const lamaMs = Math.max(0, Date.now() - startedAt.getTime());
  await scope.transaction(async ({ db }) => {
    await db
      .insertInto("laporanTugas")
      .values({ tugas: job.name, mulai: startedAt, lamaMs, percobaan: attempt, keadaan, keterangan })
      .execute();
    await sql`delete from laporan_tugas where id in (
      select id from (
        select id, row_number() over (partition by keadaan order by id desc) as place from laporan_tugas where tugas = ${job.name}
      ) ranked where place > ${keptRuns})`.execute(db);
  });
}

/** "3 sesi lama dihapus, 1 pemberitahuan dihapus." */
function reportSentence(report: JobReport): string {
  if (typeof report === "string") return report;
  const counted = Object.entries(report).flatMap(([what, count]) => (count > 0 ? [`${count.toLocaleString("id-ID")} ${what}`] : []));
  return counted.length > 0 ? `${counted.join(", ")}.` : "Tidak ada yang perlu dikerjakan.";
}

/** Without the message of a fault: that may quote what a person typed. */
function failureSentence(error: unknown, requestId: string): string {
  if (error instanceof Refusal || error instanceof StartRefusal) return error.message;
  if (error instanceof Error && error.name === "AbortError") return "Dihentikan bersama aplikasi, dan diulang sesudahnya.";
  const name = error instanceof Error ? error.name : typeof error;
  return `Kesalahan di dalam aplikasi (${name}); rinciannya ada di catatan dengan nomor ${requestId}.`;
}

/** How a scheduled job stands. */
export interface ScheduleState extends Pick<ScheduledJob, "name" | "title"> {
  readonly last: LastRun | null;
  /** When it should have run and has not; null when nothing is missing. */
  readonly missedAt: Date | null;
}

export interface LastRun {
  readonly startedAt: Date;
  readonly tookMs: number;
  readonly state: Stored<"laporanTugas">["keadaan"];
  readonly sentence: string;
}

/** So long after its time a job may still be waiting or at work. */
const graceMs = 45 * 60_000;

/** The last run of each, in the order of the jobs. */
export async function readSchedule(
  { db, now }: Pick<ReadCtx, "db" | "now">,
  jobs: readonly ScheduledJob[],
): Promise<readonly ScheduleState[]> {
  const rows = await db
    .selectFrom("laporanTugas")
    .distinctOn("tugas")
    .select(["tugas", "mulai", "lamaMs", "keadaan", "keterangan"])
    .orderBy("tugas")
    .orderBy("id", "desc")
    .execute();
  const { rows: begun } = await sql<{ at: Date }>`select at from migration where name = 'laporan-tugas'`.execute(db);
  const since = begun[0]?.at ?? now;
  return jobs.map(({ name, title, cron }) => {
    const row = rows.find(({ tugas }) => tugas === name);
    const last = row ? { startedAt: row.mulai, tookMs: row.lamaMs, state: row.keadaan, sentence: row.keterangan } : null;
    const due = previousRun(cron, new Date(now.getTime() - graceMs));
    const isMissing = due !== null && due > since && (last === null || last.startedAt < due);
    return { name, title, last, missedAt: isMissing ? due : null };
  });
}
