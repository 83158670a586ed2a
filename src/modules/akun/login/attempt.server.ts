import type { Ctx } from "#kit/ctx.server.ts";

const second = 1000;
const free = 5;
const firstWait = 30 * second;
const longestWait = 15 * 60 * second;
const forgottenAfter = 12 * 3600 * second;

/**
 * Counts an attempt before its outcome is known, so that many at once cannot slip through together. After five in a row each
 * further one makes the next wait: 30 seconds, then twice as long each time, at most 15 minutes.
 * @returns the seconds to wait; 0 when it was counted, and then whether it is the one that makes the next wait for the first time
 */
export async function countAttempts(ctx: Ctx, key: string): Promise<{ readonly wait: number; readonly slows: boolean }> {
  const found = ctx.db.selectFrom("percobaanMasuk").selectAll().where("key", "=", key);
  const waiting = secondsLeft(await found.executeTakeFirst(), ctx.now);
  if (waiting > 0) return { wait: waiting, slows: false };
  await ctx.db
    .insertInto("percobaanMasuk")
    .values({ key, gagal: 0, tungguSampai: null, updatedAt: ctx.now })
    .onConflict((known) => known.column("key").doNothing())
    .execute();
  const counted = await found.forUpdate().executeTakeFirstOrThrow();
  const stillWaiting = secondsLeft(counted, ctx.now);
  if (stillWaiting > 0) return { wait: stillWaiting, slows: false };
  const old = counted.updatedAt.getTime() < ctx.now.getTime() - forgottenAfter;
  const gagal = old ? 1 : counted.gagal + 1;
  const wait = waitAfter(gagal);
  const tungguSampai = wait === 0 ? null : new Date(ctx.now.getTime() + wait);
  await ctx.db.updateTable("percobaanMasuk").set({ gagal, tungguSampai, updatedAt: ctx.now }).where("key", "=", key).execute();
  return { wait: 0, slows: gagal === free };
}

/** The right password was given: the row of wrong ones is over. */
export async function forgetAttempt(ctx: Ctx, key: string): Promise<void> {
  await ctx.db.deleteFrom("percobaanMasuk").where("key", "=", key).execute();
}

/** Milliseconds to wait after so many attempts in a row. */
export const waitAfter = (attempts: number): number => (attempts < free ? 0 : Math.min(longestWait, firstWait * 2 ** (attempts - free)));

/** Nobody waits longer than the longest wait: what lies further ahead was written by a clock that went wrong. */
function secondsLeft(row: { tungguSampai: Date | null } | undefined, now: Date): number {
  const left = row?.tungguSampai ? row.tungguSampai.getTime() - now.getTime() : 0;
  return left > longestWait ? 0 : Math.max(0, Math.ceil(left / second));
}
