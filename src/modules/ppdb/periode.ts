/** One admissions period; days are "YYYY-MM-DD" at the school, both ends included. */
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

/** Whether one can register today; `tutup` says why not, and when it opens. */
export type Pendaftaran = { readonly periode: Periode; readonly tutup: null } | { readonly periode: null; readonly tutup: string };
