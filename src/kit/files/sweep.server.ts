import type { Files, TreeName } from "./files.server.ts";

export interface Sweep {
  readonly tree: TreeName;
  /** Which of these keys some row still holds. Asked in portions of at most 500. */
  readonly held: (keys: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Files younger than this stay: their row may still be on its way. */
  readonly olderThan: Date;
}

const PORTION = 500;

/** Removes files that no row holds (an upload whose form was never finished). @returns how many went */
export async function sweep(files: Files, work: Sweep): Promise<number> {
  let removed = 0;
  let portion: string[] = [];
  for await (const key of files.keys(work.tree)) {
    portion.push(key);
    if (portion.length < PORTION) continue;
    removed += await sweepPortion(files, work, portion);
    portion = [];
  }
  return removed + (await sweepPortion(files, work, portion));
}

async function sweepPortion(files: Files, work: Sweep, keys: readonly string[]): Promise<number> {
  if (keys.length === 0) return 0;
  const held = await work.held(keys);
  let removed = 0;
  for (const key of keys) {
    if (held.has(key)) continue;
    const found = await files.stat(work.tree, key);
    if (!found || found.modified >= work.olderThan) continue;
    await files.remove(work.tree, key);
    removed += 1;
  }
  return removed;
}
