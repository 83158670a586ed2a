import type { LoaderFunctionArgs } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { element } from "#kit/documents/xml.ts";
import { allBeritaPath } from "#modules/berita/index.server.ts";
import { beritaPath } from "#modules/berita/index.ts";
import { pages } from "#src/routes.ts";
import { answer, holdsNews, originOf } from "./answer.server.ts";

/** Pages with a shell that everybody may read, and every news item. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  await holdsNews(args);
  const origin = originOf(args);
  const fixed = pages.filter(
    ({ access, shell, path }) => access === "public" && shell === "site" && /^\/[a-z/-]*$/.test(path) && !unlisted.has(path),
  );
  const berita = await reading(args, allBeritaPath);
  const urls = [
    ...fixed.map(({ path }) => element("loc", origin + path)),
    ...berita.map(({ slug, updatedAt }) => element("loc", origin + beritaPath(slug)) + element("lastmod", updatedAt.toISOString())),
  ];
  const list = urls.map((url) => `<url>${url}</url>`).join("");
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${list}</urlset>\n`;
  return answer(body, "application/xml; charset=utf-8");
}

/** Of programs, of the moment without a network, and of one family: nobody searches for them. */
const unlisted: ReadonlySet<string> = new Set(["/luring", "/api/docs", "/daftar/status/isian", "/daftar/status/daftar-ulang"]);
