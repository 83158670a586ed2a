import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}", "tests/**/*.test.{ts,tsx}", "tests/journeys/*.journey.ts"],
    globalSetup: ["tests/support/engine.ts"],
    // Walks wait for a browser most of their time, so three fill two cores.
    maxWorkers: 3,
    testTimeout: 120_000,
    // Tells what people wrote apart from the cases that were made of it.
    includeTaskLocation: true,
    // What a browser or another process shows may take a while on a busy machine.
    expect: { poll: { timeout: 45_000 }, requireAssertions: true },
    hookTimeout: 120_000,
  },
});
