import { openYielder } from "#kit/threads/yield-event-loop.ts";
import { type Found, inspect, type Rule } from "./rule.ts";

export interface FoundIn<R> {
  readonly row: R;
  readonly temuan: readonly Found[];
}

/** The rows in which something is found, in their order; others have their turn meanwhile. */
export async function inspectAll<R, C>(rules: readonly Rule<R, C>[], rows: readonly R[], context: C): Promise<FoundIn<R>[]> {
  const breathe = openYielder();
  const flagged: FoundIn<R>[] = [];
  for (const row of rows) {
    const temuan = inspect(rules, row, context);
    if (temuan.length > 0) flagged.push({ row, temuan });
    await breathe();
  }
  return flagged;
}
