import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { isPublished } from "./published.server.ts";

/** The newest news as feeds tell them. */
export const beritaFeed = (ctx: ReadCtx, limit = 20) =>
  isPublished(ctx)
    .select(["berita.slug", "berita.name", "berita.desc", "berita.content", "berita.terbitPada", "berita.updatedAt"])
    .select(["kategoriBerita.name as kategori"])
    .orderBy("berita.tanggal", "desc")
    .orderBy("berita.createdAt", "desc")
    .limit(limit)
    .execute();

/** The addresses of all news with their pictures, for search engines, which read 50,000 at most. */
export const allBeritaPath = (ctx: ReadCtx) =>
  isPublished(ctx)
    .leftJoin("gambar", (join) => join.onRef("gambar.id", "=", "berita.gambarId").on(notDeleted("gambar")))
    .select(["berita.slug", "berita.updatedAt", "gambar.varian"])
    .orderBy("berita.tanggal", "desc")
    .limit(49_000)
    .execute();

/** Title and picture of one published news item; undefined when nobody may read it. */
export const sampulBerita = (ctx: ReadCtx, slug: string) =>
  isPublished(ctx)
    .select(["berita.name", "berita.gambarId", "kategoriBerita.name as kategori"])
    .where("berita.slug", "=", slug)
    .executeTakeFirst();
