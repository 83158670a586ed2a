import { plainText } from "#kit/markup/markup.ts";
import { pictureUrl } from "#kit/media/picture.ts";
import { withoutSummary } from "./berita-summary.ts";
import type { BeritaDetail } from "./detail.ts";

const descriptionLength = 160;

interface Place {
  readonly situs: string;
  readonly url: string;
  /** Origin of the site. */
  readonly asal: string;
}

/** What is told of a news item where its address is shared or found: its summary, else how it begins. */
export function beritaDescription({ desc, content }: Pick<BeritaDetail, "desc" | "content">): string {
  const kata = desc || plainText(content).replace(/\s+/g, " ").trim();
  if (desc || kata.length <= descriptionLength) return kata || withoutSummary;
  return `${kata.slice(0, descriptionLength).replace(/ \S*$/, "")}…`;
}

/** A news item as search engines read it (schema.org NewsArticle). */
export const dataBerita = (berita: BeritaDetail, { situs, url, asal }: Place) => ({
  "@type": "NewsArticle",
  headline: berita.name.slice(0, 110),
  description: beritaDescription(berita),
  ...(berita.gambar ? { image: [asal + pictureUrl(berita.gambar, 1200)] } : {}),
  datePublished: berita.terbitPada,
  dateModified: berita.diubahPada,
  author: berita.author ? { "@type": "Person", name: berita.author } : { "@type": "Organization", name: situs },
  publisher: { "@type": "HighSchool", name: situs, url: `${asal}/` },
  mainEntityOfPage: url,
  inLanguage: "id",
});
