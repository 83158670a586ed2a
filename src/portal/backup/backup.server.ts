import { demandRecentConfirmation } from "#kit/access/recent-confirmation.ts";
import { record } from "#kit/audit/audit.server.ts";
import {
  backupNow,
  backupPath,
  type LastBackup,
  type Rehearsal,
  readLastBackup,
  readLastRehearsal,
  rehearseNow,
} from "#kit/backup/backup-job.server.ts";
import type { BackupPlan } from "#kit/backup/plan.server.ts";
import { recoveryRecipient, renewRecoveryKey, spelledIdentity } from "#kit/backup/recovery-key.server.ts";
import { type PlaceState, placeState } from "#kit/backup/targets/open-target.server.ts";
import { titleOf } from "#kit/backup/targets/title.ts";
import { type Ctx, demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { enqueue } from "#kit/jobs/jobs.server.ts";
import { notify } from "#kit/notices/notices.server.ts";

export interface BackupRow {
  readonly id: string;
  readonly jenis: "cadangan" | "latihan";
  readonly sebab: "malam" | "tangan" | "perintah";
  readonly mulai: Date;
  readonly selesai: Date | null;
  readonly keadaan: "berjalan" | "berhasil" | "gagal";
  readonly nama: string | null;
  /** Bytes. */
  readonly ukuran: number | null;
  readonly baris: number | null;
  readonly berkas: number | null;
  readonly kunciPemulihan: boolean;
  readonly keterangan: string | null;
}

export interface BackupState {
  readonly rows: readonly BackupRow[];
  readonly total: number;
  readonly last: LastBackup | null;
  /** Null when the newest archive was never put back and compared. */
  readonly rehearsal: Rehearsal | null;
  readonly place: string;
  readonly installation: string;
  readonly placeState: PlaceState;
  readonly hasRecoveryKey: boolean;
  readonly busy: boolean;
  /** Our own server ships its log between two archives. */
  readonly isContinuous: boolean;
  readonly mayMake: boolean;
  readonly mayRenew: boolean;
}

export const backupsPerPage = 20;

/** @throws Refusal 404 without the right */
export async function readBackups(ctx: ReadCtx, plan: BackupPlan, page: number): Promise<BackupState> {
  demand(ctx, "cadangan:read");
  const rows = await ctx.db
    .selectFrom("cadangan")
    .select(["id", "jenis", "sebab", "mulai", "selesai", "keadaan", "nama", "ukuran", "baris", "berkas", "kunciPemulihan", "keterangan"])
    .orderBy("mulai", "desc")
    .orderBy("id")
    .limit(backupsPerPage)
    .offset((page - 1) * backupsPerPage)
    .execute();
  const { total } = await ctx.db
    .selectFrom("cadangan")
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return {
    rows: rows.map((row) => ({ ...row, ukuran: asNumber(row.ukuran), baris: asNumber(row.baris) })),
    total: Number(total),
    busy: await isBusy(ctx),
    last: await readLastBackup(ctx),
    rehearsal: await readLastRehearsal(ctx),
    place: titleOf(plan),
    installation: plan.installation,
    placeState: await placeState(plan.to, plan.dataDirectory),
    hasRecoveryKey: (await recoveryRecipient(plan.keyFolder)) !== null,
    isContinuous: plan.directory !== null,
    mayMake: may(ctx, "cadangan:create") !== "no",
    mayRenew: may(ctx, "cadangan:manage") !== "no",
  };
}

/** Also what was asked for and has not begun: whoever pressed the button sees it come. */
async function isBusy({ db }: ReadCtx): Promise<boolean> {
  const waiting = db
    .selectFrom("tugas")
    .select("id")
    .where("job", "in", [backupNow.name, rehearseNow.name])
    .where("state", "in", ["antre", "berjalan"]);
  const running = db.selectFrom("cadangan").select("id").where("keadaan", "=", "berjalan");
  return (await waiting.unionAll(running).limit(1).execute()).length > 0;
}

const asNumber = (text: string | null): number | null => (text === null ? null : Number(text));

/** @throws Refusal 403 */
export async function askForBackup(ctx: Ctx): Promise<void> {
  demand(ctx, "cadangan:create");
  await enqueue(ctx, backupNow, { payload: { sebab: "tangan" }, key: "tangan" });
}

/** @throws Refusal 403 */
export async function askForRehearsal(ctx: Ctx): Promise<void> {
  demand(ctx, "cadangan:create");
  await enqueue(ctx, rehearseNow, { payload: { sebab: "tangan" }, key: "tangan" });
}

/**
 * Makes a recovery key in place of the present one, and tells whoever sees backups that it was done.
 * @returns its secret half, to be shown once; @throws Refusal 401 unconfirmed, 403
 */
export async function makeRecoveryKey(ctx: Ctx, plan: BackupPlan): Promise<string> {
  demand(ctx, "cadangan:manage");
  demandRecentConfirmation(ctx);
  const before = (await recoveryRecipient(plan.keyFolder)) !== null;
  await record(ctx, {
    action: "recovery-key",
    subject: "cadangan",
    subjectId: plan.installation,
    before: { ada: before },
    after: { ada: true },
  });
  await notify(ctx, {
    ...{ to: { right: "cadangan:read" }, kind: "kunci-pemulihan", link: backupPath },
    title: "Kunci pemulihan cadangan dibuat",
    body: `${ctx.actor.name} membuat kunci pemulihan ${before ? "baru" : "yang pertama"}. Cadangan sejak sekarang terbuka dengan kunci itu.`,
  });
  // Last: whoever could not be told of it, and what the trail does not hold, made no key.
  return spelledIdentity(await renewRecoveryKey(plan.keyFolder));
}
