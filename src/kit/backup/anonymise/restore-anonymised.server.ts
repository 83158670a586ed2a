import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { DatabaseLocation } from "../../database/connection/location.server.ts";
import { placeEngine, startEngine } from "../../database/engine/engine.server.ts";
import { endRestoring } from "../../database/engine/restoring.server.ts";
import { logFolderOf } from "../log-archive.server.ts";
import type { Manifest } from "../manifest.ts";
import { beginInEmptyHome, type Restoring, restoreArchive } from "../restore.server.ts";
import { removeScratch } from "../scratch.server.ts";
import { copyAnonymised } from "./copy-anonymised.server.ts";
import type { Statements } from "./statement.ts";

export interface RestoringAnonymised extends Restoring {
  readonly statements: Statements;
}

export interface RestoredAnonymised {
  readonly manifest: Manifest;
  readonly rows: number;
}

/**
 * Puts an archive back as it is into a folder beside, fills an empty database from there with invented people, and takes that folder
 * away: neither its keys nor its files come along. @throws StartRefusal, and leaves what it has begun marked as half restored
 */
export async function restoreAnonymised({ server, statements, ...restoring }: RestoringAnonymised): Promise<RestoredAnonymised> {
  const home = resolve(restoring.dataDirectory);
  await beginInEmptyHome(home);
  const scratch = join(home, originalFolder);
  await removeScratch(scratch);
  let rows = 0;
  const { log, migrationsDir } = restoring;
  const fill = (from: DatabaseLocation) =>
    withEmptyDatabase({ home, server, log }, async (to) => {
      rows = await copyAnonymised({ from, to, statements, migrationsDir, log });
    });
  try {
    const { manifest } = await restoreArchive({ ...restoring, bucket: undefined, dataDirectory: scratch, check: fill });
    await removeScratch(scratch);
    await endRestoring(home);
    return { manifest, rows };
  } catch (error) {
    await removeScratch(scratch);
    throw error;
  }
}

/** Real people stand in it for as long as the copy is being made. */
const originalFolder = "pulih-asli";

interface Empty extends Pick<Restoring, "log" | "server"> {
  readonly home: string;
}

async function withEmptyDatabase({ home, server, log }: Empty, work: (to: DatabaseLocation) => Promise<void>): Promise<void> {
  if (server) return work(server);
  const { cluster } = await placeEngine(home);
  for (const begun of [cluster.directory, logFolderOf(cluster.directory)]) await rm(begun, { recursive: true, force: true });
  const engine = await startEngine({ dataDir: home, log, restoring: true });
  await work(engine.place).finally(engine.stop);
}
