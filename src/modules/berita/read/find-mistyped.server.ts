import type { ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { mostHits } from "#kit/search/holds-words.server.ts";
import { patternOf } from "#kit/search/search-predicate.server.ts";
import type { Sought } from "#kit/search/site-search.ts";
import { isCorrectable } from "#kit/search/typing-errors.ts";
import { type Near, onceMistyped, withLike } from "./near-words.server.ts";
import { newestFound } from "./published.server.ts";

/** News that hold what comes nearest to each of the words: one typing error first, then what is only like them. Figures are meant as they stand. */
export async function findMistyped(ctx: ReadCtx, sought: Sought) {
  const typed = sought.words.map((word) => word.replaceAll("%", ""));
  const words = typed.filter(isCorrectable);
  const figures = typed.filter((word) => !isCorrectable(word));
  if (words.length === 0) return [];
  const once = await onceMistyped(ctx, words);
  const nearest = await withLike(
    ctx,
    once,
    words.filter((word) => once.get(word)?.length === 0),
  );
  if ([...nearest.values()].some((found) => found.length === 0)) return [];
  const rows = await holding(ctx, nearest, figures);
  const doubtful = words.filter((word) => once.get(word)?.length !== 0 && !once.get(word)?.includes(word));
  return rows.length > 0 || doubtful.length === 0 ? rows : holding(ctx, await withLike(ctx, nearest, doubtful), figures);
}

/** Of the newest of them, those that say so in title or summary stand first. */
const mostCompared = 50;

function holding(ctx: ReadCtx, near: Near, figures: readonly string[]) {
  const query = (weight: string) => sql<boolean>`berita.kata @@ to_tsquery('indonesian', ${queryOf(near, weight)})`;
  let some = newestFound(ctx).select(["berita.kata", "berita.createdAt"]).where(query(""));
  // "k13" stands within "K13Revisi".
  for (const figure of figures)
    some = some.where(sql<boolean>`(berita.cari like ${patternOf(figure)} or berita.kata @@ plainto_tsquery('indonesian', ${figure}))`);
  return ctx.db
    .selectFrom(some.limit(mostCompared).as("berita"))
    .select(["slug", "name", "desc", "content", "tanggal"])
    .orderBy(query(inTitle), "desc")
    .orderBy("tanggal", "desc")
    .orderBy("createdAt", "desc")
    .limit(mostHits)
    .execute();
}

/** Of a word in title or summary. */
const inTitle = ":A";

/** Words are letters alone, so that nothing between the quotes means anything else. */
const queryOf = (near: Near, weight: string): string => {
  const both = (words: string) =>
    `(${words
      .split(" ")
      .map((word) => `'${word}'${weight}`)
      .join(" & ")})`;
  return [...near.values()].map((found) => `(${found.map(both).join(" | ")})`).join(" & ");
};
