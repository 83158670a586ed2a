import { keepPage } from "#kit/ui/offline/keep-page.ts";

/** Asks the browser to keep the attendance pages, so that they open without a network. Resolves to whether they do. */
export async function siapkanLuring(): Promise<boolean> {
  // What waits to be sent must not go when the device is short of room.
  await navigator.storage?.persist?.();
  return keepPage(location.pathname);
}
