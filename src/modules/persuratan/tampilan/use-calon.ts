import { useEffect, useState } from "react";
import { ask } from "#kit/ui/form/ask.ts";
import type { Typed } from "#kit/ui/form/typed.ts";
import type { CalonNomor } from "../nomor/lihat-nomor.server.ts";
import { alamatSurat } from "../tab-surat.ts";

const jedaMs = 150;

/** Asks what the number would be, a moment after anything changed of which it is made. */
export function useCalon({ jenis = "", klasifikasiId = "", tanggal = "", keamanan = "" }: Typed, awal: CalonNomor): CalonNomor {
  const [calon, kini] = useState(awal);
  useEffect(() => {
    const batal = new AbortController();
    const tanya = new URLSearchParams({ jenis, klasifikasiId, tanggal, keamanan });
    const nanti = setTimeout(async () => {
      // Without an answer the form works all the same; the number is told when it is given.
      const answer = await ask<CalonNomor>(`${alamatSurat.calonNomor}?${tanya}`, { signal: batal.signal });
      if (answer) kini(answer);
    }, jedaMs);
    return () => {
      clearTimeout(nanti);
      batal.abort();
    };
  }, [jenis, klasifikasiId, tanggal, keamanan]);
  return calon;
}
