import type { Stored } from "#kit/database/tables.ts";
import type { Rule, Wilayah } from "#modules/periksa/index.ts";

type Bookkeeping = "versi" | "createdAt" | "updatedAt" | "deletedAt" | "deletedBy" | "fotoId";

/** A pupil with the class they sit in. */
export type SiswaRow = Omit<Stored<"siswa">, Bookkeeping> & {
  readonly kelas: string | null;
  readonly tingkat: "X" | "XI" | "XII" | null;
  /** School year of the class. */
  readonly tahunKelas: string | null;
};

/** Whose number it is, in whose record it stands. */
export interface Pemilik {
  readonly id: string;
  readonly sebagai: "siswa" | "ayah" | "ibu" | "wali" | "pegawai";
  /** As it sounds. */
  readonly nama: string;
  /** To tell of it. */
  readonly sebutan: string;
}

export interface Sekeluarga {
  readonly id: string;
  readonly nama: string;
  readonly noKk: string;
  readonly ayah: string;
  readonly ibu: string;
}

/** What a rule knows besides the row itself. */
export interface SiswaContext {
  readonly tahunKini: string;
  readonly wilayah: Wilayah;
  /** By NIK. */
  readonly pemilik: ReadonlyMap<string, readonly Pemilik[]>;
  /** Ids of pupils by NISN. */
  readonly nisn: ReadonlyMap<string, readonly string[]>;
  /** By number of the family card. */
  readonly kk: ReadonlyMap<string, readonly Sekeluarga[]>;
  /** By the NIK of the mother. */
  readonly ibu: ReadonlyMap<string, readonly Sekeluarga[]>;
}

export type SiswaRule = Rule<SiswaRow, SiswaContext>;
