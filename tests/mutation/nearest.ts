/** Which of the test files that reach a place are asked, and in which order: the nearest first, and of two as near the one that loads less. */
import { readFileSync } from "node:fs";
import { basename, relative } from "node:path";
import { MutantTestPlanner } from "../../node_modules/@stryker-mutator/core/dist/src/mutants/mutant-test-planner.js";
import { loadedBy } from "./reach.ts";

/** Of a fault: one that nobody notices would ask hundreds of files of `src/kit` or of a big module, the last of them far from the place. */
export const usuallyAsked = 12;

interface Test {
  readonly fileName?: string;
  timeSpentMs: number;
}

interface Planner {
  readonly testCoverage: {
    readonly testsById: ReadonlyMap<string, Test>;
    readonly testsByMutantId: Map<string, Set<Test>>;
  };
}

/** Of a file of tests whose time nobody measured, on a machine that others share: by it a fault without end is given up. */
const longestFile = 10_000;

/**
 * From now on Stryker asks each fault's tests in this order.
 * @param drawn no test was run before: whatever loads the place may reach it
 * @param most files that are asked of one fault
 */
export function askNearest(drawn: boolean, most: number): void {
  const makePlan = MutantTestPlanner.prototype.makePlan;
  MutantTestPlanner.prototype.makePlan = function (faults) {
    const { testsById, testsByMutantId } = (this as unknown as Planner).testCoverage;
    const byFile = Map.groupBy(testsById.values(), ({ fileName = "" }) => relative(process.cwd(), fileName));
    if (drawn) for (const test of testsById.values()) test.timeSpentMs = longestFile;
    for (const { id, fileName } of faults) {
      const place = relative(process.cwd(), fileName);
      const ran = [...(testsByMutantId.get(id) ?? [])].map(({ fileName: test = "" }) => relative(process.cwd(), test));
      const reaching = new Set(drawn ? [...byFile.keys()].filter((test) => loadedBy(test).has(place)) : ran);
      const asked = nearest(place, [...reaching]).slice(0, most);
      if (reaching.size > 0) testsByMutantId.set(id, new Set(asked.flatMap((file) => byFile.get(file) ?? [])));
    }
    return makePlan.call(this, faults);
  };
}

/** Of the tests of `src/kit` those that any of these places would ask, if they come to it. */
export const testsFor = (places: Iterable<string>, tests: readonly string[], most: number): string[] => [
  ...new Set(
    [...places].flatMap((place) =>
      nearest(
        place,
        tests.filter((test) => loadedBy(test).has(place)),
      ).slice(0, most),
    ),
  ),
];

function nearest(place: string, tests: readonly string[]): string[] {
  const ranked = tests.map((file) => ({
    file,
    nearness: sharedFolders(place, file) + (names(file, place) ? 1 : 0),
    cost: loadedBy(file).size,
  }));
  ranked.sort((a, b) => b.nearness - a.nearness || a.cost - b.cost);
  return ranked.map(({ file }) => file);
}

function sharedFolders(one: string, other: string): number {
  const folders = other.split("/").slice(0, -1);
  const apart = one.split("/").findIndex((folder, depth) => folder !== folders[depth]);
  return Math.min(apart, folders.length);
}

const names = (test: string, place: string): boolean => readFileSync(test, "utf8").includes(`/${basename(place)}"`);
