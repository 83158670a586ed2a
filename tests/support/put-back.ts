import { afterAll, vi } from "vitest";

/** The next file of a shared worker finds globals and functions as this one did. */
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});
