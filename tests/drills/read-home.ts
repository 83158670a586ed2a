import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** Milliseconds of each answer during this, one after the other; read in a thread of its own, whom the sender holds up as little as the product. */
export async function readHome(url: string, during: () => Promise<unknown>): Promise<number[]> {
  const reader = new Worker(new URL("home-reader.ts", import.meta.url), { workerData: url });
  await once(reader, "message");
  await during();
  reader.postMessage("enough");
  const [times] = (await once(reader, "message")) as [number[]];
  return times;
}
