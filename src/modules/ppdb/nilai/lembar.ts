import { askedPage } from "#kit/paging.ts";

export const lembarPageSize = 25;

/** One field: what stands in it, as it is written, and the version that is seen. */
export interface Cell {
  readonly nilai: string;
  readonly versi: number;
  readonly alasan: string;
  readonly penilai: string;
}

export const emptyCell: Cell = { nilai: "", versi: 0, alasan: "", penilai: "" };

export type Examiner = "1" | "2";

export const isExaminer = (value: unknown): value is Examiner => value === "1" || value === "2";

export interface AskedLembar {
  /** Null: the one that the sheet finds. */
  readonly penguji: Examiner | null;
  readonly cari: string;
  /** Only children without a whole mark in this column. */
  readonly belum: boolean;
  /** From 1. */
  readonly halaman: number;
}

export function readAskedLembar(parameters: URLSearchParams): AskedLembar {
  const penguji = parameters.get("penguji");
  return {
    penguji: isExaminer(penguji) ? penguji : null,
    cari: (parameters.get("cari") ?? "").trim().slice(0, 200),
    belum: parameters.get("tampil") === "belum",
    halaman: askedPage(parameters),
  };
}
