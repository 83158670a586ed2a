import { pictureUrl } from "#kit/media/picture.ts";
import type { RincianBerita } from "./rincian.ts";

interface Tempat {
  readonly situs: string;
  readonly url: string;
  /** Origin of the site. */
  readonly asal: string;
}

/** A news item as search engines read it (schema.org NewsArticle). */
export const dataBerita = (berita: RincianBerita, { situs, url, asal }: Tempat) => ({
  "@type": "NewsArticle",
  headline: berita.name.slice(0, 110),
  ...(berita.desc ? { description: berita.desc } : {}),
  ...(berita.gambar ? { image: [asal + pictureUrl(berita.gambar, 1200)] } : {}),
  datePublished: berita.terbitPada,
  dateModified: berita.diubahPada,
  author: berita.author ? { "@type": "Person", name: berita.author } : { "@type": "Organization", name: situs },
  publisher: { "@type": "HighSchool", name: situs, url: `${asal}/` },
  mainEntityOfPage: url,
  inLanguage: "id",
});
