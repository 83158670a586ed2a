import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { holdsWords, mostHits, titleFirst } from "#kit/search/holds-words.server.ts";
import type { SiteHit, SiteSource, Sought } from "#kit/search/site-search.ts";

/** Albums and videos of the gallery. */
export const galeriSources: readonly SiteSource<ReadCtx>[] = [
  { kind: "Album foto", tags: ["album", "foto", "gambar"], find: findAlbum },
  { kind: "Video", tags: ["video"], find: findVideo },
];

/** Those that hold a photo: the others are not shown either. */
async function findAlbum(ctx: ReadCtx, sought: Sought): Promise<SiteHit[]> {
  const rows = await ctx.db
    .selectFrom("album")
    .select(["album.id", "album.judul", "album.deskripsi"])
    .where(notDeleted("album"))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("foto")
          .innerJoin("gambar", (join) => join.onRef("gambar.id", "=", "foto.gambarId").on(notDeleted("gambar")))
          .select("foto.id")
          .whereRef("foto.albumId", "=", "album.id")
          .where(notDeleted("foto")),
      ),
    )
    .where(holdsWords(sought, ["album.judul", "album.deskripsi"]))
    .orderBy(titleFirst(sought, "album.judul"))
    .orderBy("album.urutan")
    .limit(mostHits)
    .execute();
  return rows.map(({ id, judul, deskripsi }) => ({ title: judul, text: deskripsi, href: `/gallery?album=${id}`, day: null }));
}

async function findVideo(ctx: ReadCtx, sought: Sought): Promise<SiteHit[]> {
  const rows = await ctx.db
    .selectFrom("video")
    .select("name")
    .where(notDeleted())
    .where(holdsWords(sought, ["name"]))
    .orderBy("urutan")
    .orderBy("createdAt", "desc")
    .limit(mostHits)
    .execute();
  return rows.map(({ name }) => ({ title: name, text: null, href: "/gallery#video", day: null }));
}
