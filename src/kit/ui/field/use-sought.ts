import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import type { Option } from "../../register/fields.ts";

const pauseMs = 200;

/** Choices that are too many to travel: those offered at first, then those whose names hold what was typed last. */
export function useSought(address: string, offered: readonly Option[]) {
  const { data, load } = useFetcher<readonly Option[]>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const seek = (words: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void load(`${address}?${new URLSearchParams({ kata: words })}`), pauseMs);
  };
  return { known: data ?? offered, found: data, seek };
}
