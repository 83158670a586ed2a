import type { StoredPicture } from "#kit/media/picture.ts";

export interface Foto {
  readonly id: string;
  readonly gambar: StoredPicture;
  /** Shown under the opened photo. */
  readonly keterangan: string | null;
}

export interface Video {
  readonly id: string;
  readonly name: string;
  readonly urlVideo: string;
  readonly kategori: string | null;
  readonly gambar: StoredPicture | null;
  /** Seconds. */
  readonly durasi: number | null;
  /** A whole number as text. */
  readonly tayangan: string | null;
}

export const alamatFoto = (id: string): string => `/gallery?foto=${id}`;
