import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { reportSections } from "#kit/report.server.ts";
import { expires, tag } from "#kit/visit.server.ts";
import { readPembuka, readPengaturan } from "#modules/profil/index.server.ts";
import { beritaPath } from "../berita-summary.ts";
import type { ListContent } from "../parts/list.tsx";
import { type BeritaSearch, beritaListPath, type Kategori, readSearch } from "../search.ts";
import { tagarLinks, tagarName } from "../tagar/tagar-berita.server.ts";
import { beritaDetail, currentSlug, isOver, relatedBerita, seriBerita } from "./berita-detail.server.ts";
import { nextPublished } from "./published.server.ts";
import { beritaPage, counted, type Result, readPilihan } from "./search-berita.server.ts";

export const tagBerita = ["berita", "kategoriBerita", "tag", "gambar", "pengaturan", "bagianHalaman"] as const;

/** The list, or one news item where `?berita=` names it. Old addresses lead to the new one; what may not be read is not there. */
export async function loadNews(args: LoaderFunctionArgs) {
  tag(args, ...tagBerita);
  const { searchParams, origin } = new URL(args.request.url);
  const slug = searchParams.get("berita");
  return slug ? loadDetail(args, slug) : loadList(args, readSearch(searchParams), origin);
}

async function loadList(args: LoaderFunctionArgs, pencarian: BeritaSearch, origin: string) {
  const [{ nama: situs }, { pembuka, hasil, kategori, tagar }] = await Promise.all([
    reading(args, readPengaturan),
    reportSections(args, {
      tagar: async (ctx) => (pencarian.tagar ? tagarName(ctx, pencarian.tagar) : null),
      pembuka: (ctx) => readPembuka(ctx, "berita"),
      hasil: async (ctx) => {
        expires(args, await nextPublished(ctx));
        return beritaPage(ctx, pencarian);
      },
      kategori: readPilihan,
    }),
  ]);
  const tampil = { ...pencarian, halaman: hasil?.halaman ?? pencarian.halaman };
  const isi: ListContent = { pembuka, pencarian: tampil, tagar, kategori, hasil: hasil && show(hasil, kategori ?? []) };
  const alamat = origin + beritaListPath(tampil);
  return data({ tampil: "daftar" as const, isi, situs, alamat, asal: origin });
}

function show({ berita, jumlah, adaLagi }: Result, kategori: readonly Kategori[]): NonNullable<ListContent["hasil"]> {
  const nama = new Map(kategori.map(({ id, name }) => [id, name]));
  return {
    berita: berita.map(({ kategoriId, ...one }) => ({ ...one, kategori: nama.get(kategoriId ?? "") ?? null })),
    terhitung: jumlah > counted ? `Lebih dari ${counted} berita` : `${jumlah} berita`,
    adaLagi,
  };
}

async function loadDetail(args: LoaderFunctionArgs, slug: string) {
  const { searchParams, origin } = new URL(args.request.url);
  const [{ nama: situs }, { dibaca }] = await Promise.all([
    reading(args, readPengaturan),
    reportSections(args, {
      dibaca: async (ctx) => {
        expires(args, await nextPublished(ctx));
        const berita = await beritaDetail(ctx, slug);
        if (berita) return { berita };
        return { sekarang: await currentSlug(ctx, slug), berakhir: await isOver(ctx, slug) };
      },
    }),
  ]);
  const kembali = beritaListPath(readSearch(searchParams));
  if (!dibaca) return data({ tampil: "gagal" as const, kembali });
  const { berita, sekarang, berakhir } = dibaca;
  if (sekarang) throw redirect(beritaPath(sekarang), 301);
  if (!berita && berakhir) return data({ tampil: "berakhir" as const, kembali }, { status: 410 });
  if (!berita) return data({ tampil: "hilang" as const }, { status: 404 });
  const { terkait, tagar, seri } = await reportSections(args, {
    seri: async (ctx) => (berita.seri ? seriBerita(ctx, berita.seri) : []),
    terkait: (ctx) => relatedBerita(ctx, berita),
    tagar: (ctx) => tagarLinks(ctx, berita.id),
  });
  return data({
    tampil: "rincian" as const,
    berita,
    terkait,
    tagar: tagar ?? [],
    seri: seri ?? [],
    situs,
    kembali,
    alamat: origin + beritaPath(berita.slug),
    asal: origin,
  });
}
