import type { ReadCtx } from "#kit/ctx.server.ts";
import { pictureIdsIn } from "#kit/markup/markup.ts";
import { imageOf } from "#kit/media/pictures.server.ts";
import type { BeritaSummary } from "../berita-summary.ts";
import type { BeritaDetail } from "../detail.ts";
import { tagarnya } from "../tagar/tagar-berita.server.ts";
import { isPublished, summaryColumns, withImage } from "./published.server.ts";

const mostRelated = 3;

/** A published news item with everything its page shows; undefined when nobody may read it. */
export async function beritaDetail(ctx: ReadCtx, slug: string): Promise<BeritaDetail | undefined> {
  const row = await isPublished(ctx)
    .select([
      ...summaryColumns,
      "berita.id",
      "berita.content",
      "berita.author",
      tagarnya,
      "berita.kategoriId",
      "berita.terbitPada",
      "berita.updatedAt",
    ])
    .where("berita.slug", "=", slug)
    .executeTakeFirst();
  if (!row) return undefined;
  const { gambarId, terbitPada, updatedAt, ...isi } = row;
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

/** Where news went that had this address once; undefined when it had none, or may not be read. */
export async function currentSlug(ctx: ReadCtx, slug: string): Promise<string | undefined> {
  const row = await isPublished(ctx)
    .innerJoin("beritaSlugLama", "beritaSlugLama.beritaId", "berita.id")
    .select("berita.slug")
    .where("beritaSlugLama.slug", "=", slug)
    .executeTakeFirst();
  return row?.slug;
}
