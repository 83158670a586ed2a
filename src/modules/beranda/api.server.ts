import type { Scope } from "#kit/ctx.server.ts";
import { pictureName } from "#kit/media/picture.ts";
import { readBanner } from "./content.server.ts";

/** GET /api/banner */
export async function listBannerApi({ scope }: { readonly scope: Scope }): Promise<Response> {
  const banner = await scope.read(readBanner);
  return Response.json(
    banner.map(({ id, gambar, namaKegiatan, tanggalKegiatan, deskripsi }) => ({
      id,
      imageBanner: pictureName(gambar),
      namaKegiatan,
      tanggalKegiatan,
      deskripsi,
    })),
  );
}
