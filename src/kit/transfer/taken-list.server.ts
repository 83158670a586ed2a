import type { Ctx } from "../ctx.server.ts";
import type { Waiting } from "./portions.server.ts";

/**
 * Takes what was imported out of the uploaded list: what could not be taken yet stays, to be mended; a list of which nothing is left
 * goes. @returns how many of its rows wait
 */
export async function settleTaken(
  ctx: Ctx,
  id: string,
  { taken, moved }: { readonly taken: readonly Waiting[]; readonly moved: readonly Waiting[] },
): Promise<number> {
  const list = await ctx.db.selectFrom("importList").select(["plan", "done"]).where("id", "=", id).forUpdate().executeTakeFirst();
  if (!list) return 0;
  const left = new Set(moved.map(({ place }) => place));
  const done = [...list.done, ...taken.flatMap(({ place }) => (left.has(place) ? [] : [place]))];
  const count = (list.plan as { readonly count: number } | null)?.count ?? 0;
  const waits = Math.max(0, count + list.done.length - done.length);
  if (waits === 0) await ctx.db.deleteFrom("importList").where("id", "=", id).execute();
  else {
    await ctx.db.updateTable("importList").set({ done, plan: null }).where("id", "=", id).execute();
    await ctx.db.deleteFrom("importTold").where("listId", "=", id).execute();
  }
  return waits;
}
