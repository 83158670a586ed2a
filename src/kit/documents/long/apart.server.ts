import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Paper } from "../paper.ts";

/** Node runs it as it stands: what is bundled has no file of its own for a thread to start with. */
const entry = join(process.cwd(), "src/kit/documents/long/apart.thread.server.ts");

/** One after the other: a long paper takes a hundred megabytes while it is laid out. */
let before: Promise<unknown> = Promise.resolve();

/** Lays a paper out in a thread of its own, so that nobody waits for it but whoever asked. */
export function layOutApart(paper: Paper): Promise<Uint8Array> {
  const mine = before.then(() => layOutIn(paper));
  before = mine.catch(() => undefined);
  return mine;
}

async function layOutIn(paper: Paper): Promise<Uint8Array> {
  const thread = new Worker(entry, { workerData: paper, execArgv: [] });
  const ended = once(thread, "exit").then(([code]) => Promise.reject(new Error(`the thread that lays out papers ended with ${code}`)));
  try {
    const [bytes] = (await Promise.race([once(thread, "message"), ended])) as [Uint8Array];
    return bytes;
  } finally {
    await thread.terminate();
  }
}
