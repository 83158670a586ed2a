import type { Ctx, ReadCtx } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { menuFor } from "../menu.server.ts";

/** More than these nobody finds anything in. */
export const mostFavorites = 20;

/** Addresses of the pages that the person keeps at hand, the first marked first. */
export async function favoritesOf(ctx: ReadCtx): Promise<string[]> {
  if (ctx.actor.id === null) return [];
  const kept = ctx.db.selectFrom("halamanFavorit").select("alamat").where("akunId", "=", ctx.actor.id);
  return (await kept.orderBy("createdAt").orderBy("alamat").limit(mostFavorites).execute()).map(({ alamat }) => alamat);
}

/**
 * Keeps a page of the person's own menu at hand, or no longer; twice is as good as once.
 * @throws Refusal 401, 404 for a page that is not theirs, 400 beyond the limit
 */
export async function keepFavorite(ctx: Ctx, alamat: string, wanted: boolean): Promise<void> {
  const akunId = ctx.actor.id;
  if (akunId === null) throw refuse.unauthenticated();
  if (!wanted) {
    await ctx.db.deleteFrom("halamanFavorit").where("akunId", "=", akunId).where("alamat", "=", alamat).execute();
    return;
  }
  if (!menuFor(ctx).some(({ to, open }) => open && to === alamat)) throw refuse.notFound();
  const kept = await favoritesOf(ctx);
  if (kept.includes(alamat)) return;
  if (kept.length >= mostFavorites) throw refuse.invalid(`Favorit paling banyak ${mostFavorites}. Lepaskan dahulu yang jarang dibuka.`);
  await ctx.db
    .insertInto("halamanFavorit")
    .values({ akunId, alamat })
    .onConflict((same) => same.doNothing())
    .execute();
}
