import { setImmediate as nextTurn } from "node:timers/promises";

/** A public page takes about as long: whoever asks for one meanwhile waits twice as long at most, and nobody notices. */
const yieldAfterMs = 4;

/** For long work on the thread that serves: awaited after every small step, it lets others have their turn now and then. */
export function openYielder(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < yieldAfterMs) return;
    await nextTurn();
    since = performance.now();
  };
}
