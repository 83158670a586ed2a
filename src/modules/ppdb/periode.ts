/** One admissions period; days are "YYYY-MM-DD" in WITA, both ends included. */
export interface Periode {
  readonly id: string;
  /** "2027/2028" */
  readonly tahunAjaran: string;
  readonly buka: string;
  readonly tutup: string;
  readonly kuota: number;
  readonly pengumuman: string | null;
  readonly daftarUlangMulai: string | null;
  readonly daftarUlangSelesai: string | null;
}
