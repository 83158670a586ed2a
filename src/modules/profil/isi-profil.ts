import type { Bagian } from "./bagian/bagian.ts";
import type { FigurPublik } from "./tables.ts";

export const tabProfil = [
  { name: "sejarah", label: "Sejarah" },
  { name: "visi-misi", label: "Visi & Misi" },
  { name: "struktur", label: "Struktur" },
  { name: "data", label: "Data" },
] as const;

export type NamaTab = (typeof tabProfil)[number]["name"];

/** `jumlah` of computed ones: more than both sexes where somebody's is not recorded. */
export type Figur = FigurPublik & { readonly id: string; readonly jumlah?: number };

export interface Prestasi {
  readonly id: string;
  readonly judul: string;
  readonly isi: string;
}

export interface Kepala {
  readonly id: string;
  readonly nama: string;
  readonly periode: string;
  readonly sekarang: boolean;
}

export interface Tonggak extends Prestasi {
  /** As people say it: "1991", "1990-an". */
  readonly tahun: string;
}

/** What stands under each tab; `bagian` are the texts that the school added to it. */
export type IsiTab = { readonly bagian: readonly Bagian[] } & (
  | { readonly tab: "sejarah"; readonly garis: readonly Tonggak[]; readonly kepala: readonly Kepala[] }
  | { readonly tab: "visi-misi"; readonly visi: string | null; readonly misi: readonly string[]; readonly tujuan: readonly string[] }
  | { readonly tab: "struktur" | "data"; readonly figur: readonly Figur[] }
);
