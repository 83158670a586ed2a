import { setTimeout as sleep } from "node:timers/promises";
import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import type { Refusal } from "#kit/refusals.ts";
import type { TestDatabase } from "./database.ts";

type Act = readonly [who: Actor, work: (ctx: Ctx) => Promise<unknown>];

/**
 * Two people at the same moment: the first has done its work, and commits only once the second waits for it.
 * @returns the kind of the second's refusal, or what it got
 */
export async function actSecond({ database, scope }: TestDatabase, first: Act, second: Act): Promise<unknown> {
  let later: Promise<unknown> = Promise.resolve();
  await scope(first[0]).transaction(async (ctx) => {
    await first[1](ctx);
    let settled = false;
    later = scope(second[0])
      .transaction(second[1])
      .catch(({ kind }: Refusal) => kind)
      .finally(() => {
        settled = true;
      });
    while (!settled && !(await someoneWaits(database))) await sleep(10);
  });
  return later;
}

/** Whether somebody in this database waits for a lock. */
export const someoneWaits = ({ place }: TestDatabase["database"]): Promise<boolean> =>
  connected(place, async (client) => {
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    return ((await client.query(waiting)).rowCount ?? 0) > 0;
  });
