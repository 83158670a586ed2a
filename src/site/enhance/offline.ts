import { whenResting } from "./when-idle.ts";

/** Lets the browser keep the page that is shown without a network, as soon as the page that is read has everything. */
export function keepForOffline(): void {
  if (!("serviceWorker" in navigator)) return;
  // Where a browser forbids it, the site is simply not there without a network.
  whenResting(() => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}
