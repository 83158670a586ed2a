import type { LoaderFunctionArgs } from "react-router";
import { type ReadCtx, reading } from "#kit/ctx.server.ts";
import { drawShareCard } from "#kit/documents/share-card.server.ts";
import { pictureName, type StoredPicture } from "#kit/media/picture.ts";
import { refuse } from "#kit/refusals.ts";
import { expires, tag } from "#kit/visit.server.ts";
import { latestBerita, nextPublished, sampulBerita } from "#modules/berita/index.server.ts";
import { readAlbum, readFoto } from "#modules/galeri/index.server.ts";
import { sitePages } from "#modules/pencarian/index.ts";
import { readPembuka, readPengaturan } from "#modules/profil/index.server.ts";
import { answer } from "./answer.server.ts";
import { pageDrawings } from "./page-drawings.server.ts";
import { contentOf, pictureOf } from "./picture.server.ts";

/** The picture of a shared link: of the news item that `?berita=` names, of the album of `?album=`, of the page that `?halaman=` names, otherwise of the school. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  tag(args, "berita", "gambar", "pengaturan", "bagianHalaman", "foto", "album");
  const { searchParams } = new URL(args.request.url);
  const slug = searchParams.get("berita");
  const album = searchParams.get("album");
  const path = searchParams.get("halaman");
  const { title, label, gambar, drawing } = await reading(args, async (ctx): Promise<Shown> => {
    if (slug !== null || path === "/news") expires(args, await nextPublished(ctx));
    if (slug !== null) return berita(ctx, slug);
    if (album !== null) return oneAlbum(ctx, album);
    return path === null ? sekolah(ctx) : halaman(ctx, path);
  });
  const chosen = await contentOf(args, pictureName(gambar));
  const picture = chosen ?? (drawing ? Buffer.from(drawing) : null);
  const focus = chosen && gambar ? { x: gambar.fokusX, y: gambar.fokusY } : undefined;
  return answer(new Uint8Array(await drawShareCard({ title, label, picture, focus })), "image/png");
}

interface Shown {
  readonly title: string;
  readonly label: string;
  readonly gambar: StoredPicture | null;
  /** In place of a picture that was not chosen, or whose file is not there. */
  readonly drawing?: string | undefined;
}

async function sekolah(ctx: ReadCtx): Promise<Shown> {
  const { namaLengkap, tagline, posterId } = await readPengaturan(ctx);
  return { title: namaLengkap, label: tagline, gambar: await pictureOf(ctx, posterId), drawing: pageDrawings.get("/") };
}

async function berita(ctx: ReadCtx, slug: string): Promise<Shown> {
  const found = await sampulBerita(ctx, slug);
  if (!found) throw refuse.notFound();
  const { nama } = await readPengaturan(ctx);
  return { title: found.name, label: `${found.kategori ?? "Berita"} · ${nama}`, gambar: await pictureOf(ctx, found.gambarId) };
}

async function oneAlbum(ctx: ReadCtx, asked: string): Promise<Shown> {
  const album = (await readAlbum(ctx)).find(({ id }) => id === asked);
  if (!album) throw refuse.notFound();
  const [[foto], { nama }] = await Promise.all([readFoto(ctx, { album: album.id, limit: 1 }), readPengaturan(ctx)]);
  return { title: album.judul, label: `Galeri · ${nama}`, gambar: foto?.gambar ?? null };
}

/** Pages that begin with a title and a picture of the school's choice. */
const opened = new Map<string, Parameters<typeof readPembuka>[1]>([
  ...([
    ["/profile", "profil"],
    ["/departments", "bidang"],
    ["/attendance", "absensi"],
    ["/informasi/ppdb", "ppdb"],
    ["/news", "berita"],
    ["/gallery", "galeri"],
  ] as const),
  ...(["pengumuman", "agenda", "infografis", "informasi-publik", "prestasi", "guru-dan-staf", "alumni", "hubungi"] as const).map(
    (name) => [`/${name}`, name] as const,
  ),
  ...["", "/services", "/procedures", "/contact"].map((tab) => [`/administration${tab}`, "tata-usaha"] as const),
]);

/** A part of a page has a name of its own. */
const isPart = (path: string) => path.startsWith("/administration/");

/** Of pages that a search for pages does not offer. */
const unsought = new Map([
  ["/cari", "Cari di situs ini"],
  ["/api/docs", "API untuk pengembang"],
  ["/administration/services", "Layanan Tata Usaha"],
  ["/administration/procedures", "Prosedur Tata Usaha"],
  ["/informasi/ppdb/aturan", "Aturan PPDB"],
]);

/** Of a page that is known, so that nobody makes the school say something. @throws Refusal 404 */
async function halaman(ctx: ReadCtx, asked: string): Promise<Shown> {
  const path = asked.replace(/^(\/informasi\/ppdb\/aturan)\/[0-9a-f-]{36}$/, "$1");
  const named = sitePages.find(({ to }) => to === path)?.title ?? unsought.get(path);
  if (!named) throw refuse.notFound();
  const { nama, posterId } = await readPengaturan(ctx);
  const section = opened.get(path);
  const opening = section ? await readPembuka(ctx, section) : null;
  const gambar = opening?.gambar ?? (await ownPicture(ctx, path)) ?? (path === "/daftar" ? await pictureOf(ctx, posterId) : null);
  return { title: (isPart(path) ? null : opening?.judul) ?? named, label: nama, gambar, drawing: pageDrawings.get(path) };
}

/** Of what a page without a drawing shows: its first picture. */
async function ownPicture(ctx: ReadCtx, path: string): Promise<StoredPicture | null> {
  if (path === "/news") return (await latestBerita(ctx, 3)).find(({ gambar }) => gambar)?.gambar ?? null;
  if (path === "/gallery") return (await readFoto(ctx, { limit: 1 }))[0]?.gambar ?? null;
  return null;
}
