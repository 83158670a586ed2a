import type { StoredPicture } from "#kit/media/picture.ts";

export interface Foto {
  readonly id: string;
  readonly gambar: StoredPicture;
  /** Shown under the opened photo. */
  readonly keterangan: string | null;
}

/** An album that has something to show. */
export interface Album {
  readonly id: string;
  readonly judul: string;
  readonly deskripsi: string | null;
  readonly jumlah: number;
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

/** Within an album, its neighbours are the album's. */
export const fotoPath = (id: string, album?: string | null): string => `/gallery?foto=${id}${album ? `&album=${album}` : ""}`;

/** The first page of all photos is the gallery itself. @param video page of the videos below */
export function galeriPath(album: string | null, halaman = 1, video = 1): string {
  const query = [
    ...(album ? [`album=${album}`] : []),
    ...(halaman > 1 ? [`halaman=${halaman}`] : []),
    ...(video > 1 ? [`video=${video}`] : []),
  ];
  return query.length > 0 ? `/gallery?${query.join("&")}` : "/gallery";
}
