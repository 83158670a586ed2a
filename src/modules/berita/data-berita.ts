import { pictureUrl, type StoredPicture } from "#kit/media/picture.ts";
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

/** Names under a news item that are no person's: those who write in the school's name. */
const office =
  /\b(?:humas|osim|osis|redaksi|tim|panitia|tata usaha|admin(?:istrator)?|kontributor|jurnalistik|pramuka|komite|madrasah|man \d+|kelas|bidang)\b/i;

/** With whoever took it, where the library says so. */
const dataPicture = (picture: StoredPicture, asal: string, school: School) => ({
  "@type": "ImageObject",
  url: asal + pictureUrl(picture, 1200),
  ...(picture.pemotret ? { creditText: picture.pemotret, creator: whoIs(picture.pemotret, school) } : {}),
});

interface School {
  readonly "@type": "HighSchool";
  readonly name: string;
  readonly url: string;
}

const schoolOf = (name: string, asal: string): School => ({ "@type": "HighSchool", name, url: `${asal}/` });

/** A person, or the school where one of its offices is named. */
const whoIs = (name: string | null, school: School) => (name && !office.test(name) ? { "@type": "Person", name } : school);

/** A news item as search engines read it (schema.org NewsArticle). */
export const dataBerita = (berita: BeritaDetail, { situs, url, asal, kartu }: Place) => ({
  "@type": "NewsArticle",
  headline: berita.name.slice(0, 110),
  description: beritaDescription(berita),
  image: [berita.gambar ? dataPicture(berita.gambar, asal, schoolOf(situs, asal)) : kartu],
  datePublished: berita.terbitPada,
  dateModified: berita.diubahPada,
  author: whoIs(berita.author, schoolOf(situs, asal)),
  publisher: {
    ...schoolOf(situs, asal),
    logo: { "@type": "ImageObject", url: `${asal}/ikon.png?ukuran=512`, width: 512, height: 512 },
  },
  ...(berita.kategori ? { articleSection: berita.kategori } : {}),
  ...(berita.tags.length > 0 ? { keywords: berita.tags.join(", ") } : {}),
  mainEntityOfPage: url,
  inLanguage: "id",
});
