import { text } from "node:stream/consumers";
import { continuedFolder } from "./continued.ts";
import { labelNameOf } from "./make-archive.server.ts";
import { archiveEnding, archivePrefix, type Label } from "./manifest.ts";
import { type Keeping, outdated } from "./retention.ts";
import type { BackupTarget } from "./targets/target.ts";

/** Whole archives in the target, newest first: those whose label stands beside them. */
export async function listArchives(target: BackupTarget): Promise<readonly Label[]> {
  const names = new Set((await target.list(archivePrefix)).map(({ name }) => name));
  const labels: Label[] = [];
  for (const name of [...names].filter((one) => one.endsWith(archiveEnding)).reverse())
    if (names.has(labelNameOf(name))) labels.push(JSON.parse(await text(await target.get(labelNameOf(name)))));
  return labels;
}

/** So long before an archive was begun, what its log goes on from may have been shipped. */
const margin = 3_600_000;

/** Takes away archives that are no longer kept, and the log and files before the oldest of the last days. @param installation others' are left alone */
export async function prune(target: BackupTarget, installation: string, keeping: Keeping): Promise<readonly string[]> {
  const own = (await listArchives(target)).filter((label) => label.installation === installation);
  const dated = own.map((label) => ({ ...label, startedAt: new Date(label.startedAt) }));
  const gone = outdated(dated, keeping);
  for (const { name } of gone) {
    await target.remove(name);
    await target.remove(labelNameOf(name));
  }
  const daily = outdated(dated, { ...keeping, weeks: 0, months: 0, schemas: 0 });
  const oldest = dated.filter((one) => !daily.includes(one)).at(-1);
  if (oldest) await removeBefore(target, continuedFolder(installation), oldest.startedAt.getTime() - margin);
  return gone.map(({ name }) => name);
}

async function removeBefore(target: BackupTarget, prefix: string, before: number): Promise<void> {
  for (const { name, modified } of await target.list(prefix)) if (modified.getTime() < before) await target.remove(name);
}
