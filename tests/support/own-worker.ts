import { globSync, readFileSync } from "node:fs";
import { readerOf } from "./supports.ts";

/**
 * What a test file leaves behind in the worker that runs it, and `put-back.ts` cannot put back: replaced modules, a changed environment, and what
 * modules remember of another clock's moments.
 */
const leavesTraces = /\bvi\.(?:mock|doMock|resetModules|useFakeTimers)\(|process\.env\.\w+ = |process\.chdir/;
/** Asked once, when its module is read: whoever reads it second in the same worker would get no database. */
const hooksOnReading = /^(?:before|after)(?:All|Each)\(|^(?:export )?const .+ = use[A-Z]\w*\(/m;
/** How long the event loop is held is told of a worker that does nothing else. */
const measures = /event-loop-held|monitorEventLoopDelay/;

/**
 * The test files that run in a worker of their own. All others share one after another, which reads the product once instead of
 * hundreds of times: half of the processor's time.
 */
export function ownWorkerFiles(): string[] {
  const readsOne = readerOf(({ text }) => hooksOnReading.test(text));
  return globSync(["src/**/*.test.{ts,tsx}", "tests/*.test.{ts,tsx}", "tests/journeys/*.journey.ts"]).filter((path) => {
    const text = readFileSync(path, "utf8");
    return leavesTraces.test(text) || measures.test(text) || readsOne(text);
  });
}
