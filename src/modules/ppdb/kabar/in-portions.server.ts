import type { Ctx, ReadCtx, Scope } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";

/** So many in one transaction. */
export const atOnce = 200;

interface Mail {
  /** Where no mail server is set nobody is told, and the committee sends the words itself. */
  readonly hasMail: boolean;
}

/** Portion by portion until one is not full. @returns how many there were */
export async function inPortions(scope: Scope, { hasMail }: Mail, portion: (ctx: Ctx) => Promise<number>): Promise<number> {
  if (!hasMail) return 0;
  let all = 0;
  for (;;) {
    const some = await scope.transaction(portion);
    all += some;
    if (some < atOnce) return all;
  }
}

const [restMs, newsMs] = [10 * 60_000, 3 * 86_400_000];

/** Whoever changes several things within ten minutes sends one letter about all of them; what is older than three days is no news. */
export function settled({ now }: ReadCtx, column: string) {
  const at = (before: number) => new Date(now.getTime() - before);
  return sql<boolean>`${sql.ref(column)} > ${at(newsMs)} and ${sql.ref(column)} <= ${at(restMs)}`;
}
