import { plainText } from "#kit/markup/markup.ts";
import type { StoredPicture } from "#kit/media/picture.ts";
import { type BeritaSearch, parameterList } from "./search.ts";

/** News as a card shows it. */
export interface BeritaSummary {
  readonly id: string;
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

const summaryLength = 160;

/** How a text begins, where nobody wrote a summary; empty for a text without words. */
export function beginningOf(content: string): string {
  const words = plainText(content).replace(/\s+/g, " ").trim();
  return words.length <= summaryLength ? words : `${words.slice(0, summaryLength).replace(/ \S*$/, "")}…`;
}

export const withoutKategori = "Umum";
