import { plainText } from "#kit/markup/markup.ts";
import { pictureUrl } from "#kit/media/picture.ts";
import { tanpaRingkasan } from "./berita-ringkas.ts";
import type { RincianBerita } from "./rincian.ts";

const panjangUraian = 160;

interface Tempat {
  readonly situs: string;
  readonly url: string;
  /** Origin of the site. */
  readonly asal: string;
}

/** What is told of a news item where its address is shared or found: its summary, else how it begins. */
export function uraianBerita({ desc, content }: Pick<RincianBerita, "desc" | "content">): string {
  const kata = desc || plainText(content).replace(/\s+/g, " ").trim();
  if (desc || kata.length <= panjangUraian) return kata || tanpaRingkasan;
  return `${kata.slice(0, panjangUraian).replace(/ \S*$/, "")}…`;
}

/** A news item as search engines read it (schema.org NewsArticle). */
export const dataBerita = (berita: RincianBerita, { situs, url, asal }: Tempat) => ({
  "@type": "NewsArticle",
  headline: berita.name.slice(0, 110),
  description: uraianBerita(berita),
  ...(berita.gambar ? { image: [asal + pictureUrl(berita.gambar, 1200)] } : {}),
  datePublished: berita.terbitPada,
  dateModified: berita.diubahPada,
  author: berita.author ? { "@type": "Person", name: berita.author } : { "@type": "Organization", name: situs },
  publisher: { "@type": "HighSchool", name: situs, url: `${asal}/` },
  mainEntityOfPage: url,
  inLanguage: "id",
});
