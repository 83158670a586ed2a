import { readFileSync } from "node:fs";
import { mergeConfig } from "vitest/config";
import base from "../../vitest.config.ts";

// Only the tests of one folder are to run, in workers as they come.
const { projects: _all, ...test } = base.test ?? {};
const chosen = process.env.MUTATION_TESTS;
if (!chosen) throw new Error("Runs under `npm run mutate` only.");

// A test that measures time may fail on a busy machine without any fault: what fails is asked once more.
const ours = { include: JSON.parse(readFileSync(chosen, "utf8")) as string[], testTimeout: 60_000, retry: 1 };

export default mergeConfig({ test }, { test: ours });
