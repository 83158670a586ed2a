import type { Ctx, Db } from "../ctx.server.ts";
import { type Line, link } from "./audit.server.ts";

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
  let after: string | null = null;
  let lines = 0;
  for (;;) {
    const page: Linked[] = await pageAfter(ctx.db, after);
    for (const { id, mac, ...line } of page) {
      const expected = link(ctx.auditKey, previous, line);
      if (!expected.equals(mac)) return { lines, brokenAt: id, intact: false };
      previous = expected;
      after = id;
      lines += 1;
    }
    if (page.length === 0) return { lines, brokenAt: null, intact: previous.equals(head.mac) && (after ?? "0") === head.lastId };
  }
}

type Linked = Line & { readonly id: string; readonly mac: Buffer };

/** The first page has no lower end: a forger may give a line any id, also one below the first. */
function pageAfter(db: Db, id: string | null): Promise<Linked[]> {
  const lines = db.selectFrom("audit").selectAll().orderBy("id").limit(1000);
  return (id === null ? lines : lines.where("id", ">", id)).execute();
}
