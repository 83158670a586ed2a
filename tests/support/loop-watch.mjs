/** Loaded into a product under test: says over a socket how long its event loop has been held since it was last asked, in milliseconds. */
import { createServer } from "node:net";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { isMainThread } from "node:worker_threads";

const path = process.env.LOOP_SOCKET;
if (path && isMainThread && process.argv[1]?.endsWith("src/main.ts")) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  createServer((socket) => {
    socket.end(String(delay.max / 1e6));
    delay.reset();
  })
    .listen(path)
    .unref();
}
