import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import { isMainThread } from "node:worker_threads";

/** Less than a public page takes: whoever asks for one meanwhile waits for a piece or two of the work, and nobody notices. */
const yieldAfterMs = 2;

/**
 * For long work, awaited after every small step. On the thread that serves it lets others have their turn now and then; on another one it
 * leaves the processor for as long as it held it: a small machine has two, and whoever serves waits for a free one.
 */
export function openYielder(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    const held = performance.now() - since;
    if (held < yieldAfterMs) return;
    await (isMainThread ? nextTurn() : pause(held));
    since = performance.now();
  };
}
