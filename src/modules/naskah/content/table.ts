export interface PersonTable {
  readonly kepala: readonly string[];
  readonly baris: readonly (readonly string[])[];
}

/** One that a letter brings along, under its own heading. */
export interface NamedTable extends PersonTable {
  readonly judul: string;
}

/** The chosen people as they stand in a letter, and what it brings along from elsewhere. */
export interface SuratTable {
  readonly pegawai: PersonTable;
  readonly siswa: PersonTable;
  readonly lampiran?: readonly NamedTable[];
}

export const kepalaPegawai = ["No.", "Nama / NIP", "Pangkat/Golongan", "Jabatan"] as const;
export const kepalaSiswa = ["No.", "Nama", "NISN", "Kelas"] as const;
