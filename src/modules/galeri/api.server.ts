import type { Scope } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { pictureName } from "#kit/media/picture.ts";
import { answerPart, readPart } from "#kit/paging.ts";
import { readFoto } from "./read/read-foto.server.ts";

interface Asked {
  readonly request: Request;
  readonly scope: Scope;
}

/** GET /api/gallery-photos */
export async function listFotoApi({ request, scope }: Asked): Promise<Response> {
  const part = readPart(new URL(request.url).searchParams);
  const foto = await scope.read((ctx) => readFoto(ctx, { ...part, limit: part.limit + 1 }));
  const rows = foto.map(({ id, gambar }) => ({ id, imagePhoto: pictureName(gambar), alt: gambar.alt }));
  return answerPart(request.url, part, rows);
}

/** GET /api/videos */
export async function listVideoApi({ scope }: Asked): Promise<Response> {
  const rows = await scope.read((ctx) =>
    ctx.db
      .selectFrom("video")
      .leftJoin("kategoriBerita", (join) => join.onRef("kategoriBerita.id", "=", "video.kategoriId").on(notDeleted("kategoriBerita")))
      .select(["video.id", "video.name", "urlVideo", "kategoriBerita.id as kategoriId", "kategoriBerita.name as kategori"])
      .where(notDeleted("video"))
      .orderBy("video.urutan")
      .orderBy("video.createdAt", "desc")
      .limit(100)
      .execute(),
  );
  return Response.json(
    rows.map(({ kategoriId, kategori, ...row }) => ({ ...row, category: kategoriId === null ? null : { id: kategoriId, name: kategori } })),
  );
}
