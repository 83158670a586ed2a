import { useEffect, useEffectEvent, useState } from "react";
import { keepPage, keepWorkingPage } from "#kit/ui/offline/keep-page.ts";

/** Fetched ahead in this visit: turning pages must not fetch all of them again over a poor network. */
const kept = new Set<string>();

/** The page was opened from what was kept, whatever the browser says of its network. */
let away = false;

/** Asks the browser to keep this page and the others of its sheet. @returns whether they open without a network */
export function useOfflineSheet(here: string, sheet: readonly string[]): boolean {
  const [ready, setReady] = useState(false);
  const keep = useEffectEvent(async (open: string): Promise<boolean> => {
    const now = await keepWorkingPage(open);
    away = now === "without-network";
    if (!now) return false;
    for (const page of sheet) {
      if (page === open || kept.has(page)) continue;
      kept.add(page);
      // What could not be had now is asked for on the next page.
      if (!(await keepPage(page))) kept.delete(page);
    }
    return sheet.every((page) => page === open || kept.has(page));
  });
  useEffect(() => {
    let shown = true;
    void keep(here).then((opens) => shown && setReady(opens));
    document.addEventListener("click", openKept, true);
    return () => {
      shown = false;
      document.removeEventListener("click", openKept, true);
    };
  }, [here]);
  return ready;
}

const restMs = 5_000;
let resting: ReturnType<typeof setTimeout> | undefined;

/** After marks were acknowledged: opened without a network, the page would show fields that are empty no more. */
export function keepPageSoon(): void {
  clearTimeout(resting);
  resting = setTimeout(() => void keepPage(location.pathname + location.search), restMs);
}

/** Without a network the router has nobody to ask; the kept page opens as a document. */
function openKept(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if ((navigator.onLine && !away) || !link || link.origin !== location.origin || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  location.assign(link.href);
}
