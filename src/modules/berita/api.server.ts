import type { Scope } from "#kit/ctx.server.ts";
import { pictureName } from "#kit/media/picture.ts";
import { imageOf } from "#kit/media/pictures.server.ts";
import { answerPart, readPart } from "#kit/paging.ts";
import type { PageLife } from "#kit/visit.server.ts";
import { isPublished, nextPublished } from "./read/published.server.ts";
import { readKategori } from "./read/search-berita.server.ts";
import { tagarnya } from "./tagar/tagar-berita.server.ts";

interface Asked {
  readonly request: Request;
  readonly scope: Scope;
  readonly life: PageLife;
}

/** GET /api/news: the published news, newest first, in the specification's shape. */
export async function listBeritaApi({ request, scope, life }: Asked): Promise<Response> {
  const part = readPart(new URL(request.url).searchParams);
  return scope.read(async (ctx) => {
    const rows = await isPublished(ctx)
      .select(["berita.id", "berita.name", "berita.desc", "berita.content", "berita.gambarId", "berita.tanggal", "berita.author"])
      .select(["kategoriBerita.id as kategoriId", "kategoriBerita.name as kategori", tagarnya])
      .orderBy("berita.tanggal", "desc")
      .orderBy("berita.createdAt", "desc")
      .orderBy("berita.id")
      .limit(part.limit + 1)
      .offset(part.offset)
      .execute();
    const pictures = await imageOf(
      ctx,
      rows.map(({ gambarId }) => gambarId),
    );
    const berikut = await nextPublished(ctx);
    if (berikut) life.until = Math.min(life.until, berikut.getTime());
    return answerPart(
      request.url,
      part,
      rows.map(({ gambarId, tanggal, kategoriId, kategori, ...row }) => ({
        ...row,
        imageNews: pictureName(pictures.get(gambarId ?? "")),
        Date: tanggal,
        category: kategoriId === null ? null : { id: kategoriId, name: kategori },
      })),
    );
  });
}

/** GET /api/categoryNews */
export const listKategoriApi = async ({ scope }: Asked): Promise<Response> => Response.json(await scope.read(readKategori));
