import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { BeritaRingkas } from "./berita-ringkas.ts";

/** The file name of the largest picture. */
const berkas = sql<string | null>`(select varian -> -1 ->> 'webp' from gambar where gambar.id = gambar_id)`;

/** The newest published news, newest first. */
export async function beritaTerbaru(ctx: Ctx, count: number): Promise<BeritaRingkas[]> {
  return ctx.db
    .selectFrom("berita")
    .leftJoin("kategoriBerita", (join) =>
      join.onRef("kategoriBerita.id", "=", "berita.kategoriId").on("kategoriBerita.deletedAt", "is", null),
    )
    .select(["berita.slug", "berita.name", "berita.desc", berkas.as("imageNews"), "berita.tanggal", "kategoriBerita.name as kategori"])
    .where("berita.status", "=", "terbit")
    .where("berita.terbitPada", "<=", ctx.now)
    .where("berita.deletedAt", "is", null)
    .orderBy("berita.tanggal", "desc")
    .orderBy("berita.createdAt", "desc")
    .limit(count)
    .execute();
}
