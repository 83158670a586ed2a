import { setTimeout as pause } from "node:timers/promises";

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
  await pause(20);
  longest = 0;
  await work();
  // What held the loop to the end is seen in its next turn.
  await pause(20);
  clearInterval(looking);
  return Math.round(longest);
}

const worked = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
