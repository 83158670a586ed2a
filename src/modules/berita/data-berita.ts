import { pictureUrl } from "#kit/media/picture.ts";
import { beginningOf } from "./berita-summary.ts";
import type { BeritaDetail } from "./detail.ts";

interface Place {
  readonly situs: string;
  readonly url: string;
  /** Origin of the site. */
  readonly asal: string;
  /** Absolute address of the drawn card: what stands for a picture where the news item has none. */
  readonly kartu: string;
}

/** What is told of a news item where its address is shared or found: its summary, else how it begins. */
export const beritaDescription = ({ name, desc, content }: Pick<BeritaDetail, "name" | "desc" | "content">): string =>
  desc || beginningOf(content) || name;

/** A news item as search engines read it (schema.org NewsArticle). */
export const dataBerita = (berita: BeritaDetail, { situs, url, asal, kartu }: Place) => ({
  "@type": "NewsArticle",
  headline: berita.name.slice(0, 110),
  description: beritaDescription(berita),
  image: [berita.gambar ? asal + pictureUrl(berita.gambar, 1200) : kartu],
  datePublished: berita.terbitPada,
  dateModified: berita.diubahPada,
  author: berita.author ? { "@type": "Person", name: berita.author } : { "@type": "HighSchool", name: situs, url: `${asal}/` },
  publisher: {
    "@type": "HighSchool",
    name: situs,
    url: `${asal}/`,
    logo: { "@type": "ImageObject", url: `${asal}/ikon.png?ukuran=512`, width: 512, height: 512 },
  },
  ...(berita.kategori ? { articleSection: berita.kategori } : {}),
  ...(berita.tags.length > 0 ? { keywords: berita.tags.join(", ") } : {}),
  mainEntityOfPage: url,
  inLanguage: "id",
});
