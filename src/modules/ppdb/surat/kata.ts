import type { Stored } from "#kit/database/tables.ts";

export type HasilSurat = Stored<"suratSeleksi">["hasil"];

/** The templates by their names in Template Surat. */
export const templateKeputusan = "Keputusan Hasil Seleksi PPDB";
export const templateOf: Readonly<Record<HasilSurat, string>> = {
  diterima: "Hasil Seleksi PPDB: Diterima",
  cadangan: "Hasil Seleksi PPDB: Cadangan",
  "tidak diterima": "Hasil Seleksi PPDB: Belum Diterima",
};

/** What the families' letters of one decision say, as it stood when the first of them was made. */
export interface Kata {
  readonly template: Readonly<Record<HasilSurat, Tertulis>>;
  /** The fields that are the same in all of them. */
  readonly nilai: Readonly<Record<string, string>>;
}

interface Tertulis {
  readonly judul: string | null;
  readonly perihal: string;
  readonly isi: string;
  readonly jenisId: string;
  readonly klasifikasiId: string | null;
}

declare module "#kit/database/tables.ts" {
  interface Refinements {
    suratKeputusanPpdb: { kata: Kata | null };
  }
}
