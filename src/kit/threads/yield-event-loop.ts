import { setImmediate as nextTurn } from "node:timers/promises";

/** Nobody notices so many milliseconds. */
const yieldAfterMs = 15;

/** For long work on the thread that serves: awaited after every small step, it lets others have their turn now and then. */
export function openYielder(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < yieldAfterMs) return;
    await nextTurn();
    since = performance.now();
  };
}
