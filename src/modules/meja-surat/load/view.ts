/** What the desk shows: what waits for the person, or letters of one kind or all, in one list with one search. */
export const views = ["menunggu", "semua", "masuk", "keluar", "konsep", "arsip", "lainnya"] as const;
export type View = (typeof views)[number];

export interface Asked {
  readonly tampil: View;
  readonly cari: string;
  /** From 1. */
  readonly halaman: number;
}

export function readAsked(parameters: URLSearchParams): Asked {
  const halaman = Number(parameters.get("halaman"));
  return {
    tampil: views.find((one) => one === parameters.get("tampil")) ?? "menunggu",
    cari: (parameters.get("cari") ?? "").replaceAll("\0", "").trim().slice(0, 200),
    halaman: Number.isInteger(halaman) && halaman >= 1 && halaman <= 10_000 ? halaman : 1,
  };
}
