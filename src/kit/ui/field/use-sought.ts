import { useEffect, useRef, useState } from "react";
import type { Option } from "../../register/fields.ts";
import { fetchJson } from "../form/fetch-json.ts";

const pauseMs = 200;

interface Answer {
  readonly words: string;
  /** Undefined without an answer. */
  readonly found: readonly Option[] | undefined;
}

/** Choices that are too many to travel: those offered at first, then those whose names hold what was typed last. */
export function useSought(address: string, offered: readonly Option[]) {
  const [found, setFound] = useState<readonly Option[]>();
  const [last, setLast] = useState<Answer>();
  const leave = useRef<() => void>(undefined);
  useEffect(() => () => leave.current?.(), []);
  const seek = (words: string) => {
    leave.current?.();
    const left = new AbortController();
    const ask = async () => {
      const answer = await fetchJson<readonly Option[]>(`${address}?${new URLSearchParams({ kata: words })}`, { signal: left.signal });
      if (left.signal.aborted) return;
      setLast({ words, found: answer });
      // Without an answer those offered before stay.
      if (answer) setFound(answer);
    };
    const timer = setTimeout(() => void ask(), pauseMs);
    leave.current = () => {
      clearTimeout(timer);
      left.abort();
    };
  };
  const settle = () => {
    leave.current?.();
    setLast(undefined);
  };
  return { known: found ?? offered, found, seek, settle, note: noteOf(last) };
}

/** What is still to be done, or why nothing of what was typed can be chosen; "" before anything was sought. */
function noteOf(last: Answer | undefined): string {
  if (!last) return "";
  if (!last.found) return "Pilihan belum dapat dicari. Periksa sambungan, lalu ketik lagi.";
  return last.found.length === 0 ? `Tidak ada nama yang memuat “${last.words.trim()}”.` : "Pilih salah satu nama yang muncul.";
}
