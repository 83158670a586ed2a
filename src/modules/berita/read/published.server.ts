import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { imageOf } from "#kit/media/pictures.server.ts";

/** News that everybody may read now: published, and their minute has come. */
export const published = (ctx: ReadCtx) =>
  ctx.db.selectFrom("berita").where("berita.status", "=", "terbit").where(notDeleted("berita")).where("berita.terbitPada", "<=", ctx.now);

/** The same with the name of their category. */
export const isPublished = (ctx: ReadCtx) =>
  published(ctx).leftJoin("kategoriBerita", (join) =>
    join.onRef("kategoriBerita.id", "=", "berita.kategoriId").on(notDeleted("kategoriBerita")),
  );

export const summaryColumns = [
  "berita.slug",
  "berita.name",
  "berita.desc",
  "berita.gambarId",
  "berita.tanggal",
  "kategoriBerita.name as kategori",
] as const;

/** Cards with their pictures, in one more query for all of them. */
export async function withImage<Row extends { readonly gambarId: string | null }>(ctx: ReadCtx, rows: readonly Row[]) {
  const pictures = await imageOf(
    ctx,
    rows.map(({ gambarId }) => gambarId),
  );
  return rows.map(({ gambarId, ...row }) => ({ ...row, gambar: pictures.get(gambarId ?? "") ?? null }));
}

/** The moment at which the next scheduled news appears; what is kept of today's pages ends then. */
export async function nextPublished(ctx: ReadCtx): Promise<Date | null> {
  const row = await ctx.db
    .selectFrom("berita")
    .select("terbitPada")
    .where("status", "=", "terbit")
    .where(notDeleted())
    .where("terbitPada", ">", ctx.now)
    .orderBy("terbitPada")
    .limit(1)
    .executeTakeFirst();
  return row?.terbitPada ?? null;
}
