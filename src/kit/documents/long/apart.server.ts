import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Paper } from "../paper.ts";

/** Node runs it as it stands: what is bundled has no file of its own for a thread to start with. */
const entry = join(process.cwd(), "src/kit/documents/long/apart.thread.server.ts");

/** What lays papers out takes a second to load and tens of megabytes to keep: it stays as long as the next paper may come soon. */
const rest = 60_000;

let open: { readonly thread: Worker; readonly closing: NodeJS.Timeout } | undefined;

/** One after the other: a long paper takes a hundred megabytes while it is laid out. */
let before: Promise<unknown> = Promise.resolve();

/** Lays a paper out in a thread of its own, so that nobody waits for it but whoever asked. */
export function layOutApart(paper: Paper): Promise<Uint8Array> {
  const mine = before.then(() => layOutIn(takeThread(), paper));
  before = mine.catch(() => undefined);
  return mine;
}

async function layOutIn(thread: Worker, paper: Paper): Promise<Uint8Array> {
  const heard = new AbortController();
  const { signal } = heard;
  const ended = once(thread, "exit", { signal }).then(([code]) => {
    throw new Error(`the thread that lays out papers ended with ${code}`);
  });
  // Only one of both is waited for to its end.
  ended.catch(() => undefined);
  try {
    const answer = once(thread, "message", { signal });
    thread.postMessage(paper);
    const [bytes] = (await Promise.race([answer, ended])) as [Uint8Array];
    keep(thread);
    return bytes;
  } catch (error) {
    await thread.terminate();
    throw error;
  } finally {
    heard.abort();
  }
}

function takeThread(): Worker {
  const kept = open;
  open = undefined;
  if (!kept) return start();
  clearTimeout(kept.closing);
  kept.thread.ref();
  return kept.thread;
}

function start(): Worker {
  const thread = new Worker(entry, { execArgv: [] });
  thread.once("exit", () => forget(thread));
  return thread;
}

/** Nothing has to wait for a thread that only rests. */
function keep(thread: Worker): void {
  thread.unref();
  open = { thread, closing: setTimeout(close, rest, thread).unref() };
}

function close(thread: Worker): void {
  forget(thread);
  thread.terminate().catch(() => undefined);
}

function forget(thread: Worker): void {
  if (open?.thread !== thread) return;
  clearTimeout(open.closing);
  open = undefined;
}
