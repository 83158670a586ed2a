import { globSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { ownWorkerFiles } from "./tests/support/own-worker.ts";

const alone = [...ownWorkerFiles(), ...globSync("tests/process/**/*.test.ts")];
const walks = globSync("tests/journeys/*.journey.ts").filter((path) => !alone.includes(path));
// Named one by one: what a project leaves out by a pattern of its own, `--exclude` no longer adds to.
const shared = globSync(["src/**/*.test.{ts,tsx}", "tests/**/*.test.{ts,tsx}"]).filter((path) => !alone.includes(path));

export default defineConfig({
  test: {
    globalSetup: ["tests/support/engine.ts"],
    // Walks wait for a browser most of their time, so three fill two cores.
    maxWorkers: 3,
    testTimeout: 120_000,
    // Tells what people wrote apart from the cases that were made of it.
    includeTaskLocation: true,
    // What a browser or another process shows may take a while on a busy machine.
    expect: { poll: { timeout: 45_000 }, requireAssertions: true },
    hookTimeout: 120_000,
    // In the order of their names: the long ones first, so that the last worker is not left with one.
    projects: [
      { test: { name: "alone", include: alone } },
      // One browser and one reading of the tests' own tools for all walks of a worker.
      { test: { name: "journeys", include: walks, isolate: false } },
      { test: { name: "shared", include: shared, isolate: false, setupFiles: ["tests/support/put-back.ts"] } },
    ],
  },
});
