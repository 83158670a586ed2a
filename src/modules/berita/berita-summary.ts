import type { StoredPicture } from "#kit/media/picture.ts";
import { type BeritaSearch, parameterList } from "./search.ts";

/** News as a card shows it. */
export interface BeritaSummary {
  readonly slug: string;
  readonly name: string;
  readonly desc: string | null;
  readonly gambar: StoredPicture | null;
  /** "YYYY-MM-DD" */
  readonly tanggal: string;
  readonly kategori: string | null;
}

/** Its own address; with the list it was found in, so that the way back leads there. */
export const beritaPath = (slug: string, dari?: BeritaSearch): string =>
  [`/news?berita=${slug}`, dari ? String(parameterList(dari)) : ""].filter(Boolean).join("&");

export const withoutSummary = "Ringkasan berita belum tersedia.";
export const withoutKategori = "Umum";
