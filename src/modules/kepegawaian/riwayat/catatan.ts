import type { Day } from "#kit/database/tables.ts";

/** One entry of a person's file, as a time line and a daftar riwayat hidup show it. */
export interface CatatanRiwayat {
  /** Name of the register it stands in: "pendidikan". */
  readonly register: string;
  /** "Menikah", "Pendidikan" … */
  readonly jenis: string;
  readonly id: string;
  /** Null where nobody wrote it down. */
  readonly tanggal: Day | null;
  /** "S1 Pendidikan Agama Islam" */
  readonly judul: string;
  /** What else is worth a line, already as words: "Universitas Tadulako", "Nomor ijazah 12/2010". */
  readonly rincian: readonly string[];
  /** The private paper, to be had below the record's own address. */
  readonly dokumen: string | null;
}
