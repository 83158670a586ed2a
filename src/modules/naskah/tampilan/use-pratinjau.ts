import { useEffect, useState } from "react";
import { ask } from "#kit/ui/form/ask.ts";
import type { Typed } from "#kit/ui/form/typed.ts";
import { alamatPratinjau } from "../alamat.ts";
import type { Pratinjau } from "../muat/pratinjau.server.ts";

const jedaMs = 350;

/** The paper as the server sets it from what is typed, a moment after the last stroke. */
export function usePratinjau(id: string, typed: Typed, awal: Pratinjau): Pratinjau {
  const [pratinjau, kini] = useState(awal);
  useEffect(() => {
    const batal = new AbortController();
    const nanti = setTimeout(async () => {
      const body = new FormData();
      for (const [nama, isi] of Object.entries(typed)) body.set(nama, isi);
      // Without an answer the last one stays in sight; saving does not depend on it.
      const answer = await ask<Pratinjau>(alamatPratinjau(id), { method: "POST", body, signal: batal.signal });
      if (answer) kini(answer);
    }, jedaMs);
    return () => {
      clearTimeout(nanti);
      batal.abort();
    };
  }, [id, typed]);
  return pratinjau;
}
