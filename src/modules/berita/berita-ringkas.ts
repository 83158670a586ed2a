/** News as a card shows it. */
export interface BeritaRingkas {
  readonly slug: string;
  readonly name: string;
  readonly desc: string | null;
  /** File name under /uploads. */
  readonly imageNews: string | null;
  /** "YYYY-MM-DD" */
  readonly tanggal: string;
  readonly kategori: string | null;
}

export const alamatBerita = (slug: string): string => `/news?berita=${slug}`;
