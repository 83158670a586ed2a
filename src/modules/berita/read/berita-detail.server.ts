import type { ReadCtx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { pictureIdsIn } from "#kit/markup/markup.ts";
import { imageOf } from "#kit/media/pictures.server.ts";
import type { BeritaSummary } from "../berita-summary.ts";
import type { BagianSeri, BeritaDetail } from "../detail.ts";
import { tagarnya } from "../tagar/tagar-berita.server.ts";
import { ended, isPublished, summaryColumns, withImage } from "./published.server.ts";

const mostRelated = 3;

/** A published news item with everything its page shows; undefined when nobody may read it. */
export const beritaDetail = (ctx: ReadCtx, slug: string): Promise<BeritaDetail | undefined> =>
  detailFrom(ctx, isPublished(ctx).where("berita.slug", "=", slug));

/** The one that is found, with everything its page shows. */
export async function detailFrom(ctx: ReadCtx, found: ReturnType<typeof isPublished>): Promise<BeritaDetail | undefined> {
  const row = await found
    .select([
      ...summaryColumns,
      "berita.id",
      "berita.content",
      "berita.author",
      "berita.keteranganGambar",
      "berita.seri",
      tagarnya,
      "berita.kategoriId",
      "berita.terbitPada",
      "berita.updatedAt",
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  const { gambarId, terbitPada, updatedAt, awal: _, ...isi } = row;
  const dalamTeks = pictureIdsIn(row.content);
  const pictures = await imageOf(ctx, [gambarId, ...dalamTeks]);
  return {
    ...isi,
    gambar: pictures.get(gambarId ?? "") ?? null,
    dalamTeks: dalamTeks.flatMap((one) => pictures.get(one) ?? []),
    terbitPada: (terbitPada ?? updatedAt).toISOString(),
    diubahPada: updatedAt.toISOString(),
  };
}

/** The newest of the same category but the given one. News without a category are "Umum" to readers, and related to each other. */
export async function relatedBerita(ctx: ReadCtx, { id, kategoriId }: Pick<BeritaDetail, "id" | "kategoriId">): Promise<BeritaSummary[]> {
  const sama = isPublished(ctx).where("berita.id", "!=", id);
  const rows = await (kategoriId === null ? sama.where("berita.kategoriId", "is", null) : sama.where("berita.kategoriId", "=", kategoriId))
    .select(summaryColumns)
    .orderBy("berita.tanggal", "desc")
    .orderBy("berita.createdAt", "desc")
    .limit(mostRelated)
    .execute();
  return withImage(ctx, rows);
}

const mostOfSeries = 40;

/** All that is out of a series, from its first part on. */
export const seriBerita = (ctx: ReadCtx, seri: string): Promise<BagianSeri[]> =>
  isPublished(ctx)
    .where(sql<boolean>`lower(berita.seri) = lower(${seri})`)
    .select(["berita.slug", "berita.name"])
    .orderBy("berita.tanggal")
    .orderBy("berita.createdAt")
    .limit(mostOfSeries)
    .execute();

/** Where news went that had this address once; undefined when it had none, or may not be read. */
export async function currentSlug(ctx: ReadCtx, slug: string): Promise<string | undefined> {
  const row = await isPublished(ctx)
    .innerJoin("beritaSlugLama", "beritaSlugLama.beritaId", "berita.id")
    .select("berita.slug")
    .where("beritaSlugLama.slug", "=", slug)
    .executeTakeFirst();
  return row?.slug;
}

/** Whether news of this address were out and are over: their address goes on saying so. */
export const isOver = async (ctx: ReadCtx, slug: string): Promise<boolean> =>
  (await ended(ctx).where("berita.slug", "=", slug).select("berita.id").executeTakeFirst()) !== undefined;
