export interface PersonTable {
  readonly kepala: readonly string[];
  readonly baris: readonly (readonly string[])[];
}

/** The chosen people as they stand in a letter. */
export interface SuratTable {
  readonly pegawai: PersonTable;
  readonly siswa: PersonTable;
}

export const kepalaPegawai = ["No.", "Nama / NIP", "Pangkat/Golongan", "Jabatan"] as const;
export const kepalaSiswa = ["No.", "Nama", "NISN", "Kelas"] as const;
