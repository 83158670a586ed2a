import type { LoaderFunctionArgs } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { plainText } from "#kit/markup/markup.ts";
import { beritaFeed } from "#modules/berita/index.server.ts";
import { beritaPath } from "#modules/berita/index.ts";
import { readPengaturan } from "#modules/profil/index.server.ts";
import { answer, holdsNews, originOf } from "./answer.server.ts";

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  await holdsNews(args);
  const origin = originOf(args);
  const { sekolah, berita } = await reading(args, async (ctx) => ({ sekolah: await readPengaturan(ctx), berita: await beritaFeed(ctx) }));
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title: `Berita ${sekolah.nama}`,
    home_page_url: `${origin}/news`,
    feed_url: `${origin}/berita.json`,
    language: "id",
    items: berita.map(({ slug, name, desc, content, terbitPada, updatedAt, kategori }) => ({
      id: origin + beritaPath(slug),
      url: origin + beritaPath(slug),
      title: name,
      ...(desc ? { summary: desc } : {}),
      content_text: plainText(content),
      date_published: (terbitPada ?? updatedAt).toISOString(),
      date_modified: updatedAt.toISOString(),
      ...(kategori ? { tags: [kategori] } : {}),
    })),
  };
  return answer(JSON.stringify(feed), "application/feed+json; charset=utf-8");
}
