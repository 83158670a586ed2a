import type { RowColumns } from "#kit/database/tables.ts";

export type Tingkat = "X" | "XI" | "XII";

/** A class of one school year ("2026/2027"); `waliId` is the account of its wali kelas. */
export interface KelasTable extends RowColumns {
  nama: string;
  tingkat: Tingkat;
  tahunAjaran: string;
  jurusan: string | null;
  waliId: string | null;
  ruang: string | null;
  kapasitas: number | null;
}

/** `jamPelajaran`: lesson hours a week. */
export interface MataPelajaranTable extends RowColumns {
  kode: string;
  nama: string;
  kelompok: string;
  jamPelajaran: number | null;
  aktif: boolean;
}

declare module "#kit/database/tables.ts" {
  interface Tables {
    kelas: KelasTable;
    mataPelajaran: MataPelajaranTable;
  }
}
