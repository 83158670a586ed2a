import { existsSync } from "node:fs";
import { copyFile, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "../database/connection/location.server.ts";
import { beginRestoring, endRestoring } from "../database/engine/restoring.server.ts";
import { StartRefusal } from "../database/engine/start-refusal.ts";
import { keyFolder, readOwner } from "../database/installation/keys.server.ts";
import { readMigrations } from "../database/migrate.server.ts";
import { logFolderName } from "./log-archive.server.ts";
import type { Label } from "./manifest.ts";
import { listArchives } from "./prune.server.ts";
import { machineFile, machineIdentity } from "./recovery-key.server.ts";
import { type Restored, restoreArchive } from "./restore.server.ts";
import type { BackupTarget } from "./targets/target.ts";

/** The newest archive of this installation that this version of the product understands. @throws StartRefusal without one */
export async function findRollback(target: BackupTarget, dataDirectory: string, migrationsDir: string): Promise<Label> {
  const installation = await readOwner(keyFolder(dataDirectory));
  const newest = (await readMigrations(migrationsDir)).at(-1)?.number ?? 0;
  const fits = (label: Label) => label.installation === installation && Number(label.schema.slice(0, 4)) <= newest;
  const found = (await listArchives(target)).find(fits);
  if (found) return found;
  throw new StartRefusal(
    `Di ${target.title} tidak ada cadangan yang cocok dengan versi ini. Jalankan perintah ini dengan versi aplikasi sebelum pembaruan.`,
  );
}

/** The log goes with it: the restored database has begun another run. */
const ofDatabase = ["database", "database.log", "database.asal", "database.location", logFolderName];

export interface RollingBack {
  readonly target: BackupTarget;
  readonly name: string;
  readonly dataDirectory: string;
  /** Where what is there now goes. */
  readonly aside: string;
  readonly keepsFiles: boolean;
  readonly log: Log;
  readonly migrationsDir: string;
}

/** Puts an archive back as it was made, beside the present data, and then in its place. @throws StartRefusal; the present data are where they were */
export async function rollBack({ target, name, dataDirectory, aside, keepsFiles, log, migrationsDir }: RollingBack): Promise<Restored> {
  const scratch = join(dataDirectory, "rollback");
  const identities = [await machineIdentity(keyFolder(dataDirectory))];
  await rm(scratch, { recursive: true, force: true });
  const restored = await restoreArchive({ target, name, identities, dataDirectory: scratch, toItsPoint: true, log, migrationsDir });
  // No archive holds the machine's own key, and the archives of this machine open with it.
  await copyFile(join(keyFolder(dataDirectory), machineFile), join(keyFolder(scratch), machineFile));
  await mkdir(aside, { mode: 0o711 });
  // Cut off between the two, a start would find nothing and begin anew.
  await beginRestoring(dataDirectory);
  const parts = [...ofDatabase, "kunci", ...(keepsFiles ? [] : ["berkas"])];
  for (const [from, to] of [
    [dataDirectory, aside],
    [scratch, dataDirectory],
  ] as const)
    for (const part of parts) if (existsSync(join(from, part))) await rename(join(from, part), join(to, part));
  await endRestoring(dataDirectory);
  await rm(scratch, { recursive: true, force: true });
  return restored;
}
