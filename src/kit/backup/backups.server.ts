import type { Scope } from "../ctx.server.ts";
import { openWorkerPool } from "../threads/worker-pool.server.ts";
import type { tasks } from "./backup.thread.server.ts";
import { type BackupReason, openJournal } from "./journal.server.ts";
import type { Made } from "./make-archive.server.ts";
import type { BackupPlan } from "./plan.server.ts";
import { prune } from "./prune.server.ts";
import type { Rehearsed } from "./rehearse.server.ts";
import { longKeeping, shortKeeping } from "./retention.ts";
import type { Shipper } from "./ship.server.ts";
import { openTarget } from "./targets/open-target.server.ts";

interface Log {
  readonly info: (details: object, sentence: string) => void;
  readonly error: (details: object, sentence: string) => void;
}

export interface Backups {
  readonly plan: BackupPlan;
  /** Makes one and writes down how it went. @throws Refusal (conflict) while another is being made, (unavailable) with the reason when it fails */
  readonly make: (scope: Scope, reason: BackupReason) => Promise<Made>;
  /** Puts the newest back in a folder of its own, compares, and writes down what it found. @throws as `make` */
  readonly rehearse: (scope: Scope, reason: BackupReason) => Promise<Rehearsed>;
}

const heavy = openWorkerPool<typeof tasks>({
  entry: "src/kit/backup/backup.thread.server.ts",
  atOnce: 1,
  waiting: 1,
  seconds: 6 * 3600,
  memory: 512,
  rest: 0,
  exhausted: "Cadangan ini memakan waktu atau memori terlalu banyak.",
});

/** @param shipper of our own server's log; null where there is none */
export function openBackups(plan: BackupPlan, shipper: Shipper | null, log: Log): Backups {
  const written = openJournal(plan, log);
  return {
    plan,
    make: (scope, reason) =>
      written(scope, { jenis: "cadangan", sebab: reason }, async () => {
        const letGo = shipper?.hold();
        try {
          const made = await heavy.run("make", plan);
          await letOldOnesGo(plan, log);
          const { name, size } = made.label;
          return { result: made, found: { nama: name, ukuran: size, baris: made.rows, berkas: made.files } };
        } finally {
          letGo?.();
        }
      }),
    rehearse: (scope, reason) =>
      written(scope, { jenis: "latihan", sebab: reason }, async () => {
        const result = await heavy.run("rehearse", plan);
        const keterangan = `${result.indexes} indeks dan ${result.auditLines} baris jejak audit cocok.`;
        return { result, found: { nama: result.name, ukuran: result.size, baris: result.rows, berkas: result.files, keterangan } };
      }),
  };
}

async function letOldOnesGo({ to, dataDirectory, installation }: BackupPlan, log: Log): Promise<void> {
  const target = await openTarget(to ?? undefined, dataDirectory);
  try {
    const gone = await prune(target, installation, target.besideData ? shortKeeping : longKeeping);
    if (gone.length > 0) log.info({ nama: gone }, "cadangan lama dihapus");
  } finally {
    await target.close();
  }
}
