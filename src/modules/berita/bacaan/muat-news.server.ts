import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { expires, tag } from "#kit/visit.server.ts";
import { bacaPengaturan } from "#modules/profil/index.server.ts";
import { alamatBerita } from "../berita-ringkas.ts";
import { alamatDaftarBerita, bacaPencarian } from "../pencarian.ts";
import type { IsiDaftar } from "../sections/daftar.tsx";
import { bacaKategori, cariBerita, perHalaman, terhitung } from "./cari-berita.server.ts";
import { rincianBerita, slugSekarang } from "./rincian-berita.server.ts";
import { terbitBerikut } from "./terbit.server.ts";

export const tagBerita = ["berita", "kategoriBerita", "gambar", "pengaturan"] as const;

/** The list, or one news item where `?berita=` names it. Old addresses lead to the new one; what may not be read is not there. */
export async function muatNews(args: LoaderFunctionArgs) {
  tag(args, ...tagBerita);
  const { searchParams, origin } = new URL(args.request.url);
  expires(args, await within(args, terbitBerikut));
  const slug = searchParams.get("berita");
  if (slug) return muatRincian(args, slug, origin);
  const pencarian = bacaPencarian(searchParams);
  const isi = await within(args, async (ctx): Promise<IsiDaftar & { situs: string }> => {
    const { berita, jumlah } = await cariBerita(ctx, pencarian);
    return {
      pencarian,
      kategori: await bacaKategori(ctx),
      berita,
      terhitung: jumlah > terhitung ? `Lebih dari ${terhitung} berita` : `${jumlah} berita`,
      adaLagi: jumlah > pencarian.halaman * perHalaman,
      situs: (await bacaPengaturan(ctx)).nama,
    };
  });
  return data({ tampil: "daftar" as const, isi, alamat: origin + alamatDaftarBerita(pencarian), asal: origin });
}

async function muatRincian(args: LoaderFunctionArgs, slug: string, origin: string) {
  const { berita, sekarang, situs } = await within(args, async (ctx) => {
    const berita = await rincianBerita(ctx, slug);
    const sekarang = berita ? undefined : await slugSekarang(ctx, slug);
    return { berita, sekarang, situs: (await bacaPengaturan(ctx)).nama };
  });
  if (sekarang) throw redirect(alamatBerita(sekarang), 308);
  if (!berita) return data({ tampil: "hilang" as const }, { status: 404 });
  return data({ tampil: "rincian" as const, berita, situs, alamat: origin + alamatBerita(berita.slug), asal: origin });
}
