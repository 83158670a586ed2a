import { defineConfig } from "vitest/config";
import { ownWorkerFiles } from "./tests/support/own-worker.ts";

const alone = ownWorkerFiles();
const walksAndProcesses = ["tests/journeys/*.journey.ts", "tests/process/**/*.test.ts"];

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
      { test: { name: "alone", include: [...walksAndProcesses, ...alone] } },
      {
        test: {
          name: "shared",
          include: ["src/**/*.test.{ts,tsx}", "tests/**/*.test.{ts,tsx}"],
          exclude: ["node_modules/**", ...walksAndProcesses, ...alone],
          isolate: false,
        },
      },
    ],
  },
});
