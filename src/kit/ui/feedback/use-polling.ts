import { useEffect } from "react";
import { useRevalidator } from "react-router";

const everyMs = 1000;

/** Asks again while work is under way and somebody looks. */
export function usePolling(going: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!going || state === "loading") return;
    const timer = setTimeout(() => document.visibilityState === "visible" && void revalidate(), everyMs);
    return () => clearTimeout(timer);
  }, [going, state, revalidate]);
}
