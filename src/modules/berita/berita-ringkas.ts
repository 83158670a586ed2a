import type { StoredPicture } from "#kit/media/picture.ts";

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

export const alamatBerita = (slug: string): string => `/news?berita=${slug}`;

export const tanpaRingkasan = "Ringkasan berita belum tersedia.";
export const tanpaKategori = "Umum";
