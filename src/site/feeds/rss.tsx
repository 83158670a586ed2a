import { renderToStaticMarkup } from "react-dom/server";
import type { LoaderFunctionArgs } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { element, xml } from "#kit/documents/xml.ts";
import { plainText } from "#kit/markup/markup.ts";
import { shorten } from "#kit/ui/document/describe.ts";
import { Markup } from "#kit/ui/markup.tsx";
import { beritaFeed } from "#modules/berita/index.server.ts";
import { beritaPath } from "#modules/berita/index.ts";
import { readPengaturan } from "#modules/profil/index.server.ts";
import { answer, holdsNews, originOf } from "./answer.server.ts";

const spaces =
  'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/"';

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  await holdsNews(args);
  const origin = originOf(args);
  const { sekolah, berita } = await reading(args, async (ctx) => ({ sekolah: await readPengaturan(ctx), berita: await beritaFeed(ctx) }));
  const items = berita.map(({ slug, name, desc, content, terbitPada, updatedAt, kategori }) => {
    const link = origin + beritaPath(slug);
    const parts = [
      element("title", name),
      element("link", link),
      `<guid isPermaLink="true">${xml(link)}</guid>`,
      element("pubDate", (terbitPada ?? updatedAt).toUTCString()),
      ...(kategori ? [element("category", kategori)] : []),
      element("description", desc || shorten(plainText(content), 300)),
      element("content:encoded", paragraphs(content, origin)),
      `<media:content url="${xml(`${origin}/bagikan.png?berita=${encodeURIComponent(slug)}`)}" medium="image" type="image/png" width="1200" height="630"/>`,
    ];
    return `<item>${parts.join("")}</item>`;
  });
  const head = [
    element("title", `Berita ${sekolah.nama}`),
    element("link", `${origin}/news`),
    element("description", `Kabar terbaru dari ${sekolah.namaLengkap}`),
    element("language", "id"),
    `<atom:link href="${xml(`${origin}/berita.rss`)}" rel="self" type="application/rss+xml"/>`,
  ];
  const channel = `<channel>${head.join("")}${items.join("")}</channel>`;
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${spaces}>${channel}</rss>\n`;
  return answer(body, "application/rss+xml; charset=utf-8");
}

/** The words of an article with their paragraphs, lists and links, as programs that read feeds show them; its picture goes beside them. */
const paragraphs = (content: string, origin: string) =>
  renderToStaticMarkup(<Markup text={content.replaceAll("](/", `](${origin}/`)} top={3} />);
