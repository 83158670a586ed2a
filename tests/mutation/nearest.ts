/** Which of the test files that reach a place are asked, and in which order: the nearest first, and the cheaper of two as near. */
import { readFileSync } from "node:fs";
import { basename, relative } from "node:path";
import { MutantTestPlanner } from "../../node_modules/@stryker-mutator/core/dist/src/mutants/mutant-test-planner.js";

/** The whole product stands on `src/kit`: what the first few do not notice there, a hundred others run for hours to tell. */
const mostInKit = 4;

interface Test {
  readonly fileName?: string;
  readonly timeSpentMs: number;
}

interface Planner {
  readonly testCoverage: {
    readonly testsById: ReadonlyMap<string, Test>;
    readonly testsByMutantId: Map<string, Set<Test>>;
  };
}

/** From now on Stryker asks each fault's tests in this order. */
export function askNearest(): void {
  const makePlan = MutantTestPlanner.prototype.makePlan;
  MutantTestPlanner.prototype.makePlan = function (faults) {
    const { testsById, testsByMutantId } = (this as unknown as Planner).testCoverage;
    const byFile = Map.groupBy(testsById.values(), ({ fileName = "" }) => relative(process.cwd(), fileName));
    for (const { id, fileName } of faults) {
      const reaching = new Set([...(testsByMutantId.get(id) ?? [])].map(({ fileName: test = "" }) => relative(process.cwd(), test)));
      const asked = nearest(relative(process.cwd(), fileName), byFile, reaching);
      if (reaching.size > 0) testsByMutantId.set(id, new Set(asked.flatMap((file) => byFile.get(file) ?? [])));
    }
    return makePlan.call(this, faults);
  };
}

function nearest(place: string, byFile: ReadonlyMap<string, readonly Test[]>, reaching: ReadonlySet<string>): string[] {
  const ranked = [...reaching].map((file) => ({
    file,
    nearness: sharedFolders(place, file) + (names(file, place) ? 1 : 0),
    cost: (byFile.get(file) ?? []).reduce((sum, { timeSpentMs }) => sum + timeSpentMs, 0),
  }));
  ranked.sort((a, b) => b.nearness - a.nearness || a.cost - b.cost);
  return ranked.slice(0, place.startsWith("src/kit/") ? mostInKit : undefined).map(({ file }) => file);
}

function sharedFolders(one: string, other: string): number {
  const folders = other.split("/").slice(0, -1);
  const apart = one.split("/").findIndex((folder, depth) => folder !== folders[depth]);
  return Math.min(apart, folders.length);
}

const names = (test: string, place: string): boolean => readFileSync(test, "utf8").includes(`/${basename(place)}"`);
