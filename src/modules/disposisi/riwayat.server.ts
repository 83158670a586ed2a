import type { Besides } from "#kit/audit/trail.server.ts";
import { may, type ReadCtx } from "#kit/ctx.server.ts";

/** The dispositions of a letter belong to its past, for whoever may see all of them. */
export async function disposisiSurat(ctx: ReadCtx, suratId: string): Promise<Besides | undefined> {
  if (may(ctx, "disposisi:read") !== "yes") return undefined;
  const rows = await ctx.db.selectFrom("disposisi").select("id").where("suratMasukId", "=", suratId).execute();
  return rows.length > 0 ? { subject: "disposisi", subjectIds: rows.map(({ id }) => id) } : undefined;
}
