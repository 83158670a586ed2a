import type { Stored } from "#kit/database/tables.ts";
import type { StoredPicture } from "#kit/media/picture.ts";

export type BagianHalaman = Stored<"bagianHalaman">;

/** A section of a page with its picture; `isi` is the small markup. */
export interface Bagian extends Pick<BagianHalaman, "tab" | "bentuk" | "judul" | "isi"> {
  readonly id: string;
  readonly gambar: StoredPicture | null;
}

/** The heading, the first words and the picture of a page, without markup. */
export interface Pembuka {
  /** Of the section that holds it; null where the school has taken it away. */
  readonly id: string | null;
  readonly gambar: StoredPicture | null;
  readonly judul: string;
  readonly isi: string;
}

/** What a page begins with when nothing is written for it. */
export const pembukaOf = (judul: string, isi = ""): Pembuka => ({ id: null, gambar: null, judul, isi });

/** Where the first words are written: in their own section, else in the list of sections. */
export const editPembuka = ({ id }: Pembuka): string => (id ? `bagianHalaman/${id}` : "bagianHalaman");

export interface Group {
  readonly bentuk: Bagian["bentuk"];
  readonly isi: readonly [Bagian, ...Bagian[]];
}

const berdampingan = (satu: Bagian, lain: Bagian | undefined): boolean =>
  satu.bentuk === lain?.bentuk && (satu.bentuk !== "teks" || (!satu.gambar && !lain.gambar));

/** Neighbours of one form stand together: cards in a grid, steps in a row of numbers, texts without pictures in pairs. */
export function group(bagian: readonly Bagian[]): Group[] {
  const kelompok: { bentuk: Bagian["bentuk"]; isi: [Bagian, ...Bagian[]] }[] = [];
  for (const satu of bagian) {
    const akhir = kelompok.at(-1);
    if (akhir && berdampingan(satu, akhir.isi.at(-1))) akhir.isi.push(satu);
    else kelompok.push({ bentuk: satu.bentuk, isi: [satu] });
  }
  return kelompok;
}
