import { defineConfig } from "vitest/config";

/** A release is packed and begun as on a server: minutes long, so it is a command of its own. */
export default defineConfig({
  test: { include: ["tests/release/*.trial.ts"], globalSetup: ["tests/support/engine.ts"], testTimeout: 300_000, hookTimeout: 600_000 },
});
