import { keepPage } from "#kit/ui/offline/keep-page.ts";

/** Asks the browser to keep the attendance page and what waits on this device. Resolves to whether it opens without a network. */
export async function prepareOffline(): Promise<boolean> {
  const siap = await keepPage(location.pathname);
  // What waits to be sent must not go when the device is short of room.
  await navigator.storage?.persist?.().catch(() => false);
  return siap;
}
