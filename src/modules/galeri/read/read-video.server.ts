import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { imageOf } from "#kit/media/pictures.server.ts";
import type { Video } from "../galeri-content.ts";

/** The videos in the order that the school gave them. */
export async function readVideo(
  ctx: ReadCtx,
  { limit, offset = 0 }: { readonly limit: number; readonly offset?: number },
): Promise<Video[]> {
  const rows = await ctx.db
    .selectFrom("video")
    .leftJoin("kategoriBerita", (join) => join.onRef("kategoriBerita.id", "=", "video.kategoriId").on(notDeleted("kategoriBerita")))
    .select(["video.id", "video.name", "urlVideo", "gambarId", "durasi", "tayangan", "kategoriBerita.name as kategori"])
    .where(notDeleted("video"))
    .orderBy("video.urutan")
    .orderBy("video.createdAt", "desc")
    .orderBy("video.id")
    .limit(limit)
    .offset(offset)
    .execute();
  const pictures = await imageOf(
    ctx,
    rows.map(({ gambarId }) => gambarId),
  );
  return rows.map(({ gambarId, ...row }) => ({ ...row, gambar: pictures.get(gambarId ?? "") ?? null }));
}
