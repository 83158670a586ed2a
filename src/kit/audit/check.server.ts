import type { ColumnType, GeneratedAlways } from "kysely";
import type { Ctx } from "../ctx.server.ts";
import { type Verdict, verifyAudit } from "./verify.server.ts";

declare module "../database/tables.ts" {
  interface Tables {
    auditCheck: {
      id: GeneratedAlways<string>;
      at: Moment;
      lines: ColumnType<string, number, never>;
      intact: boolean;
      brokenAt: string | null;
    };
  }
}

export interface Check extends Omit<Verdict, "unverifiable"> {
  readonly at: Date;
}

/** Verifies the chain and keeps what was found. */
export async function checkChain(ctx: Ctx): Promise<Check> {
  const { unverifiable: _, ...verdict } = await verifyAudit(ctx);
  await ctx.db
    .insertInto("auditCheck")
    .values({ ...verdict, at: ctx.now })
    .execute();
  return { ...verdict, at: ctx.now };
}

/** What the last check found; null before the first. */
export async function lastCheck(ctx: Ctx): Promise<Check | null> {
  const found = await ctx.db
    .selectFrom("auditCheck")
    .select(["at", "lines", "intact", "brokenAt"])
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return found ? { ...found, lines: Number(found.lines) } : null;
}
