import { may, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import type { FoundGroup } from "#kit/search/found.ts";
import { mostOfAKind } from "#kit/search/search.server.ts";
import { patternOf } from "#kit/search/search-predicate.server.ts";
import { formatNip } from "../nip.ts";

/** For the search over everything: by name, or by NIP with or without its spaces. */
export async function searchAkun(ctx: ReadCtx, kata: string): Promise<FoundGroup> {
  if (may(ctx, "akun:read") === "no") return { title: "User", found: [] };
  const digits = kata.replace(/[\s.-]/g, "");
  const rows = await ctx.db
    .selectFrom("akun")
    .select(["id", "nama", "nip"])
    .where(notDeleted())
    .where((where) =>
      where.or([where("nama", "ilike", patternOf(kata)), ...(/^\d+$/.test(digits) ? [where("nip", "like", patternOf(digits))] : [])]),
    )
    .orderBy("nama")
    .limit(mostOfAKind)
    .execute();
  return {
    title: "User",
    found: rows.map(({ id, nama, nip }) => ({ id, name: nama, hint: formatNip(nip), to: `/administration/user/${id}` })),
  };
}
