import { may, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import type { FoundGroup } from "#kit/search/found.ts";
import { mostOfAKind } from "#kit/search/search.server.ts";
import { patternOf } from "#kit/search/search-predicate.server.ts";
import { statusName } from "./naskah.ts";

/** For the search over everything: drafts too, for those who may read them. */
export async function searchNaskah(ctx: ReadCtx, kata: string): Promise<FoundGroup> {
  if (may(ctx, "berita:read") === "no") return { title: "Berita", found: [] };
  const rows = await ctx.db
    .selectFrom("berita")
    .select(["id", "name", "status"])
    .where(notDeleted())
    .where("cari", "like", patternOf(kata.toLowerCase()))
    .orderBy("updatedAt", "desc")
    .limit(mostOfAKind)
    .execute();
  return {
    title: "Berita",
    found: rows.map(({ id, name, status }) => ({ id, name, hint: statusName[status], to: `/administration/berita/${id}` })),
  };
}
