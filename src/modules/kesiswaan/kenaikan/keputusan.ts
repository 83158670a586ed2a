/** What becomes of one pupil: a class, or "lulus"; who is not named stays where they are. */
export interface Keputusan {
  readonly siswaId: string;
  readonly ke: string;
}

export interface Kenaikan {
  readonly kelasId: string;
  /** The first day in the new class. */
  readonly tanggal: string;
  readonly keputusan: readonly Keputusan[];
}

export type Hasil = "naik" | "tinggal" | "lulus";

/** One pupil of a promotion as it was done, with what is needed to undo it. */
export interface Rincian {
  readonly siswaId: string;
  readonly nama: string;
  readonly hasil: Hasil;
  readonly dari: string;
  /** Null: graduated. */
  readonly ke: string | null;
}

export const kataHasil: Readonly<Record<Hasil, string>> = { naik: "Naik", tinggal: "Tinggal di kelas", lulus: "Lulus" };

export const urutanTingkat = { X: 1, XI: 2, XII: 3 } as const;

/** "2026/2027" → "2027/2028" */
export const tahunBerikut = (tahunAjaran: string): string => {
  const awal = Number(tahunAjaran.slice(0, 4)) + 1;
  return `${awal}/${awal + 1}`;
};
