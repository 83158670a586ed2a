import type { JenisJalur } from "./jalur/jenis-jalur.ts";
import type { Closed } from "./jalur/tell-closed.ts";

/** Which of the questions that not every intake has are asked. */
export interface Tanya {
  readonly tanyaUn: boolean;
  readonly tanyaJurusan: boolean;
}

/** One admissions period; days are "YYYY-MM-DD" at the school, both ends included. */
export interface Periode extends Tanya {
  readonly id: string;
  /** "2027/2028" */
  readonly tahunAjaran: string;
  readonly buka: string;
  readonly tutup: string;
  readonly kuota: number;
  readonly pengumuman: string | null;
  readonly daftarUlangMulai: string | null;
  readonly daftarUlangSelesai: string | null;
  /** Empty: the rule of the decree. */
  readonly usiaMaksimal: number | null;
  readonly usiaPer: string | null;
}

/** What the period says besides its days; empty means the rule of the decree. */
export interface PeriodeRules {
  readonly afirmasiPersen: number | null;
  readonly biaya: number | null;
  readonly ambilSampai: string | null;
  readonly ambilHari: number | null;
  readonly draf: boolean;
}

/** Whether one can register now, and on which paths; `tutup` says why not, and when it opens or since when it is over, under the heading `judul`. */
export type Pendaftaran =
  | {
      readonly periode: Periode;
      readonly jalur: readonly JenisJalur[];
      /** Until when the last of them takes registrations, in words. */
      readonly batas: string;
      readonly tutup: null;
    }
  | ({ readonly periode: null } & Closed);

/**
 * Which intake a page of the committee is about unless another one is asked for: the latest that has begun. Next year's is copied while this
 * year's children still wait for their result.
 * @param periodes the latest first
 */
export const usualPeriode = <P extends { readonly buka: string }>(periodes: readonly P[], hari: string): P | undefined =>
  periodes.find(({ buka }) => buka <= hari) ?? periodes[0];
