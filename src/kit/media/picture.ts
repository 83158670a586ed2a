import type { JSONColumnType } from "kysely";

/** One picture of the library as pages show it. Sizes in pixels; file names lie under /uploads. */
export interface StoredPicture {
  readonly id: string;
  /** Of the largest variant. */
  readonly lebar: number;
  readonly tinggi: number;
  /** "#rrggbb", of all its points together. */
  readonly warna: string;
  /** Lets through what stands behind it; such a picture gets no ground under it. */
  readonly tembus: boolean;
  readonly alt: string;
  /** Who took it. */
  readonly pemotret?: string | null;
  /** The point that stays visible when the picture is cropped, 0..1 from the left and the top. */
  readonly fokusX: number;
  readonly fokusY: number;
  /** The same where telephones crop it, and where wide windows do; null: the general point. */
  readonly fokusPonselX: number | null;
  readonly fokusPonselY: number | null;
  readonly fokusLebarX: number | null;
  readonly fokusLebarY: number | null;
  /** The luminance of its bright parts, 0..1; null of pictures that came before it was measured. */
  readonly terang: number | null;
  /** Smallest first. */
  readonly varian: readonly Variant[];
  /** A clip that has this picture as its poster. */
  readonly klip: string | null;
}

declare module "../database/tables.ts" {
  interface Refinements {
    gambar: { varian: JSONColumnType<readonly Variant[]> };
  }
}

export interface Variant {
  readonly width: number;
  readonly avif: string;
  readonly webp: string;
  /** Of the AVIF file. */
  readonly bytes: number;
}

/** Address of the smallest WebP file that is at least `width` wide, for places that take one address only. */
export function pictureUrl({ varian }: Pick<StoredPicture, "varian">, width = 960): string {
  const variant = varian.find((one) => one.width >= width) ?? varian.at(-1);
  return `/uploads/${variant?.webp ?? ""}`;
}

export const clipUrl = ({ klip }: Pick<StoredPicture, "klip">): string | null => (klip === null ? null : `/uploads/${klip}`);

/** The same file by its name alone, as programs ask for it; null without a picture. */
export const pictureName = (picture: Pick<StoredPicture, "varian"> | null | undefined, width = 960): string | null =>
  picture ? pictureUrl(picture, width).slice("/uploads/".length) : null;
