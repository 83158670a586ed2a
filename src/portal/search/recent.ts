import { useEffect } from "react";
import { useLocation } from "react-router";
import { type Entry, placeOf } from "../navigation.ts";

const place = "portal:terakhir";
const most = 6;

/** Addresses of the menu that were opened in this browser, the latest first; of the pages, nothing of what stood on them. */
export const readRecent = (): string[] => keptBy().slice(1);

/** Whose they are, and then the addresses. @param whose nothing of anybody else */
export function keptBy(whose?: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? "");
    if (Array.isArray(kept) && (whose === undefined || kept[0] === whose))
      return kept.filter((one) => typeof one === "string").slice(0, most + 1);
  } catch {
    // Storage is closed to us, or holds something that is not ours.
  }
  return whose === undefined ? [] : [whose];
}

export function forgetRecent(): void {
  try {
    localStorage.removeItem(place);
  } catch {
    // What cannot be written was never kept.
  }
}

/** Remembers which page of the menu one is on; nothing stays of who sat here before and was signed out by the clock. */
export function useRecentPage(menu: readonly Entry[], nip: string): void {
  const { pathname } = useLocation();
  const to = placeOf(menu, pathname)?.entry.to;
  useEffect(() => {
    // Whose it is, in a mark that says nothing else of them.
    const [whose = "", ...kept] = keptBy(String(BigInt(nip) % 999_983n));
    const latest = to === undefined || to === "/dashboard" ? kept : [to, ...kept.filter((one) => one !== to)];
    try {
      localStorage.setItem(place, JSON.stringify([whose, ...latest].slice(0, most + 1)));
    } catch {
      // A browser that keeps nothing offers nothing.
    }
  }, [to, nip]);
}
