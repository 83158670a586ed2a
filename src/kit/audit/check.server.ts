import type { Ctx, ReadCtx } from "../ctx.server.ts";
import { type Fault, type Verdict, verifyAudit } from "./verify.server.ts";

declare module "../database/tables.ts" {
  interface Refinements {
    auditCheck: { fault: Fault | null };
  }
}

export interface Check extends Omit<Verdict, "unverifiable" | "against"> {
  readonly at: Date;
}

/** A check with what only it knows: what was said outside. */
export type Checked = Check & Pick<Verdict, "against">;

/** Verifies the chain and keeps what was found. */
export async function checkChain(ctx: Ctx): Promise<Checked> {
  const { unverifiable: _, against, ...verdict } = await verifyAudit(ctx);
  await ctx.db
    .insertInto("auditCheck")
    .values({ ...verdict, at: ctx.now })
    .execute();
  return { ...verdict, against, at: ctx.now };
}

/** What the last check found; null before the first. */
export async function lastCheck(ctx: ReadCtx): Promise<Check | null> {
  const found = await ctx.db
    .selectFrom("auditCheck")
    .select(["at", "lines", "intact", "brokenAt", "fault"])
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return found ? { ...found, lines: Number(found.lines) } : null;
}
