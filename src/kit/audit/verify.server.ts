import type { Ctx, Db } from "../ctx.server.ts";
import { link } from "./audit.server.ts";

export interface Verdict {
  readonly lines: number;
  /** Id of the first line that does not fit the chain; null when all do. */
  readonly brokenAt: string | null;
  /** Also false when lines are missing at the end. */
  readonly intact: boolean;
}

const genesis = Buffer.from([0]);

/** Walks the whole chain from its first line, a thousand lines at a time. */
export async function verifyAudit(ctx: Ctx): Promise<Verdict> {
  // Locked like a writer does, so that no line can be added between the last page and the look at the end.
  const head = await ctx.db.selectFrom("auditHead").select(["mac", "lastId"]).forUpdate().executeTakeFirstOrThrow();
  let previous: Buffer = genesis;
  let after = "0";
  let lines = 0;
  for (;;) {
    const page = await pageAfter(ctx.db, after);
    for (const { id, mac, ...line } of page) {
      const expected = link(ctx.auditKey, previous, line);
      if (!expected.equals(mac)) return { lines, brokenAt: id, intact: false };
      previous = expected;
      after = id;
      lines += 1;
    }
    if (page.length === 0) return { lines, brokenAt: null, intact: previous.equals(head.mac) && after === head.lastId };
  }
}

const pageAfter = (db: Db, id: string) => db.selectFrom("audit").selectAll().where("id", ">", id).orderBy("id").limit(1000).execute();
