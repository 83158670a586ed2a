import { useEffect } from "react";
import { useLocation } from "react-router";
import { type Entry, placeOf } from "../navigation.ts";

const place = "portal:terakhir";
const most = 6;

/** Addresses of the menu that were opened in this browser, the latest first; of the pages, nothing of what stood on them. */
export function readRecent(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string").slice(0, most) : [];
  } catch {
    // Storage is closed to us, or holds something that is not ours.
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

/** Remembers which page of the menu one is on. */
export function useRecentPage(menu: readonly Entry[]): void {
  const { pathname } = useLocation();
  const to = placeOf(menu, pathname)?.entry.to;
  useEffect(() => {
    if (to === undefined || to === "/dashboard") return;
    try {
      localStorage.setItem(place, JSON.stringify([to, ...readRecent().filter((one) => one !== to)].slice(0, most)));
    } catch {
      // A browser that keeps nothing offers nothing.
    }
  }, [to]);
}
