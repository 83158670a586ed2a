import { askedPage } from "#kit/paging.ts";
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
  return {
    ...{ gelombang: parameters.get("gelombang") ?? "", jalur: parameters.get("jalur") ?? "", coba: readWhatIf(parameters) },
    halaman: askedPage(parameters),
  };
}
