import { data, type LoaderFunctionArgs, redirect } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { sections } from "#kit/report.server.ts";
import { expires, tag } from "#kit/visit.server.ts";
import { bacaPembuka, bacaPengaturan } from "#modules/profil/index.server.ts";
import { alamatBerita } from "../berita-ringkas.ts";
import { alamatDaftarBerita, bacaPencarian, type Kategori, type Pencarian } from "../pencarian.ts";
import type { IsiDaftar } from "../sections/daftar.tsx";
import { bacaKategori, type Hasil, halamanBerita, terhitung } from "./cari-berita.server.ts";
import { beritaTerkait, rincianBerita, slugSekarang } from "./rincian-berita.server.ts";
import { terbitBerikut } from "./terbit.server.ts";

export const tagBerita = ["berita", "kategoriBerita", "tag", "gambar", "pengaturan", "bagianHalaman"] as const;

/** The list, or one news item where `?berita=` names it. Old addresses lead to the new one; what may not be read is not there. */
export async function muatNews(args: LoaderFunctionArgs) {
  tag(args, ...tagBerita);
  const { searchParams, origin } = new URL(args.request.url);
  const slug = searchParams.get("berita");
  return slug ? muatRincian(args, slug) : muatDaftar(args, bacaPencarian(searchParams), origin);
}

async function muatDaftar(args: LoaderFunctionArgs, pencarian: Pencarian, origin: string) {
  const [{ nama: situs }, { pembuka, hasil, kategori }] = await Promise.all([
    within(args, bacaPengaturan),
    sections(args, {
      pembuka: (ctx) => bacaPembuka(ctx, "berita"),
      hasil: async (ctx) => {
        expires(args, await terbitBerikut(ctx));
        return halamanBerita(ctx, pencarian);
      },
      kategori: bacaKategori,
    }),
  ]);
  const tampil = { ...pencarian, halaman: hasil?.halaman ?? pencarian.halaman };
  const isi: IsiDaftar = { pembuka, pencarian: tampil, kategori, hasil: hasil && tampilkan(hasil, kategori ?? []) };
  const alamat = origin + alamatDaftarBerita(tampil);
  return data({ tampil: "daftar" as const, isi, situs, alamat, asal: origin });
}

function tampilkan({ berita, jumlah, adaLagi }: Hasil, kategori: readonly Kategori[]): NonNullable<IsiDaftar["hasil"]> {
  const nama = new Map(kategori.map(({ id, name }) => [id, name]));
  return {
    berita: berita.map(({ kategoriId, ...one }) => ({ ...one, kategori: nama.get(kategoriId ?? "") ?? null })),
    terhitung: jumlah > terhitung ? `Lebih dari ${terhitung} berita` : `${jumlah} berita`,
    adaLagi,
  };
}

async function muatRincian(args: LoaderFunctionArgs, slug: string) {
  const { searchParams, origin } = new URL(args.request.url);
  const [{ nama: situs }, { dibaca }] = await Promise.all([
    within(args, bacaPengaturan),
    sections(args, {
      dibaca: async (ctx) => {
        expires(args, await terbitBerikut(ctx));
        const berita = await rincianBerita(ctx, slug);
        return { berita, sekarang: berita ? undefined : await slugSekarang(ctx, slug) };
      },
    }),
  ]);
  const kembali = alamatDaftarBerita(bacaPencarian(searchParams));
  if (!dibaca) return data({ tampil: "gagal" as const, kembali });
  const { berita, sekarang } = dibaca;
  if (sekarang) throw redirect(alamatBerita(sekarang), 301);
  if (!berita) return data({ tampil: "hilang" as const }, { status: 404 });
  const { terkait } = await sections(args, { terkait: (ctx) => beritaTerkait(ctx, berita) });
  return data({ tampil: "rincian" as const, berita, terkait, situs, kembali, alamat: origin + alamatBerita(berita.slug), asal: origin });
}
