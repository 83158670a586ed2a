import type { LoaderFunctionArgs } from "react-router";
import type { ReadCtx } from "#kit/ctx.server.ts";
import { askedPage, pageNumber, pageOrFirst, type Shown } from "#kit/paging.ts";
import { reportSections } from "#kit/report.server.ts";
import { tag } from "#kit/visit.server.ts";
import { readPembuka } from "#modules/profil/index.server.ts";
import type { Pembuka } from "#modules/profil/index.ts";
import type { Album, Foto, Video } from "../galeri-content.ts";
import { readAlbum } from "./read-album.server.ts";
import { countFoto, type OneFoto, oneFoto, readFoto } from "./read-foto.server.ts";
import { readVideo } from "./read-video.server.ts";

const pageSize = 60;
/** A card of a video is thrice as high as a photo. */
const videoPageSize = 24;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface Diminta {
  readonly foto: string | null;
  readonly album: string | null;
  readonly halaman: number;
  /** Page of the videos. */
  readonly video: number;
}

/** A page of photos, of one album or of all. */
export interface Sheet {
  readonly foto: readonly Foto[];
  readonly daftarAlbum: readonly Album[];
  readonly album: Album | null;
  readonly halaman: number;
  readonly adaLagi: boolean;
}

export interface GaleriContent {
  readonly pembuka: Pembuka | null;
  /** Null where it could not be read. */
  readonly lembar: Sheet | null;
  readonly video: VideoSheet | null;
}

export type VideoSheet = Shown<{ readonly video: readonly Video[]; readonly adaLagi: boolean }>;

export type Galeri = { readonly asal: string } & (
  | { readonly tampil: "satu"; readonly satu: OneFoto }
  | { readonly tampil: "semua"; readonly isi: GaleriContent }
);

/** What the address asks for; a photo, an album or a page that does not exist leads to what is nearest to it. */
export async function loadGaleri(args: LoaderFunctionArgs): Promise<Galeri> {
  tag(args, "foto", "gambar", "video", "kategoriBerita", "album", "bagianHalaman");
  const { searchParams, origin: asal } = new URL(args.request.url);
  const diminta = readRequested(searchParams);
  const { satu } = await reportSections(args, { satu: (ctx) => searchFoto(ctx, diminta) });
  if (satu) return { tampil: "satu", satu, asal };
  const isi = await reportSections(args, {
    pembuka: (ctx) => readPembuka(ctx, "galeri"),
    lembar: (ctx) => readSheet(ctx, diminta),
    video: (ctx) => readVideoSheet(ctx, diminta),
  });
  return { tampil: "semua", isi, asal };
}

function readRequested(asked: URLSearchParams): Diminta {
  const id = (name: string) => (uuid.test(asked.get(name) ?? "") ? asked.get(name) : null);
  return { foto: id("foto"), album: id("album"), halaman: askedPage(asked, 9999), video: pageNumber(asked.get("video"), 9999) };
}

async function searchFoto(ctx: ReadCtx, { foto, album }: Diminta): Promise<OneFoto | undefined> {
  if (foto === null) return undefined;
  return (album && (await oneFoto(ctx, foto, album))) || oneFoto(ctx, foto);
}

async function readSheet(ctx: ReadCtx, diminta: Diminta): Promise<Sheet> {
  const [daftarAlbum, semua] = await Promise.all([readAlbum(ctx), countFoto(ctx)]);
  const album = daftarAlbum.find(({ id }) => id === diminta.album) ?? null;
  const jumlah = album?.jumlah ?? semua;
  const halaman = (diminta.halaman - 1) * pageSize < jumlah ? diminta.halaman : 1;
  const foto = await readFoto(ctx, { album: album?.id, limit: pageSize, offset: (halaman - 1) * pageSize });
  return { foto, daftarAlbum, album, halaman, adaLagi: jumlah > halaman * pageSize };
}

const readVideoSheet = (ctx: ReadCtx, { video: asked }: Diminta): Promise<VideoSheet> =>
  pageOrFirst(
    asked,
    async (halaman) => {
      const video = await readVideo(ctx, { limit: videoPageSize + 1, offset: (halaman - 1) * videoPageSize });
      return { video: video.slice(0, videoPageSize), adaLagi: video.length > videoPageSize };
    },
    ({ video }) => video.length === 0,
  );
