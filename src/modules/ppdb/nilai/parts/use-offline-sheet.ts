import { useEffect, useEffectEvent, useState } from "react";
import { keepPage, keepWorkingPage } from "#kit/ui/offline/keep-page.ts";

/** Asks the browser to keep this page and the others of its sheet. @returns whether they open without a network */
export function useOfflineSheet(here: string, sheet: readonly string[]): boolean {
  const [ready, setReady] = useState(false);
  const keep = useEffectEvent(async (open: string): Promise<boolean> => {
    if (!(await keepWorkingPage(open))) return false;
    for (const page of sheet) if (page !== open) await keepPage(page);
    return true;
  });
  useEffect(() => {
    let shown = true;
    void keep(here).then((kept) => shown && setReady(kept));
    document.addEventListener("click", openKept, true);
    return () => {
      shown = false;
      document.removeEventListener("click", openKept, true);
    };
  }, [here]);
  return ready;
}

/** Without a network the router has nobody to ask; the kept page opens as a document. */
function openKept(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (navigator.onLine || !link || link.origin !== location.origin || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  location.assign(link.href);
}
