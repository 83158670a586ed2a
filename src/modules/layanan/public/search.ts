import { askedPage } from "#kit/paging.ts";

/** What a reader of a public list looks for. */
export interface Search {
  readonly cari: string;
  /** From 1. */
  readonly halaman: number;
}

const longest = 120;

/** Reads `?cari=&halaman=`; whatever makes no sense is as if it were not there. */
export function readSearch(parameters: URLSearchParams): Search {
  const cari = (parameters.get("cari") ?? "")
    .slice(0, longest * 2)
    .replace(/[\p{Cc}\p{Cs}]/gu, " ")
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .trim();
  return {
    cari: [...cari].slice(0, longest).join(""),
    halaman: askedPage(parameters, 1000),
  };
}

/** Address with these parameters; what is empty is left out. */
export function pathWith(alamat: string, isian: Readonly<Record<string, string | number | null>>): string {
  const parameters = new URLSearchParams();
  for (const [nama, nilai] of Object.entries(isian)) {
    if (nilai !== null && nilai !== "" && !(nama === "halaman" && nilai === 1)) parameters.set(nama, String(nilai));
  }
  return parameters.size > 0 ? `${alamat}?${parameters}` : alamat;
}

export const pola = (cari: string): string => `%${cari.replace(/[\\%_]/g, "\\$&")}%`;
