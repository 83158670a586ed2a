import { readWhatIf, type WhatIf } from "./what-if.ts";

export const seleksiPageSize = 25;

export interface AskedSeleksi {
  readonly gelombang: string;
  readonly jalur: string;
  /** From 1. */
  readonly halaman: number;
  readonly coba: WhatIf;
}

export function readAskedSeleksi(parameters: URLSearchParams): AskedSeleksi {
  const halaman = Number(parameters.get("halaman"));
  return {
    ...{ gelombang: parameters.get("gelombang") ?? "", jalur: parameters.get("jalur") ?? "", coba: readWhatIf(parameters) },
    halaman: Number.isInteger(halaman) && halaman >= 1 && halaman <= 10_000 ? halaman : 1,
  };
}
