/** Loaded before the product: once a minute it collects what is not alive and appends what is, in bytes, to the file at HEAP_LOG. */
import { appendFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { isMainThread } from "node:worker_threads";

const everyMs = 60_000;

if (isMainThread && process.argv[1]?.endsWith("src/main.ts")) {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc");
  const write = () => {
    collect();
    appendFileSync(process.env.HEAP_LOG, `${JSON.stringify({ at: Date.now(), ...process.memoryUsage() })}\n`);
  };
  setInterval(write, everyMs).unref();
}
