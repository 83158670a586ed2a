import { useRevalidator } from "react-router";
import type { Ditolak } from "#modules/akun/index.tsx";

/** Hears a refusal: where somebody was quicker, the page is asked for anew in place, and what was typed in it stays. */
export function useAnew() {
  const { revalidate } = useRevalidator();
  return ({ refusal: { kind } }: Ditolak): void => {
    if (kind === "stale" || kind === "conflict") void revalidate();
  };
}
