/** Asks the browser to keep a page of this product, so that it opens without a network. Resolves to whether it will. */
export async function keepPage(pathname: string): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false;
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    return active ? await ask(active, pathname) : false;
  } catch {
    // Where a browser forbids it, the page needs a network.
    return false;
  }
}

function ask(worker: ServiceWorker, pathname: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    worker.postMessage({ simpan: pathname }, [port2]);
  });
}
