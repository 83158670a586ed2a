/** Loaded into a product under test: says over a socket how long its event loop has been held since it was last asked, in milliseconds. */
import { createServer } from "node:net";
import { isMainThread } from "node:worker_threads";

const path = process.env.LOOP_SOCKET;
if (path && isMainThread && process.argv[1]?.endsWith("src/main.ts")) {
  // Counted on the thread's processor: what a shared machine takes away from it holds nobody up elsewhere.
  const worked = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let [since, longest] = [worked(), 0];
  const look = () => {
    const now = worked();
    [longest, since] = [Math.max(longest, now - since), now];
  };
  setInterval(look, 5).unref();
  createServer((socket) => {
    // What still holds the loop is seen in its next turn.
    setTimeout(() => {
      look();
      socket.end(String(longest));
      longest = 0;
    }, 20);
  })
    .listen(path)
    .unref();
}
