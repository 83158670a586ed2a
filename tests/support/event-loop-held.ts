import { setTimeout as pause } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/**
 * The longest that the thread of this test works without a pause while something is done, in milliseconds of its processor: what a
 * shared machine takes away from it does not count.
 */
export async function longestHeld(work: () => Promise<unknown>): Promise<number> {
  let [since, longest] = [worked(), 0];
  const look = () => {
    const now = worked();
    [longest, since] = [Math.max(longest, now - since), now];
  };
  const looking = setInterval(look, 5);
  // What a test left in memory while it made its bytes is not what the work costs.
  collectGarbage();
  await pause(20);
  longest = 0;
  await work();
  // What held the loop to the end is seen in its next turn.
  await pause(20);
  clearInterval(looking);
  return Math.round(longest);
}

/** The same for work that can be done again: what holds the loop holds it every time, a machine that is busy with others does not. */
export async function heldEveryTime(work: () => Promise<unknown>, most: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 3 && least >= most; tries++) least = Math.min(least, await longestHeld(work));
  return least;
}

const worked = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
