import { stat } from "node:fs/promises";
import { join } from "node:path";
import { newestArchive } from "#kit/backup/newest-archive.server.ts";
import { openTarget, placeState } from "#kit/backup/targets/open-target.server.ts";
import { titleOf } from "#kit/backup/targets/title.ts";
import { keyFolder, readOwner } from "#kit/database/installation/keys.server.ts";
import type { Config } from "../config.ts";
import type { BackupFacts } from "./facts.ts";
import { readWithin } from "./reason.ts";

const patienceMs = 10_000;

/** Looked up where the archives lie, not in the database that tells of them: what counts is what can be put back. */
export async function findBackups(config: Pick<Config, "dataDirectory" | "backupTo">): Promise<BackupFacts> {
  const { dataDirectory, backupTo } = config;
  const place = titleOf({ to: backupTo ?? null, dataDirectory });
  const state = await placeState(backupTo ?? null, dataDirectory);
  // Opening makes the folder beside the data; looking makes nothing.
  const isEmpty = !backupTo && !(await stat(join(dataDirectory, "cadangan")).catch(() => null));
  const newest = isEmpty || state === "missing" ? null : await readWithin(patienceMs, () => newestIn(config));
  return { place, placeState: state, newest };
}

async function newestIn({ dataDirectory, backupTo }: Pick<Config, "dataDirectory" | "backupTo">): Promise<BackupFacts["newest"]> {
  const target = await openTarget(backupTo, dataDirectory);
  try {
    const label = await newestArchive(target, await readOwner(keyFolder(dataDirectory)));
    return label && { name: label.name, at: new Date(label.finishedAt), size: label.size };
  } finally {
    await target.close();
  }
}
