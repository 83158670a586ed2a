import type { Ctx, ReadCtx, Scope } from "../ctx.server.ts";
import { defineJob, defineScheduledJob } from "../jobs/job.ts";
import { notify } from "../notices/notices.server.ts";
import { Refusal } from "../refusals.ts";
import type { Backups } from "./backups.server.ts";
import type { BackupReason } from "./journal.server.ts";

/** Before the house is swept, and before anybody works. */
export const nightlyBackup = defineScheduledJob("cadangkan-malam", { cron: "10 1 * * *", retries: 2, title: "Membuat cadangan" });
/** As soon as somebody wishes. */
export const backupNow = defineJob<{ sebab: BackupReason }>("cadangkan", { retries: 0 });
/** On Sunday morning the newest is put back, in a folder of its own, and compared. */
export const weeklyRehearsal = defineScheduledJob("latihan-pemulihan", {
  cron: "30 4 * * 0",
  retries: 0,
  title: "Melatih pemulihan cadangan",
});
export const rehearseNow = defineJob<{ sebab: BackupReason }>("latih-pemulihan", { retries: 0 });
/** Whoever comes in the morning hears of a night without one. */
export const checkBackupAge = defineScheduledJob("umur-cadangan", { cron: "0 7 * * *", title: "Memeriksa umur cadangan" });

export const backupPath = "/administration/cadangan";
/** After a night without one. */
const lateAfter = 36 * 3_600_000;

export interface LastBackup {
  readonly at: Date;
  /** Bytes. */
  readonly size: number;
  readonly name: string;
  readonly late: boolean;
}

/** The newest that was made whole; null when there is none yet. */
export async function readLastBackup({ db, now }: Pick<ReadCtx, "db" | "now">): Promise<LastBackup | null> {
  const last = await db
    .selectFrom("cadangan")
    .select(["selesai", "ukuran", "nama"])
    .where("jenis", "=", "cadangan")
    .where("keadaan", "=", "berhasil")
    .orderBy("mulai", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!last?.selesai) return null;
  return { at: last.selesai, size: Number(last.ukuran), name: last.nama ?? "", late: now.getTime() - last.selesai.getTime() > lateAfter };
}

export interface Rehearsal {
  readonly at: Date;
  /** The newest archive could be put back, and said what it had said. */
  readonly whole: boolean;
}

/** The last that came to an end; null when there was none. */
export async function readLastRehearsal({ db }: Pick<ReadCtx, "db">): Promise<Rehearsal | null> {
  const last = await db
    .selectFrom("cadangan")
    .select(["selesai", "keadaan"])
    .where("jenis", "=", "latihan")
    .where("selesai", "is not", null)
    .orderBy("mulai", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.selesai ? { at: last.selesai, whole: last.keadaan === "berhasil" } : null;
}

/** @returns the archive's name; a failure stands in the list of backups, and whoever may see it is told */
export const runBackup = (scope: Scope, backups: Backups, sebab: BackupReason): Promise<string> =>
  toldWhenFailed(scope, "Cadangan gagal dibuat", async () => (await backups.make(scope, sebab)).label.name);

export const runRehearsal = (scope: Scope, backups: Backups, sebab: BackupReason): Promise<string> =>
  toldWhenFailed(scope, "Latihan pemulihan gagal", async () => (await backups.rehearse(scope, sebab)).name);

async function toldWhenFailed<T>(scope: Scope, title: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal && error.kind !== "conflict") await scope.transaction((ctx) => tell(ctx, title, error.message));
    throw error;
  }
}

/** @returns what it found */
export const warnWhenLate = (scope: Scope): Promise<string> =>
  scope.transaction(async (ctx) => {
    const last = await readLastBackup(ctx);
    if (last?.late === false) return "Cadangan terakhir cukup baru.";
    const since = last ? "Cadangan terakhir sudah lebih dari 36 jam yang lalu." : "Belum pernah ada cadangan yang selesai.";
    await tell(ctx, "Cadangan terlambat", `${since} Buka halaman Cadangan untuk melihat sebabnya.`);
    return `${since} Yang mengawasi sudah diberi tahu.`;
  });

const tell = (ctx: Ctx, title: string, body: string): Promise<number> =>
  notify(ctx, { to: { right: "cadangan:read" }, kind: "cadangan", title, body, link: backupPath, gather: true });
