import type { Ctx } from "../ctx.server.ts";
import { record } from "./audit.server.ts";

export interface View {
  readonly action: "read" | "print";
  readonly subject: string;
  readonly subjectId: string;
}

/** Turning back and forth between pages is one look. */
const isSameView = 3_600_000;

/** Writes down that somebody looked at a record of a person, or printed it. The system itself looks at nobody. */
export async function recordView(ctx: Ctx, look: View): Promise<void> {
  if (ctx.actor.id === null) return;
  const before = await ctx.db
    .selectFrom("audit")
    .select("id")
    .where("subject", "=", look.subject)
    .where("subjectId", "=", look.subjectId)
    .where("actorId", "=", ctx.actor.id)
    .where("actorName", "=", ctx.actor.name)
    .where("action", "=", look.action)
    .where("at", ">", new Date(ctx.now.getTime() - isSameView))
    .limit(1)
    .executeTakeFirst();
  if (!before) await record(ctx, look);
}
