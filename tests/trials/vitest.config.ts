import { defineConfig } from "vitest/config";

/** What takes minutes alone: a release packed and begun as on a server, a whole copy for testing. A command of its own. */
export default defineConfig({
  test: { include: ["tests/trials/*.trial.ts"], globalSetup: ["tests/support/engine.ts"], testTimeout: 300_000, hookTimeout: 600_000 },
});
