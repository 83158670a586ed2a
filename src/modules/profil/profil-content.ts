import type { Stored } from "#kit/database/tables.ts";
import type { StoredPicture } from "#kit/media/picture.ts";
import type { Bagian } from "./bagian/bagian.ts";

/** People by sex, or a value in words: never both. */
export type FigurPublik = Pick<Stored<"figurPublik">, "kelompok" | "nama" | "lakiLaki" | "perempuan" | "nilai">;

export const tabProfil = [
  { name: "sejarah", label: "Sejarah" },
  { name: "visi-misi", label: "Visi & Misi" },
  { name: "struktur", label: "Struktur" },
  { name: "data", label: "Data" },
] as const;

export type TabName = (typeof tabProfil)[number]["name"];

/** `jumlah` of computed ones: more than both sexes where somebody's is not recorded. */
export type Figur = FigurPublik & {
  readonly id: string;
  readonly jumlah?: number;
  /** Counted again in a later row, which says of all together what cannot be said of these. */
  readonly within?: true;
};

export const figurCount = ({ jumlah, lakiLaki, perempuan }: Figur): number => jumlah ?? (lakiLaki ?? 0) + (perempuan ?? 0);

export interface Prestasi {
  readonly id: string;
  readonly judul: string;
  readonly isi: string;
}

export interface Kepala {
  readonly id: string;
  readonly nama: string;
  readonly periode: string | null;
  readonly sekarang: boolean;
  readonly foto: StoredPicture | null;
}

export interface Tonggak extends Prestasi {
  /** As people say it: "1991", "1990-an". */
  readonly tahun: string;
}

/** The figures of one group; null where they could not be read. */
export type FigurGroup = Readonly<Record<Figur["kelompok"], readonly Figur[] | null>>;

/** What stands under each tab, null where it could not be read; `bagian` are the texts that the school added to it. */
export type TabContent = { readonly bagian: readonly Bagian[] | null } & (
  | { readonly tab: "sejarah"; readonly garis: readonly Tonggak[] | null; readonly kepala: readonly Kepala[] | null }
  | ({ readonly tab: "visi-misi" } & Readonly<Record<"visi" | "misi" | "tujuan", readonly string[] | null>>)
  | { readonly tab: "struktur" | "data"; readonly figur: FigurGroup; readonly hari: string }
);
