import type { StoredPicture } from "#kit/media/picture.ts";
import type { BeritaSummary } from "./berita-summary.ts";

/** A news item as its page shows it. Moments in ISO. */
export interface BeritaDetail extends BeritaSummary {
  readonly id: string;
  readonly kategoriId: string | null;
  /** With the small markup of `kit/markup`. */
  readonly content: string;
  readonly author: string | null;
  /** What stands below the main picture. */
  readonly keteranganGambar: string | null;
  readonly seri: string | null;
  readonly tags: readonly string[];
  /** The library's pictures that the text shows. */
  readonly dalamTeks: readonly StoredPicture[];
  readonly terbitPada: string;
  readonly diubahPada: string;
}

/** One part of a series. */
export interface BagianSeri {
  readonly slug: string;
  readonly name: string;
}
