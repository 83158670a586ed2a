import type { Crop } from "#kit/media/person/crop.ts";

/** One picture of the form while it is filled in. */
export interface OneImage {
  readonly berkas: File | null;
  readonly potong: Crop | null;
  /** The stored one is to go. */
  readonly hapus: boolean;
}

export interface Image {
  readonly foto: OneImage;
  readonly ttd: OneImage;
}

const fixed: OneImage = { berkas: null, potong: null, hapus: false };
/** What is stored stays. */
export const withoutImage: Image = { foto: fixed, ttd: fixed };
export const fixedImage = fixed;
