import type { Bagian } from "../bagian/bagian.ts";

/** One sheet of an entry's page: what the registers hold, ready to be shown. */
export interface EntriSheet {
  readonly judul: string;
  readonly isi: Sajian;
  /** Where it is changed; null for who may not. */
  readonly ubah: string | null;
}

export type Sajian =
  | { readonly bentuk: "fakta"; readonly baris: readonly { readonly label: string; readonly nilai: string }[] }
  | { readonly bentuk: "daftar"; readonly isi: readonly string[] }
  | { readonly bentuk: "teks"; readonly bagian: readonly Bagian[] }
  | { readonly bentuk: "tabel"; readonly kepala: readonly string[]; readonly baris: readonly (readonly string[])[] };

export const empty = (isi: Sajian): boolean =>
  isi.bentuk === "teks" ? isi.bagian.length === 0 : isi.bentuk === "daftar" ? isi.isi.length === 0 : isi.baris.length === 0;
