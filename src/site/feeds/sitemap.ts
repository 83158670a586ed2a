import type { LoaderFunctionArgs } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { element } from "#kit/documents/xml.ts";
import { pictureUrl, type StoredPicture } from "#kit/media/picture.ts";
import { tag } from "#kit/visit.server.ts";
import { allBeritaPath } from "#modules/berita/index.server.ts";
import { beritaPath } from "#modules/berita/index.ts";
import { readFoto } from "#modules/galeri/index.server.ts";
import { pages } from "#src/routes.ts";
import { answer, holdsNews, originOf } from "./answer.server.ts";

/** What stands under an address of its own and is none of the routes' table. */
const tabs = [
  ...["visi-misi", "struktur", "data"].map((tab) => `/profile?tab=${tab}`),
  ...["kesiswaan", "humas", "sarpras", "asrama"].map((tab) => `/departments?tab=${tab}`),
  ...["siswa", "rekap"].map((tab) => `/attendance?tab=${tab}`),
  ...["services", "procedures", "contact"].map((tab) => `/administration/${tab}`),
];

/** Search engines read so many pictures of one page. */
const mostPictures = 1000;

/** Pages with a shell that everybody may read, their tabs, and every news item, with their pictures. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  await holdsNews(args);
  tag(args, "gambar", "foto");
  const origin = originOf(args);
  const fixed = pages.filter(
    ({ access, shell, path }) => access === "public" && shell === "site" && /^\/[a-z/-]*$/.test(path) && !unlisted.has(path),
  );
  const { berita, foto } = await reading(args, async (ctx) => ({
    berita: await allBeritaPath(ctx),
    foto: await readFoto(ctx, { limit: mostPictures }),
  }));
  const image = (picture: Pick<StoredPicture, "varian">) =>
    `<image:image>${element("image:loc", origin + pictureUrl(picture, 1600))}</image:image>`;
  const photos = foto.map(({ gambar }) => image(gambar)).join("");
  const urls = [
    ...fixed.map(({ path }) => element("loc", origin + path) + (path === "/gallery" ? photos : "")),
    ...tabs.map((path) => element("loc", origin + path)),
    ...berita.map(
      ({ slug, updatedAt, varian }) =>
        element("loc", origin + beritaPath(slug)) + element("lastmod", updatedAt.toISOString()) + (varian ? image({ varian }) : ""),
    ),
  ];
  const list = urls.map((url) => `<url>${url}</url>`).join("");
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${list}</urlset>\n`;
  return answer(body, "application/xml; charset=utf-8");
}

/** Of programs, of the moment without a network, and of one family, which asks search engines to leave it out. */
const unlisted: ReadonlySet<string> = new Set([
  ...["/luring", "/api/docs"],
  ...["/daftar/status", "/daftar/status/isian", "/daftar/status/daftar-ulang"],
]);
