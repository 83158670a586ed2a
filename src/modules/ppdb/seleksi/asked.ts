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

/** Ten-thousandths of a point as they are read at school: 855000 becomes "85,50", 800050 "80,005". */
export function writeJumlah(jumlah: number): string {
  const part = String(jumlah % 10_000)
    .padStart(4, "0")
    .replace(/0{1,2}$/, "");
  return `${Math.floor(jumlah / 10_000)},${part}`;
}
