/**
 * Stryker asks the single tests that reach a place. In many files here a test goes on from what the one before it left behind; asked
 * alone it fails without any fault, and the fault would count as noticed. So each file that reaches a place is asked whole.
 */
import type { MutantRunOptions } from "@stryker-mutator/api/test-runner";
import { VitestTestRunner } from "../../node_modules/@stryker-mutator/vitest-runner/dist/src/vitest-test-runner.js";

export { strykerPlugins } from "@stryker-mutator/vitest-runner";

const { mutantRun } = VitestTestRunner.prototype;

/** A test is named after its file, "/…/dates.test.ts#a day …"; every name ends with none. */
VitestTestRunner.prototype.mutantRun = function (options: MutantRunOptions) {
  const { testFilter, ...others } = options;
  const files = new Set(testFilter?.map((test) => test.slice(0, test.indexOf("#") + 1)));
  return mutantRun.call(this, testFilter ? { ...others, testFilter: [...files] } : options);
};
