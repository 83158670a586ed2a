/** What becomes of one pupil: a class, or "lulus"; who is not named stays where they are. */
export interface Decision {
  readonly siswaId: string;
  readonly ke: string;
}

export interface Kenaikan {
  readonly kelasId: string;
  /** The first day in the new class. */
  readonly tanggal: string;
  readonly keputusan: readonly Decision[];
}

export type Result = "naik" | "tinggal" | "lulus";

/** One pupil of a promotion as it was done, with what is needed to undo it. */
export interface Detail {
  readonly siswaId: string;
  readonly nama: string;
  readonly hasil: Result;
  readonly dari: string;
  /** Null: graduated. */
  readonly ke: string | null;
}

export const resultWords: Readonly<Record<Result, string>> = { naik: "Naik", tinggal: "Tinggal di kelas", lulus: "Lulus" };

export const tingkatOrder = { X: 1, XI: 2, XII: 3 } as const;

/** "2026/2027" → "2027/2028" */
export const nextTahun = (tahunAjaran: string): string => {
  const awal = Number(tahunAjaran.slice(0, 4)) + 1;
  return `${awal}/${awal + 1}`;
};
