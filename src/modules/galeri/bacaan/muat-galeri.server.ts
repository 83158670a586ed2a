import type { LoaderFunctionArgs } from "react-router";
import type { Ctx } from "#kit/ctx.server.ts";
import { sections } from "#kit/report.server.ts";
import { tag } from "#kit/visit.server.ts";
import { bacaPembuka } from "#modules/profil/index.server.ts";
import type { Pembuka } from "#modules/profil/index.ts";
import type { Album, Foto, Video } from "../isi-galeri.ts";
import { bacaAlbum } from "./baca-album.server.ts";
import { bacaFoto, hitungFoto, type SatuFoto, satuFoto } from "./baca-foto.server.ts";
import { bacaVideo } from "./baca-video.server.ts";

const perHalaman = 60;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface Diminta {
  readonly foto: string | null;
  readonly album: string | null;
  readonly halaman: number;
}

/** A page of photos, of one album or of all. */
export interface Lembar {
  readonly foto: readonly Foto[];
  readonly daftarAlbum: readonly Album[];
  readonly album: Album | null;
  readonly halaman: number;
  readonly adaLagi: boolean;
}

export interface IsiGaleri {
  readonly pembuka: Pembuka | null;
  /** Null where it could not be read. */
  readonly lembar: Lembar | null;
  readonly video: readonly Video[] | null;
}

export type Galeri = { readonly asal: string } & (
  | { readonly tampil: "satu"; readonly satu: SatuFoto }
  | { readonly tampil: "semua"; readonly isi: IsiGaleri }
);

/** What the address asks for; a photo, an album or a page that does not exist leads to what is nearest to it. */
export async function muatGaleri(args: LoaderFunctionArgs): Promise<Galeri> {
  tag(args, "foto", "gambar", "video", "kategoriBerita", "album", "bagianHalaman");
  const { searchParams, origin: asal } = new URL(args.request.url);
  const diminta = bacaDiminta(searchParams);
  const { satu } = await sections(args, { satu: (ctx) => cariFoto(ctx, diminta) });
  if (satu) return { tampil: "satu", satu, asal };
  const isi = await sections(args, {
    pembuka: (ctx) => bacaPembuka(ctx, "galeri"),
    lembar: (ctx) => bacaLembar(ctx, diminta),
    video: (ctx) => bacaVideo(ctx),
  });
  return { tampil: "semua", isi, asal };
}

function bacaDiminta(asked: URLSearchParams): Diminta {
  const id = (name: string) => (uuid.test(asked.get(name) ?? "") ? asked.get(name) : null);
  const halaman = asked.get("halaman") ?? "";
  return { foto: id("foto"), album: id("album"), halaman: /^[1-9]\d{0,3}$/.test(halaman) ? Number(halaman) : 1 };
}

async function cariFoto(ctx: Ctx, { foto, album }: Diminta): Promise<SatuFoto | undefined> {
  if (foto === null) return undefined;
  return (album && (await satuFoto(ctx, foto, album))) || satuFoto(ctx, foto);
}

async function bacaLembar(ctx: Ctx, diminta: Diminta): Promise<Lembar> {
  const daftarAlbum = await bacaAlbum(ctx);
  const album = daftarAlbum.find(({ id }) => id === diminta.album) ?? null;
  const jumlah = album?.jumlah ?? (await hitungFoto(ctx));
  const halaman = (diminta.halaman - 1) * perHalaman < jumlah ? diminta.halaman : 1;
  const foto = await bacaFoto(ctx, { album: album?.id, limit: perHalaman, offset: (halaman - 1) * perHalaman });
  return { foto, daftarAlbum, album, halaman, adaLagi: jumlah > halaman * perHalaman };
}
