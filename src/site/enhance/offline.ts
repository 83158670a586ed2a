const patience = 4_000;

/** Lets the browser keep the page that is shown without a network, once everything seen has long been there. */
export function keepForOffline(): void {
  if (!("serviceWorker" in navigator)) return;
  addEventListener("load", () => {
    // Where a browser forbids it, the site is simply not there without a network.
    setTimeout(() => navigator.serviceWorker.register("/sw.js").catch(() => undefined), patience);
  });
}
