import type { Scope } from "#kit/ctx.server.ts";
import { pictureName } from "#kit/media/picture.ts";
import { bacaBanner } from "./isi.server.ts";

/** GET /api/banner */
export async function daftarBannerApi({ scope }: { readonly scope: Scope }): Promise<Response> {
  const banner = await scope.transaction(bacaBanner);
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
