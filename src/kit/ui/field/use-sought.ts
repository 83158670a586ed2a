import { useEffect, useRef, useState } from "react";
import type { Option } from "../../register/fields.ts";
import { fetchJson } from "../form/fetch-json.ts";

const pauseMs = 200;

/** Choices that are too many to travel: those offered at first, then those whose names hold what was typed last. */
export function useSought(address: string, offered: readonly Option[]) {
  const [found, setFound] = useState<readonly Option[]>();
  const leave = useRef<() => void>(undefined);
  useEffect(() => () => leave.current?.(), []);
  const seek = (words: string) => {
    leave.current?.();
    const left = new AbortController();
    const ask = async () => {
      // Without an answer those offered before stay.
      const answer = await fetchJson<readonly Option[]>(`${address}?${new URLSearchParams({ kata: words })}`, { signal: left.signal });
      if (answer) setFound(answer);
    };
    const timer = setTimeout(() => void ask(), pauseMs);
    leave.current = () => {
      clearTimeout(timer);
      left.abort();
    };
  };
  return { known: found ?? offered, found, seek };
}
