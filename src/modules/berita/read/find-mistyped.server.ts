import type { ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { mostHits } from "#kit/search/holds-words.server.ts";
import type { Sought } from "#kit/search/site-search.ts";
import { type Near, onceMistyped, withLike } from "./near-words.server.ts";
import { newestFound } from "./published.server.ts";

/** News that hold what comes nearest to each of the words: one typing error first, then what is only like them. */
export async function findMistyped(ctx: ReadCtx, { words: typed }: Sought) {
  const words = typed.map((word) => word.replaceAll("%", ""));
  const once = await onceMistyped(ctx, words);
  const nearest = await withLike(
    ctx,
    once,
    words.filter((word) => once.get(word)?.length === 0),
  );
  if ([...nearest.values()].some((found) => found.length === 0)) return [];
  const rows = await holding(ctx, nearest);
  const doubtful = words.filter((word) => once.get(word)?.length !== 0 && !once.get(word)?.includes(word));
  return rows.length > 0 || doubtful.length === 0 ? rows : holding(ctx, await withLike(ctx, nearest, doubtful));
}

/** Of the newest of them, those that say so in title or summary stand first. */
const mostCompared = 50;

function holding(ctx: ReadCtx, near: Near) {
  const query = sql`to_tsquery('indonesian', ${queryOf(near)})`;
  const some = newestFound(ctx)
    .select(["berita.cari", "berita.createdAt"])
    .where(sql<boolean>`berita.kata @@ ${query}`)
    .limit(mostCompared);
  return ctx.db
    .selectFrom(some.as("berita"))
    .select(["slug", "name", "desc", "content", "tanggal"])
    .orderBy(sql`to_tsvector('indonesian', berita.cari) @@ ${query}`, "desc")
    .orderBy("tanggal", "desc")
    .orderBy("createdAt", "desc")
    .limit(mostHits)
    .execute();
}

/** Words are letters and figures alone, so that nothing between the quotes means anything else. */
const queryOf = (near: Near): string => [...near.values()].map((found) => `(${found.map(both).join(" | ")})`).join(" & ");

const both = (words: string): string =>
  `(${words
    .split(" ")
    .map((word) => `'${word}'`)
    .join(" & ")})`;
