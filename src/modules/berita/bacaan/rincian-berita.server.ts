import type { Ctx } from "#kit/ctx.server.ts";
import { pictureIdsIn } from "#kit/markup/markup.ts";
import { gambarOf } from "#kit/media/pictures.server.ts";
import type { BeritaRingkas } from "../berita-ringkas.ts";
import type { RincianBerita } from "../rincian.ts";
import { tagarnya } from "../tagar/tagar-berita.server.ts";
import { denganGambar, kolomRingkas, terbit } from "./terbit.server.ts";

const palingBanyakTerkait = 3;

/** A published news item with everything its page shows; undefined when nobody may read it. */
export async function rincianBerita(ctx: Ctx, slug: string): Promise<RincianBerita | undefined> {
  const row = await terbit(ctx)
    .select([
      ...kolomRingkas,
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
  const pictures = await gambarOf(ctx, [gambarId, ...dalamTeks]);
  return {
    ...isi,
    gambar: pictures.get(gambarId ?? "") ?? null,
    dalamTeks: dalamTeks.flatMap((one) => pictures.get(one) ?? []),
    terbitPada: (terbitPada ?? updatedAt).toISOString(),
    diubahPada: updatedAt.toISOString(),
  };
}

/** The newest of the same category but the given one. News without a category are "Umum" to readers, and related to each other. */
export async function beritaTerkait(ctx: Ctx, { id, kategoriId }: Pick<RincianBerita, "id" | "kategoriId">): Promise<BeritaRingkas[]> {
  const sama = terbit(ctx).where("berita.id", "!=", id);
  const rows = await (kategoriId === null ? sama.where("berita.kategoriId", "is", null) : sama.where("berita.kategoriId", "=", kategoriId))
    .select(kolomRingkas)
    .orderBy("berita.tanggal", "desc")
    .orderBy("berita.createdAt", "desc")
    .limit(palingBanyakTerkait)
    .execute();
  return denganGambar(ctx, rows);
}

/** Where news went that had this address once; undefined when it had none, or may not be read. */
export async function slugSekarang(ctx: Ctx, slug: string): Promise<string | undefined> {
  const row = await terbit(ctx)
    .innerJoin("beritaSlugLama", "beritaSlugLama.beritaId", "berita.id")
    .select("berita.slug")
    .where("beritaSlugLama.slug", "=", slug)
    .executeTakeFirst();
  return row?.slug;
}
