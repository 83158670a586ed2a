import { useEffect, useState } from "react";
import { fetchJson } from "#kit/ui/form/fetch-json.ts";
import type { Typed } from "#kit/ui/form/typed.ts";
import type { Preview } from "../load/preview.server.ts";
import { previewPath } from "../paths.ts";

const delayMs = 350;

/** The paper as the server sets it from what is typed, a moment after the last stroke. */
export function usePreview(id: string, typed: Typed, awal: Preview): Preview {
  const [pratinjau, setPratinjau] = useState(awal);
  useEffect(() => {
    const batal = new AbortController();
    const nanti = setTimeout(async () => {
      const body = new FormData();
      for (const [nama, isi] of Object.entries(typed)) body.set(nama, isi);
      // Without an answer the last one stays in sight; saving does not depend on it.
      const answer = await fetchJson<Preview>(previewPath(id), { method: "POST", body, signal: batal.signal });
      if (answer) setPratinjau(answer);
    }, delayMs);
    return () => {
      clearTimeout(nanti);
      batal.abort();
    };
  }, [id, typed]);
  return pratinjau;
}
