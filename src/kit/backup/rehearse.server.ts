import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { system } from "../access/access.ts";
import { verifyAudit } from "../audit/verify.server.ts";
import { connected, type Log } from "../database/connection/location.server.ts";
import { freeBytes, leastFree } from "../database/engine/disk.server.ts";
import { StartRefusal } from "../database/engine/start-refusal.ts";
import { checkStorage } from "../database/integrity/check-storage.server.ts";
import { startDatabase } from "../database/supervisor.server.ts";
import { checkRows } from "./check-rows.server.ts";
import type { Label } from "./manifest.ts";
import type { BackupPlan } from "./plan.server.ts";
import { listArchives } from "./prune.server.ts";
import { machineIdentity } from "./recovery-key.server.ts";
import { restoreArchive } from "./restore.server.ts";
import { removeScratch } from "./scratch.server.ts";
import { openTarget } from "./targets/open-target.server.ts";
import type { BackupTarget } from "./targets/target.ts";

/** What a rehearsal found whole. */
export interface Rehearsed {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Null when the archive counted none. */
  readonly rows: number | null;
  readonly files: number;
  readonly indexes: number;
  /** Of the audit trail, each linked to the one before. */
  readonly auditLines: number;
}

/** So much larger may a database be than its archive. */
const growth = 6;
const migrationsDir = join(process.cwd(), "migrations");
const silent: Log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * Puts the newest archive back in a folder of its own, compares it with what it said of itself, and takes the folder away.
 * @throws StartRefusal with what does not hold
 */
export async function rehearse(plan: BackupPlan): Promise<Rehearsed> {
  const target = await openTarget(plan.to ?? undefined, plan.dataDirectory);
  try {
    const newest = (await listArchives(target)).find(({ installation }) => installation === plan.installation);
    if (!newest) throw new StartRefusal(`Belum ada cadangan di ${target.title}.`);
    return await rehearseOne(plan, newest, target);
  } finally {
    await target.close();
  }
}

async function rehearseOne(plan: BackupPlan, { name, size }: Label, target: BackupTarget): Promise<Rehearsed> {
  const scratch = join(plan.dataDirectory, "latihan-pemulihan");
  if ((await freeBytes(plan.dataDirectory)) < size * growth + leastFree)
    throw new StartRefusal("Sisa ruang disk tidak cukup untuk latihan pemulihan.");
  const [found, identities] = [{ indexes: 0, rows: null as number | null }, [await machineIdentity(plan.keyFolder)]];
  try {
    await removeScratch(scratch);
    const restored = await restoreArchive({
      ...{ target, name, identities, dataDirectory: scratch, toItsPoint: true, log: silent, migrationsDir },
      check: (owner, manifest) =>
        connected(owner, async (client) => {
          found.indexes = (await checkStorage(client)).indexes;
          found.rows = await checkRows(client, manifest);
        }),
    });
    const files = restored.manifest.entries.filter(({ path }) => path.startsWith("berkas/")).length;
    return { name, size, files, ...found, auditLines: await checkTrail(scratch, restored.manifest.audit?.lines ?? null) };
  } finally {
    await removeScratch(scratch);
  }
}

async function checkTrail(dataDir: string, expected: number | null): Promise<number> {
  const { database, stop } = await startDatabase({ dataDir, migrationsDir, policy: {}, log: silent });
  try {
    const { intact, lines, unverifiable } = await database.scope(system("latihan pemulihan"), randomUUID()).transaction(verifyAudit);
    if (!intact) throw new StartRefusal("Jejak audit dalam cadangan tidak utuh.");
    if (expected !== null && lines + unverifiable !== expected)
      throw new StartRefusal(`Jejak audit dalam cadangan berisi ${lines + unverifiable} baris, seharusnya ${expected}.`);
    return lines;
  } finally {
    await stop();
  }
}
