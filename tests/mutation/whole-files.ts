/**
 * Stryker asks the single tests that reach a place, all at once. In many files here a test goes on from what the one before it left
 * behind; asked alone it fails without any fault, and the fault would count as noticed. So each file that reaches a place is asked
 * whole, one file after the other until one notices (nearest.ts says in which order), and loaded anew with the fault in it.
 */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { DryRunStatus, type MutantRunOptions, MutantRunStatus, TestStatus } from "@stryker-mutator/api/test-runner";
import { VitestTestRunner } from "../../node_modules/@stryker-mutator/vitest-runner/dist/src/vitest-test-runner.js";
import { timeIsOver } from "./folders.ts";

export { strykerPlugins } from "@stryker-mutator/vitest-runner";

/** The little of Vitest's account of a file that is looked at here. */
interface RunFile {
  readonly filepath: string;
  readonly collectDuration?: number;
  readonly setupDuration?: number;
  readonly result?: { readonly duration?: number };
  readonly meta: { readonly mutantCoverage?: { readonly static: Record<string, number> } };
}

const { mutantRun, dryRun } = VitestTestRunner.prototype;
const dryWorkers = 3;

/** A test is named after its file, "/…/dates.test.ts#a day …"; every name ends with none. */
const fileOf = (test: string): string => test.slice(0, test.indexOf("#") + 1);

VitestTestRunner.prototype.mutantRun = async function (options: MutantRunOptions) {
  if (Date.now() > until) return { status: MutantRunStatus.Error, errorMessage: timeIsOver };
  const files = [...new Set(options.testFilter?.map(fileOf))];
  const ask = (testFilter: string[]) => mutantRun.call(this, { ...options, mutantActivation: "static", testFilter });
  for (const file of files) {
    const result = noticed(await ask([file]), file);
    if (result.status === MutantRunStatus.Survived) continue;
    if (result.status !== MutantRunStatus.Killed) return result;
    // On a machine that others share a file may come to no end without any fault: then it is asked anew.
    const late = /timed out in \d+ ?ms/.test(result.failureMessage);
    if (late) passing.delete(file);
    if (!(drawn || late) || (await passesAlone(this, options, file))) return result;
  }
  return { status: MutantRunStatus.Survived, nrOfTests: files.length };
};

/** With a draw no test is run before the faults are: a file that noticed one is asked once whether it passes without. */
const until = Number(process.env.MUTATION_UNTIL ?? Number.POSITIVE_INFINITY);
const drawn = process.env.MUTATION_DRAWN !== undefined;
const passing = new Map<string, boolean>();

async function passesAlone(runner: VitestTestRunner, options: MutantRunOptions, file: string): Promise<boolean> {
  const known = passing.get(file);
  if (known !== undefined) return known;
  const activeMutant = { ...options.activeMutant, id: "none" };
  const { status } = await mutantRun.call(runner, { ...options, activeMutant, mutantActivation: "static", testFilter: [file] });
  const passes = status === MutantRunStatus.Survived;
  if (!passes) insideOf(runner).log.warn(`Fails without any fault, so it is not asked: ${file.slice(0, -1)}`);
  passing.set(file, passes);
  return passes;
}

/** One test for each file, so that Stryker has something to ask; nearest.ts says which are asked about what. */
function unasked(): Awaited<ReturnType<typeof dryRun>> {
  const files = (JSON.parse(readFileSync(process.env.MUTATION_TESTS ?? "", "utf8")) as string[]).map((file) => resolve(file));
  const tests = files.map((fileName) => ({
    ...{ id: `${fileName}#`, name: fileName, fileName, timeSpentMs: 0 },
    status: TestStatus.Success as const,
  }));
  return { status: DryRunStatus.Complete, tests, mutantCoverage: { static: {}, perTest: {} } };
}

/** It passed without the fault, so a file that cannot even be loaded with it has noticed. */
const noticed = (result: Awaited<ReturnType<typeof mutantRun>>, file: string): typeof result =>
  result.status === MutantRunStatus.Error
    ? { status: MutantRunStatus.Killed, killedBy: [file], failureMessage: result.errorMessage, nrOfTests: 1 }
    : result;

/**
 * What runs while a file is loaded is counted as reached by all files alike, and its time by none: both go to the file's first test.
 * A file that fails without any fault can notice none: it is named and not asked.
 */
VitestTestRunner.prototype.dryRun = async function (options) {
  if (drawn) return unasked();
  const { ctx, log } = insideOf(this);
  const { config, state } = ctx;
  const { bail, maxWorkers } = config;
  // One that fails must not end the others, and nobody waits for the order here.
  Object.assign(config, { bail: 0, maxWorkers: dryWorkers });
  const result = await dryRun.call(this, options);
  Object.assign(config, { bail, maxWorkers });
  if (result.status !== DryRunStatus.Complete || !result.mutantCoverage) return result;
  const failed = new Set(result.tests.filter(({ status }) => status === TestStatus.Failed).map(({ id }) => fileOf(id)));
  for (const file of failed) log.warn(`Fails without any fault, so it is not asked: ${file.slice(0, -1)}`);
  const tests = result.tests.filter(({ id }) => !failed.has(fileOf(id)));
  const perTest = Object.fromEntries(Object.entries(result.mutantCoverage.perTest).filter(([id]) => !failed.has(fileOf(id))));
  for (const { filepath, collectDuration = 0, setupDuration = 0, result: run, meta } of state.getFiles()) {
    const own = tests.filter(({ fileName }) => fileName === filepath);
    const first = own[0];
    if (!first) continue;
    const inTests = own.reduce((sum, { timeSpentMs }) => sum + timeSpentMs, 0);
    first.timeSpentMs += collectDuration + setupDuration + Math.max(0, (run?.duration ?? 0) - inTests);
    perTest[first.id] = { ...meta.mutantCoverage?.static, ...perTest[first.id] };
  }
  return { ...result, tests, mutantCoverage: { static: {}, perTest } };
};

interface Inside {
  readonly ctx: { readonly config: { bail: number; maxWorkers: number }; readonly state: { getFiles(): readonly RunFile[] } };
  readonly log: { warn(sentence: string): void };
}

const insideOf = (runner: VitestTestRunner): Inside => runner as unknown as Inside;
