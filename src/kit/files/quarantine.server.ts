import type { Ctx, ReadCtx, Scope } from "../ctx.server.ts";
import type { Log } from "../database/database.server.ts";
import type { Files, TreeName } from "./files.server.ts";
import type { QuarantineStore } from "./quarantine-store.server.ts";

/** Days until what lies in quarantine goes for good. */
export const quarantineDays = 30;

const PORTION = 500;

/** Which of these keys some row holds. Asked in portions of at most 500. */
export type ReferencedAmong = (ctx: Ctx, keys: readonly string[]) => Promise<ReadonlySet<string>>;

export interface QuarantineUpkeep {
  readonly tree: TreeName;
  readonly held: ReferencedAmong;
  readonly log: Pick<Log, "info">;
}

interface Retired {
  readonly tree: TreeName;
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  /** Why, in a word for programs. */
  readonly reason: string;
}

/** Where files that go out of use are put. */
export interface Aside {
  readonly aside: Pick<QuarantineStore, "put">;
}

/** Takes a file out of use when the transaction has committed; it can be brought back for 30 days. */
export async function quarantineFile(ctx: Ctx, files: Aside, { tree, key, size, reason }: Retired): Promise<void> {
  await ctx.db
    .insertInto("karantina")
    .values({ pohon: tree, kunci: key, ukuran: String(size), sebab: reason, sejak: ctx.now, kembali: null })
    .onConflict((known) => known.columns(["pohon", "kunci"]).doUpdateSet({ sebab: reason, sejak: ctx.now, kembali: null }))
    .execute();
  ctx.afterCommit(async () => void (await files.aside.put(tree, key)));
}

interface PutBack {
  readonly tree: TreeName;
  readonly key: string;
}

/** A person wants a file back in its place, where no sweep takes it for 30 days. @returns what it was; null when it does not lie here */
export async function putBackFile(ctx: Ctx, files: Files, { tree, key }: PutBack): Promise<{ sebab: string; sejak: Date } | null> {
  const lying = ctx.db.updateTable("karantina").set({ kembali: ctx.now }).where("pohon", "=", tree).where("kunci", "=", key);
  const found = await lying.where("kembali", "is", null).returning(["sebab", "sejak"]).executeTakeFirst();
  if (found) ctx.afterCommit(async () => void (await files.aside.bringBack(tree, key)));
  return found ?? null;
}

/** Which of these a person put back less than 30 days ago. */
export async function restoredAmong(ctx: ReadCtx, tree: TreeName, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const found = ctx.db.selectFrom("karantina").select("kunci").where("pohon", "=", tree).where("kunci", "in", keys);
  return new Set((await found.where("kembali", ">=", daysAgo(ctx)).execute()).map(({ kunci }) => kunci));
}

/**
 * Goes through the quarantine of a tree: what a row holds again, as after a backup was restored, comes back by itself;
 * what has lain there for 30 days goes. @returns how many came back and how many went
 */
export async function maintainQuarantine(scope: Scope, files: Files, tending: QuarantineUpkeep): Promise<{ back: number; gone: number }> {
  const counts = { back: 0, gone: 0 };
  await scope.transaction((ctx) => ctx.db.deleteFrom("karantina").where("kembali", "<", daysAgo(ctx)).execute());
  for await (const keys of portions(files.aside.keys(tending.tree))) {
    const { held, old } = await scope.transaction(async (ctx) => {
      const held = new Set([...(await tending.held(ctx, keys)), ...(await restoredAmong(ctx, tending.tree, keys))]);
      await noteUnknown(ctx, files, { tree: tending.tree, keys });
      return { held, old: await oldAmong(ctx, tending.tree, keys) };
    });
    for (const key of keys) {
      if (held.has(key)) counts.back += await bringBack(scope, files, { ...tending, key });
      else if (old.has(key)) counts.gone += await discard(scope, files, { ...tending, key });
    }
  }
  return counts;
}

export async function* portions(keys: AsyncIterable<string>): AsyncGenerator<string[]> {
  let portion: string[] = [];
  for await (const key of keys) {
    portion.push(key);
    if (portion.length < PORTION) continue;
    yield portion;
    portion = [];
  }
  if (portion.length > 0) yield portion;
}

type One = QuarantineUpkeep & { readonly key: string };

export async function bringBack(scope: Scope, files: Files, { tree, key, log }: Omit<One, "held">): Promise<number> {
  // In use again, its place may be taken already by a copy that was restored with the database.
  if (await files.exists(tree, key)) await files.aside.discard(tree, key);
  else if (!(await files.aside.bringBack(tree, key))) return 0;
  await forget(scope, tree, key);
  log.info({ pohon: tree, kunci: key }, "berkas kembali dari karantina");
  return 1;
}

async function discard(scope: Scope, files: Files, { tree, key, log }: One): Promise<number> {
  await files.aside.discard(tree, key);
  await forget(scope, tree, key);
  log.info({ pohon: tree, kunci: key }, "berkas dihapus setelah 30 hari di karantina");
  return 1;
}

const forget = (scope: Scope, tree: TreeName, key: string): Promise<unknown> =>
  scope.transaction((ctx) =>
    ctx.db.deleteFrom("karantina").where("pohon", "=", tree).where("kunci", "=", key).where("kembali", "is", null).execute(),
  );

const daysAgo = (ctx: ReadCtx): Date => new Date(ctx.now.getTime() - quarantineDays * 86_400_000);

/** A restored database may not know what lies here: its 30 days begin now. */
async function noteUnknown(ctx: Ctx, files: Files, { tree, keys }: { tree: TreeName; keys: readonly string[] }): Promise<void> {
  const known = await ctx.db.selectFrom("karantina").select("kunci").where("pohon", "=", tree).where("kunci", "in", keys).execute();
  const told = new Set(known.map(({ kunci }) => kunci));
  for (const key of keys) {
    const size = told.has(key) ? null : await files.aside.size(tree, key);
    if (size === null) continue;
    const row = { pohon: tree, kunci: key, ukuran: String(size), sebab: "ditemukan", sejak: ctx.now, kembali: null };
    await ctx.db
      .insertInto("karantina")
      .values(row)
      .onConflict((other) => other.doNothing())
      .execute();
  }
}

async function oldAmong(ctx: ReadCtx, tree: TreeName, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const found = ctx.db.selectFrom("karantina").select("kunci").where("pohon", "=", tree).where("sejak", "<", daysAgo(ctx));
  return new Set((await found.where("kunci", "in", keys).execute()).map(({ kunci }) => kunci));
}
