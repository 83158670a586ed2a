import type { Ctx } from "#kit/ctx.server.ts";
import type { BeritaRingkas } from "./berita-ringkas.ts";

/** The newest published news, newest first. */
export async function beritaTerbaru(ctx: Ctx, count: number): Promise<BeritaRingkas[]> {
  return ctx.db
    .selectFrom("berita")
    .leftJoin("kategoriBerita", (join) =>
      join.onRef("kategoriBerita.id", "=", "berita.kategoriId").on("kategoriBerita.deletedAt", "is", null),
    )
    .select(["berita.slug", "berita.name", "berita.desc", "berita.imageNews", "berita.tanggal", "kategoriBerita.name as kategori"])
    .where("berita.terbit", "=", true)
    .where("berita.deletedAt", "is", null)
    .orderBy("berita.tanggal", "desc")
    .orderBy("berita.createdAt", "desc")
    .limit(count)
    .execute();
}
