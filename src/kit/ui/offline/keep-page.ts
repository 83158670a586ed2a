/**
 * Whether a page opens without a network, and whether there was one just now: what the browser calls online may be a network that leads
 * nowhere, and a page that it opened from what was kept may say so too.
 */
export type Kept = "with-network" | "without-network" | false;

/** Asks the browser to keep a page of this product, so that it opens without a network. */
export async function keepPage(address: string): Promise<Kept> {
  if (!("serviceWorker" in navigator)) return false;
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    return active ? await ask(active, address) : false;
  } catch {
    // Where a browser forbids it, the page needs a network.
    return false;
  }
}

/** The same for a page on which somebody works without a network: what waits there must not go when the device is short of room. */
export async function keepWorkingPage(address: string): Promise<Kept> {
  const kept = await keepPage(address);
  await navigator.storage?.persist?.().catch(() => false);
  return kept;
}

function ask(worker: ServiceWorker, address: string): Promise<Kept> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true ? "with-network" : data === "tanpa-jaringan" && "without-network");
    worker.postMessage({ simpan: address }, [port2]);
  });
}
