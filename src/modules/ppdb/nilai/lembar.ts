export const lembarPageSize = 25;

/** One field: what stands in it, as it is written, and the version that is seen. */
export interface Cell {
  readonly nilai: string;
  readonly versi: number;
  readonly alasan: string;
  readonly penilai: string;
}

export const emptyCell: Cell = { nilai: "", versi: 0, alasan: "", penilai: "" };

export interface AskedLembar {
  readonly penguji: "1" | "2";
  readonly cari: string;
  /** From 1. */
  readonly halaman: number;
}

export function readAskedLembar(parameters: URLSearchParams): AskedLembar {
  const halaman = Number(parameters.get("halaman"));
  return {
    penguji: parameters.get("penguji") === "2" ? "2" : "1",
    cari: (parameters.get("cari") ?? "").trim().slice(0, 200),
    halaman: Number.isInteger(halaman) && halaman >= 1 && halaman <= 10_000 ? halaman : 1,
  };
}
