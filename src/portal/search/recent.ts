import { useEffect } from "react";
import { useLocation } from "react-router";
import { type Entry, placeOf } from "../navigation.ts";

const place = "portal:terakhir";
/** Pages, and before them whose they are. */
const most = 7;

/** Addresses of the menu that were opened in this browser, the latest first; of the pages, nothing of what stood on them. No page has the first. */
export function readRecent(): string[] {
  try {
    return (localStorage.getItem(place) ?? "").split(" ").slice(0, most);
  } catch {
    // Storage is closed to us.
    return [];
  }
}

export function forgetRecent(): void {
  try {
    localStorage.removeItem(place);
  } catch {
    // What cannot be written was never kept.
  }
}

/** @param kept as it was read; nothing stays of who sat here before and was signed out by the clock */
export const keepRecent = (kept: readonly string[], whose: string, to = "/dashboard"): string[] =>
  [...new Set([whose, to, ...(kept[0] === whose ? kept : [])])].filter((one) => one !== "/dashboard");

/** Remembers which page of the menu one is on. */
export function useRecentPage(menu: readonly Entry[], whose: string): void {
  const { pathname } = useLocation();
  const to = placeOf(menu, pathname)?.entry.to;
  useEffect(() => {
    try {
      localStorage.setItem(place, keepRecent(readRecent(), whose, to).join(" "));
    } catch {
      // A browser that keeps nothing offers nothing.
    }
  }, [to, whose]);
}
