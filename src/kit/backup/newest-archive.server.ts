import { text } from "node:stream/consumers";
import { labelNameOf } from "./make-archive.server.ts";
import { archiveEnding, archivePrefix, type Label } from "./manifest.ts";
import type { BackupTarget } from "./targets/target.ts";

/** The newest whole archive of this installation in the target; null when there is none. Reads no more labels than it must. */
export async function newestArchive(target: BackupTarget, installation: string | null): Promise<Label | null> {
  const names = new Set((await target.list(archivePrefix)).map(({ name }) => name));
  const whole = [...names].filter((name) => name.endsWith(archiveEnding) && names.has(labelNameOf(name)));
  for (const name of whole.reverse()) {
    const label = JSON.parse(await text(await target.get(labelNameOf(name)))) as Label;
    if (installation === null || label.installation === installation) return label;
  }
  return null;
}
