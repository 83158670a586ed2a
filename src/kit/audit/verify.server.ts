import type { Ctx, Db } from "../ctx.server.ts";
import { type Mark, type Marks, markBeyond, marksFrom } from "./anchor-marks.server.ts";
import { chainHash, type Line } from "./audit.server.ts";
import { isToldEmptied } from "./erase-values.server.ts";
import { isGenuine, isUnsealed, lockHead } from "./head.server.ts";
import { lastSegment } from "./segment.server.ts";

/**
 * What does not hold: "line" a line was changed, taken out or slipped in; "head" the end of the chain was moved; "end" lines
 * are missing at the end; "anchor" the trail differs from what was said outside the database; "older" it ends before that;
 * "anchors" what was said outside is lost or damaged.
 */
export type Fault = "line" | "head" | "end" | "anchor" | "older" | "anchors";

export interface Verdict {
  readonly lines: number;
  /** Lines of an earlier segment whose key was lost: nobody can verify them. */
  readonly unverifiable: number;
  /** Id of the first line that does not fit the chain; null when all do. */
  readonly brokenAt: string | null;
  /** Also false when lines are missing at the end. */
  readonly intact: boolean;
  readonly fault: Fault | null;
  /** The newest mark outside that the trail does not bear out. */
  readonly against: Mark | null;
}

interface Walk {
  readonly lines: number;
  /** Id of the last line that fits. */
  readonly last: string | null;
  readonly mac: Buffer;
  readonly brokenAt: string | null;
  /** The first mark that tells of another line. */
  readonly against: Mark | null;
}

/** Walks the whole chain from its first line, or from where its present key came into use. Writers wait for the last few lines only, however long the chain is. */
export async function verifyAudit(ctx: Ctx): Promise<Verdict> {
  const { after, mac: begin, before: unverifiable } = await lastSegment(ctx.db);
  const marks = await marksFrom(ctx, unverifiable);
  const most = await walk(ctx, marks, { lines: 0, last: after, mac: begin, brokenAt: null, against: null });
  // Locked like a writer does, so that no line can be added between the last page and the look at the end.
  const head = await lockHead(ctx.db);
  const { lines, last, mac, brokenAt, against } = await walk(ctx, marks, most);
  const reached =
    mac.equals(head.mac) && (last ?? "0") === head.lastId && (isUnsealed(head) || Number(head.lines) === unverifiable + lines);
  const missing = markBeyond(marks, lines);
  const faults: readonly (readonly [boolean, Fault])[] = [
    [brokenAt !== null, "line"],
    [isUnsealed(head) ? marks.byLines.size > 0 : !isGenuine(ctx.auditKey, head), "head"],
    [!reached, "end"],
    [against !== null, "anchor"],
    [missing !== null, "older"],
    [!marks.whole, "anchors"],
  ];
  const fault = faults.find(([fails]) => fails)?.[1] ?? null;
  return { lines, unverifiable, brokenAt, intact: fault === null, fault, against: missing ?? against };
}

/** On to the end, or to the first line that does not fit, a thousand lines at a time. */
async function walk(ctx: Ctx, marks: Marks, from: Walk): Promise<Walk> {
  let at = from;
  const told = new Map<string, boolean>();
  while (at.brokenAt === null) {
    const page = await pageAfter(ctx.db, at.last);
    if (page.length === 0) break;
    for (const { id, mac, erased, ...line } of page) {
      const expected = erased !== null && (await isTold(ctx, erased, told)) ? mac : chainHash(ctx.auditKey, at.mac, line);
      if (!expected.equals(mac)) return { ...at, brokenAt: id };
      const lines = at.lines + 1;
      const mark = marks.byLines.get(lines);
      const against = at.against ?? (mark && mark.mac !== expected.toString("hex") ? mark : null);
      at = { lines, last: id, mac: expected, brokenAt: null, against };
    }
  }
  return at;
}

/** Asked once for each mark: the lines that bear it are judged together. */
async function isTold(ctx: Ctx, mark: string, told: Map<string, boolean>): Promise<boolean> {
  const known = told.get(mark) ?? (await isToldEmptied(ctx, mark));
  told.set(mark, known);
  return known;
}

type Linked = Line & { readonly id: string; readonly mac: Buffer; readonly erased: string | null };

/** The first page has no lower end: a forger may give a line any id, also one below the first. */
function pageAfter(db: Db, id: string | null): Promise<Linked[]> {
  const lines = db.selectFrom("audit").selectAll().orderBy("id").limit(1000);
  return (id === null ? lines : lines.where("id", ">", id)).execute();
}
