import type { Ctx, Db } from "../ctx.server.ts";
import { type Line, link } from "./audit.server.ts";
import { lastSegment } from "./segment.server.ts";

export interface Verdict {
  readonly lines: number;
  /** Lines of an earlier segment whose key was lost: nobody can verify them. */
  readonly unverifiable: number;
  /** Id of the first line that does not fit the chain; null when all do. */
  readonly brokenAt: string | null;
  /** Also false when lines are missing at the end. */
  readonly intact: boolean;
}

interface Walk {
  readonly lines: number;
  /** Id of the last line that fits. */
  readonly last: string | null;
  readonly mac: Buffer;
  readonly brokenAt: string | null;
}

/** Walks the whole chain from its first line, or from where its present key came into use. Writers wait for the last few lines only, however long the chain is. */
export async function verifyAudit(ctx: Ctx): Promise<Verdict> {
  const { after, mac: begin, before: unverifiable } = await lastSegment(ctx.db);
  const most = await walk(ctx, { lines: 0, last: after, mac: begin, brokenAt: null });
  // Locked like a writer does, so that no line can be added between the last page and the look at the end.
  const head = await ctx.db.selectFrom("auditHead").select(["mac", "lastId"]).forUpdate().executeTakeFirstOrThrow();
  const { lines, last, mac, brokenAt } = await walk(ctx, most);
  return { lines, unverifiable, brokenAt, intact: brokenAt === null && mac.equals(head.mac) && (last ?? "0") === head.lastId };
}

/** On to the end, or to the first line that does not fit, a thousand lines at a time. */
async function walk(ctx: Ctx, from: Walk): Promise<Walk> {
  let at = from;
  while (at.brokenAt === null) {
    const page = await pageAfter(ctx.db, at.last);
    if (page.length === 0) break;
    for (const { id, mac, ...line } of page) {
      const expected = link(ctx.auditKey, at.mac, line);
      if (!expected.equals(mac)) return { ...at, brokenAt: id };
      at = { lines: at.lines + 1, last: id, mac: expected, brokenAt: null };
    }
  }
  return at;
}

type Linked = Line & { readonly id: string; readonly mac: Buffer };

/** The first page has no lower end: a forger may give a line any id, also one below the first. */
function pageAfter(db: Db, id: string | null): Promise<Linked[]> {
  const lines = db.selectFrom("audit").selectAll().orderBy("id").limit(1000);
  return (id === null ? lines : lines.where("id", ">", id)).execute();
}
