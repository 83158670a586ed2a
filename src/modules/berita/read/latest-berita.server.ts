import type { ReadCtx } from "#kit/ctx.server.ts";
import type { BeritaSummary } from "../berita-summary.ts";
import { isPublished, summaryColumns, withImage } from "./published.server.ts";

/** The newest published news, newest first. */
export async function latestBerita(ctx: ReadCtx, count: number): Promise<BeritaSummary[]> {
  const rows = await isPublished(ctx)
    .select(summaryColumns)
    .orderBy("berita.tanggal", "desc")
    .orderBy("berita.createdAt", "desc")
    .limit(count)
    .execute();
  return withImage(ctx, rows);
}
