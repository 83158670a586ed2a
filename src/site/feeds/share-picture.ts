import type { LoaderFunctionArgs } from "react-router";
import { type ReadCtx, reading } from "#kit/ctx.server.ts";
import { drawShareCard } from "#kit/documents/share-card.server.ts";
import { pictureName, type StoredPicture } from "#kit/media/picture.ts";
import { refuse } from "#kit/refusals.ts";
import { expires, tag } from "#kit/visit.server.ts";
import { nextPublished, sampulBerita } from "#modules/berita/index.server.ts";
import { sitePages } from "#modules/pencarian/index.ts";
import { readPembuka, readPengaturan } from "#modules/profil/index.server.ts";
import { answer } from "./answer.server.ts";
import { contentOf, pictureOf } from "./picture.server.ts";

/** The picture of a shared link: of the news item that `?berita=` names, of the page that `?halaman=` names, otherwise of the school. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  tag(args, "berita", "gambar", "pengaturan", "bagianHalaman");
  const { searchParams } = new URL(args.request.url);
  const slug = searchParams.get("berita");
  const path = searchParams.get("halaman");
  const { title, label, gambar } = await reading(args, async (ctx) => {
    if (slug === null) return path === null ? sekolah(ctx) : halaman(ctx, path);
    expires(args, await nextPublished(ctx));
    return berita(ctx, slug);
  });
  const picture = await contentOf(args, pictureName(gambar));
  const focus = gambar ? { x: gambar.fokusX, y: gambar.fokusY } : undefined;
  return answer(new Uint8Array(await drawShareCard({ title, label, picture, focus })), "image/png");
}

interface Shown {
  readonly title: string;
  readonly label: string;
  readonly gambar: StoredPicture | null;
}

async function sekolah(ctx: ReadCtx): Promise<Shown> {
  const { namaLengkap, tagline, posterId } = await readPengaturan(ctx);
  return { title: namaLengkap, label: tagline, gambar: await pictureOf(ctx, posterId) };
}

async function berita(ctx: ReadCtx, slug: string): Promise<Shown> {
  const found = await sampulBerita(ctx, slug);
  if (!found) throw refuse.notFound();
  const { nama } = await readPengaturan(ctx);
  return { title: found.name, label: `${found.kategori ?? "Berita"} · ${nama}`, gambar: await pictureOf(ctx, found.gambarId) };
}

/** Pages that begin with a title and a picture of the school's choice. */
const opened = new Map<string, Parameters<typeof readPembuka>[1]>([
  ...([
    ["/profile", "profil"],
    ["/departments", "bidang"],
    ["/attendance", "absensi"],
    ["/news", "berita"],
    ["/gallery", "galeri"],
  ] as const),
  ...["", "/services", "/procedures", "/contact"].map((tab) => [`/administration${tab}`, "tata-usaha"] as const),
]);

/** Of pages that a search for pages does not offer. */
const unsought = new Map([
  ["/cari", "Cari di situs ini"],
  ["/api/docs", "API untuk pengembang"],
  ["/administration/services", "Layanan Tata Usaha"],
  ["/administration/procedures", "Prosedur Tata Usaha"],
]);

/** Of a page that is known, so that nobody makes the school say something. @throws Refusal 404 */
async function halaman(ctx: ReadCtx, path: string): Promise<Shown> {
  const named = sitePages.find(({ to }) => to === path)?.title ?? unsought.get(path);
  if (!named) throw refuse.notFound();
  const { nama, posterId } = await readPengaturan(ctx);
  const section = opened.get(path);
  const opening = section ? await readPembuka(ctx, section) : null;
  const isAdmission = path === "/daftar" || path === "/informasi/ppdb";
  const gambar = isAdmission ? await pictureOf(ctx, posterId) : (opening?.gambar ?? null);
  return { title: opening?.judul ?? named, label: nama, gambar };
}
