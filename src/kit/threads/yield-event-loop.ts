import { setImmediate as nextTurn } from "node:timers/promises";

/** Less than a public page takes: whoever asks for one meanwhile waits for a piece or two of the work, and nobody notices. */
const yieldAfterMs = 2;

/** For long work on the thread that serves: awaited after every small step, it lets others have their turn now and then. */
export function openYielder(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < yieldAfterMs) return;
    await nextTurn();
    since = performance.now();
  };
}
