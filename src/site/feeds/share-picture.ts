import type { LoaderFunctionArgs } from "react-router";
import { type ReadCtx, reading } from "#kit/ctx.server.ts";
import { drawShareCard } from "#kit/documents/share-card.server.ts";
import { refuse } from "#kit/refusals.ts";
import { expires, tag } from "#kit/visit.server.ts";
import { nextPublished, sampulBerita } from "#modules/berita/index.server.ts";
import { readPengaturan } from "#modules/profil/index.server.ts";
import { answer } from "./answer.server.ts";
import { contentOf, fileOf } from "./picture.server.ts";

/** The picture of a shared link: of the news item that `?berita=` names, otherwise of the school. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  tag(args, "berita", "gambar", "pengaturan");
  const slug = new URL(args.request.url).searchParams.get("berita");
  const { title, label, file } = await reading(args, async (ctx) => {
    if (slug === null) return sekolah(ctx);
    expires(args, await nextPublished(ctx));
    return berita(ctx, slug);
  });
  const picture = await contentOf(args, file);
  return answer(new Uint8Array(await drawShareCard({ title, label, picture })), "image/png");
}

interface Shown {
  readonly title: string;
  readonly label: string;
  readonly file: string | null;
}

async function sekolah(ctx: ReadCtx): Promise<Shown> {
  const { namaLengkap, tagline, posterId } = await readPengaturan(ctx);
  return { title: namaLengkap, label: tagline, file: await fileOf(ctx, posterId) };
}

async function berita(ctx: ReadCtx, slug: string): Promise<Shown> {
  const found = await sampulBerita(ctx, slug);
  if (!found) throw refuse.notFound();
  const { nama } = await readPengaturan(ctx);
  return { title: found.name, label: `${found.kategori ?? "Berita"} · ${nama}`, file: await fileOf(ctx, found.gambarId) };
}
