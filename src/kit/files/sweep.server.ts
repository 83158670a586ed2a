import type { Ctx, Scope } from "../ctx.server.ts";
import type { Log } from "../database/database.server.ts";
import { endSweep, sweepAllowance, type Told } from "./allowance.server.ts";
import type { Files, TreeName } from "./files.server.ts";
import { maintainQuarantine, portions, quarantineFile, type ReferencedAmong, restoredAmong } from "./quarantine.server.ts";

/** What every sweep is given. */
export interface Sweeping {
  /** Files younger than this stay: their row may still be on its way. */
  readonly olderThan: Date;
  readonly told: Told;
  readonly log: Pick<Log, "info" | "warn">;
}

export interface Sweep extends Sweeping {
  readonly tree: TreeName;
  readonly held: ReferencedAmong;
  /** Why files go, in a word for programs. */
  readonly reason: string;
}

/** How many files a sweep put into quarantine, how many came back from there by themselves, and how many went for good after their days. */
export interface Swept {
  readonly taken: number;
  readonly back: number;
  readonly gone: number;
}

/**
 * Puts files that no row holds (an upload whose form was never finished) into quarantine, the oldest first and no more
 * than a night's allowance.
 */
export async function sweep(scope: Scope, files: Files, work: Sweep): Promise<Swept> {
  await demandOurs(files);
  const tended = await maintainQuarantine(scope, files, work);
  const { total, unheld } = await unheldFiles(scope, files, work);
  return scope.transaction(async (ctx) => {
    const oldest = unheld.slice(0, await sweepAllowance(ctx, { ...work, files: total }));
    const taken = await takeUnheld(ctx, files, { ...work, taken: oldest });
    await endSweep(ctx, { ...work, files: total, waiting: unheld.length - oldest.length });
    return { ...tended, taken };
  });
}

/** Puts these into quarantine, but for those that a row holds by now: it may have come in between. @returns how many went */
export async function takeUnheld(
  ctx: Ctx,
  files: Files,
  { tree, held, reason, log, taken }: Omit<Sweep, "olderThan" | "told"> & { readonly taken: readonly Unheld[] },
): Promise<number> {
  if (taken.length === 0) return 0;
  const keys = taken.map(({ key }) => key);
  const holding = await held(ctx, keys);
  for (const { key, size } of taken) {
    if (holding.has(key)) continue;
    await quarantineFile(ctx, files, { tree, key, size, reason });
    log.info({ pohon: tree, kunci: key, sebab: reason }, "berkas dipindahkan ke karantina");
  }
  return keys.filter((key) => !holding.has(key)).length;
}

/** @throws Error when the place does not carry our mark: then what no row holds may be somebody else's */
export async function demandOurs(files: Files): Promise<void> {
  if (!(await files.isOurs())) throw new Error("the files do not carry the mark of this installation: nothing is swept");
}

export interface Unheld {
  readonly key: string;
  readonly size: number;
  readonly modified: Date;
}

/** The files of a tree that no row knows, the oldest first, and how many there are in all. */
export async function unheldFiles(
  scope: Scope,
  files: Files,
  { tree, held, olderThan }: Pick<Sweep, "tree" | "held" | "olderThan">,
): Promise<{ total: number; unheld: readonly Unheld[] }> {
  const unheld: Unheld[] = [];
  let total = 0;
  for await (const keys of portions(files.keys(tree))) {
    total += keys.length;
    const known = await scope.transaction(async (ctx) => new Set([...(await held(ctx, keys)), ...(await restoredAmong(ctx, tree, keys))]));
    for (const key of keys) {
      if (known.has(key)) continue;
      const found = await files.stat(tree, key);
      if (found && found.modified < olderThan) unheld.push({ key, size: found.size, modified: found.modified });
    }
  }
  return { total, unheld: unheld.sort((one, other) => one.modified.getTime() - other.modified.getTime()) };
}
