/** Asks the browser to keep the attendance pages, so that they open without a network. Resolves to whether they do. */
export async function siapkanLuring(): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false;
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    // What waits to be sent must not go when the device is short of room.
    await navigator.storage?.persist?.();
    return active ? await tanya(active) : false;
  } catch {
    // Where a browser forbids it, attendance needs a network; the page says so.
    return false;
  }
}

function tanya(pekerja: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    pekerja.postMessage({ simpan: location.pathname }, [port2]);
  });
}
