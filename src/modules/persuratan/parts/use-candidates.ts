import { useEffect, useState } from "react";
import { fetchJson } from "#kit/ui/form/fetch-json.ts";
import type { Typed } from "#kit/ui/form/typed.ts";
import type { CalonNomor } from "../nomor/view-nomor.server.ts";
import { suratPath } from "../tab-surat.ts";

const delayMs = 150;

/** Asks what the number would be, a moment after anything changed of which it is made. */
export function useCalon({ jenis = "", klasifikasiId = "", tanggal = "", keamanan = "" }: Typed, awal: CalonNomor): CalonNomor {
  const [calon, setCalon] = useState(awal);
  useEffect(() => {
    const batal = new AbortController();
    const tanya = new URLSearchParams({ jenis, klasifikasiId, tanggal, keamanan });
    const nanti = setTimeout(async () => {
      // Without an answer the form works all the same; the number is told when it is given.
      const answer = await fetchJson<CalonNomor>(`${suratPath.calonNomor}?${tanya}`, { signal: batal.signal });
      if (answer) setCalon(answer);
    }, delayMs);
    return () => {
      clearTimeout(nanti);
      batal.abort();
    };
  }, [jenis, klasifikasiId, tanggal, keamanan]);
  return calon;
}
