import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import type { Album } from "../galeri-content.ts";

/** The albums that hold photos, in the order that the school gave them. */
export async function readAlbum(ctx: ReadCtx): Promise<Album[]> {
  const rows = await ctx.db
    .selectFrom("album")
    .innerJoin("foto", (join) => join.onRef("foto.albumId", "=", "album.id").on(notDeleted("foto")))
    .innerJoin("gambar", (join) => join.onRef("gambar.id", "=", "foto.gambarId").on(notDeleted("gambar")))
    .select(["album.id", "album.judul", "album.deskripsi"])
    .select((where) => where.fn.countAll<string>().as("jumlah"))
    .where(notDeleted("album"))
    .groupBy("album.id")
    .orderBy("album.urutan")
    .orderBy("album.createdAt")
    .execute();
  return rows.map(({ jumlah, ...album }) => ({ ...album, jumlah: Number(jumlah) }));
}
