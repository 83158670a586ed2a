import type { StoredPicture } from "#kit/media/picture.ts";
import { type Pencarian, parameterDaftar } from "./pencarian.ts";

/** News as a card shows it. */
export interface BeritaRingkas {
  readonly slug: string;
  readonly name: string;
  readonly desc: string | null;
  readonly gambar: StoredPicture | null;
  /** "YYYY-MM-DD" */
  readonly tanggal: string;
  readonly kategori: string | null;
}

/** Its own address; with the list it was found in, so that the way back leads there. */
export const alamatBerita = (slug: string, dari?: Pencarian): string =>
  [`/news?berita=${slug}`, dari ? String(parameterDaftar(dari)) : ""].filter(Boolean).join("&");

export const tanpaRingkasan = "Ringkasan berita belum tersedia.";
export const tanpaKategori = "Umum";
