/**
 * `npm run mutate [folder or file …] [--sample N] [--minutes N] [--files N] [--only Mutator] [--seed word] [--force]`: plants small faults one at a time
 * and counts how many the tests notice. Takes hours for everything, so it is no part of `npm test`. docs/tests.md tells how to read it.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import { startEngine } from "#kit/database/engine/engine.server.ts";
import { makeFolder, preferMemory, removeLeftovers } from "../support/leftovers.ts";
import { type Choice, chooseFaults } from "./chosen.ts";
import { type Folder, readFolders } from "./folders.ts";
import { addMutators } from "./mutators.ts";
import { askNearest, testsFor, usuallyAsked } from "./nearest.ts";
import { writeReport } from "./report.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: "string" },
    minutes: { type: "string" },
    files: { type: "string", default: String(usuallyAsked) },
    only: { type: "string" },
    seed: { type: "string", default: "madrasah" },
    force: { type: "boolean", default: false },
  },
});
const sample = values.sample === undefined ? undefined : Number(values.sample);
if (sample !== undefined && !(Number.isInteger(sample) && sample > 0)) throw new Error("--sample takes a number of faults per folder.");
if (values.minutes !== undefined && !(sample && Number(values.minutes) > 0)) throw new Error("--minutes takes a number, beside --sample.");
const mostFiles = Number(values.files);
if (!(Number.isInteger(mostFiles) && mostFiles > 0))
  throw new Error("--files takes a number: how many files of tests are asked of one fault.");
const results = "tests/results/mutation";
const folders = readFolders(positionals);
mkdirSync(results, { recursive: true });
preferMemory();
removeLeftovers();
addMutators();
askNearest(sample !== undefined, mostFiles);

if (folders.length === 1 && folders[0]) await withEngine(() => mutate(folders[0] as Folder));
else await oneProcessEach();

/** One database server for all: a test runner that is ended for a fault without end leaves none behind. */
async function withEngine(work: () => Promise<void>): Promise<void> {
  if (process.env.TEST_DATABASE_URL) return work();
  const dataDir = makeFolder("mesin");
  const silent = { debug: () => undefined, info: () => undefined, warn: console.warn, error: console.error };
  const engine = await startEngine({ dataDir, log: silent, durable: false, elsewhere: join(dataDir, "elsewhere") });
  if (!("host" in engine.place)) throw new Error("The product's own PostgreSQL has no socket.");
  const { host, user, database } = engine.place;
  process.env.TEST_DATABASE_URL = `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
  try {
    await work();
  } finally {
    await engine.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** What is chosen is told to Stryker's classes themselves, once a process. */
async function oneProcessEach(): Promise<void> {
  const { spawnSync } = await import("node:child_process");
  const flags = process.argv.slice(2).filter((one) => one.startsWith("--") || !positionals.includes(one));
  await withEngine(async () => {
    for (const { path, files, whole } of folders) {
      const asked = whole ? [path] : files;
      const script = ["--import", "./src/node-version.mjs", "tests/mutation/run.ts"];
      spawnSync(process.execPath, [...script, ...asked, ...flags], { stdio: "inherit" });
    }
  });
}

async function mutate(folder: Folder): Promise<void> {
  const name = folder.path.replace(/^src\//, "").replaceAll("/", "-");
  const tests = join(process.cwd(), results, `${name}.tests.json`);
  const drawnIn: Choice["drawnIn"] = (places) => {
    const asked = folder.path === "src/kit" ? testsFor(places, folder.tests, mostFiles) : folder.tests;
    console.log(`Faults in ${places.size} files, ${asked.length} test files are asked`);
    writeFileSync(tests, JSON.stringify(asked));
  };
  const choice: Choice = { planted: 0, drawn: 0, equivalent: [], texts: new Map(), drawnIn };
  chooseFaults({ size: sample, seed: values.seed, only: values.only }, choice);
  console.log(`\n── ${folder.path}: ${folder.files.length} files, ${folder.tests.length} test files`);
  process.env.MUTATION_TESTS = tests;
  if (sample) process.env.MUTATION_DRAWN = "yes";
  if (values.minutes) process.env.MUTATION_UNTIL = String(Date.now() + Number(values.minutes) * 60_000);
  const found = await new Stryker({
    mutate: [...folder.files],
    testRunner: "vitest",
    plugins: [join(import.meta.dirname, "whole-files.ts")],
    vitest: { configFile: "tests/mutation/vitest.config.ts", related: false },
    coverageAnalysis: "perTest",
    // What was left out for want of time was not found out.
    incremental: values.minutes === undefined,
    incrementalFile: `${results}/${name}${sample ? "-sample" : ""}${values.only ?? ""}.json`,
    force: values.force,
    concurrency: 1,
    // A test file asks a database of its own first, and the machine may be shared.
    timeoutMS: 30_000,
    timeoutFactor: sample ? 1 : 3,
    dryRunTimeoutMinutes: 60,
    reporters: ["progress-append-only"],
    // Stryker would read it through TypeScript's old interface, and no test looks at it.
    tsconfigFile: "none.json",
    disableTypeChecks: false,
    allowConsoleColors: false,
    cleanTempDir: "always",
    tempDirName: makeFolder("mutasi"),
    ignorePatterns: ["/build", "/data", "/docs/gambar", "/tests/results", "/.react-router", "/.git"],
  }).runMutationTest();
  writeReport({
    folder,
    found,
    choice,
    sample,
    whole: folder.whole && !values.only,
    results: join(results, `${name}.md`),
  });
}
