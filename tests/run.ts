/**
 * `npm test`: builds once, then runs every test on the product's own PostgreSQL and, where the machine has one, again on
 * a server PostgreSQL started here. Arguments are passed on to Vitest.
 */
import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { provideChromium } from "./support/chromium.ts";
import { fillDemo } from "./support/demo.ts";
import { preferMemory, removeLeftovers } from "./support/leftovers.ts";
import { beginProduct, forgetSchedule } from "./support/product.ts";
import { readerOf } from "./support/supports.ts";
import { startSystemPostgres } from "./support/system-postgres.ts";

interface FileResult {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly assertionResults: readonly Case[];
}

interface Case {
  readonly fullName: string;
  readonly status: string;
  readonly failureMessages: readonly string[];
  /** Where the test is written; cases of one table share it. */
  readonly location?: { readonly line: number; readonly column: number } | null;
}

interface Result {
  readonly success: boolean;
  readonly testResults: readonly FileResult[];
}

/** Through one of these, and whatever reads them, a test reaches a database. */
const asksDatabase = readerOf(({ name }) => ["database.ts", "product.ts"].includes(name));
/** A browser and a product of its own beside two others: a walk may run out of time where the machine is shared. */
const isWalk = /tests\/journeys\//;
const filters = process.argv.slice(2);
const totals = { passed: 0, failed: 0 };
/** Where each test that ran is written, whatever the number of its cases and rounds. */
const written = new Set<string>();
const failures: string[] = [];
mkdirSync("tests/results", { recursive: true });
preferMemory();
removeLeftovers();

try {
  process.env.CHROME_PATH = provideChromium();
} catch (problem) {
  console.error((problem as Error).message);
  process.exit(1);
}

console.log("Building the product once for all tests.");
const build = spawnSync(process.execPath, ["src/main.ts", "--build"], { stdio: "inherit" });
if (build.status !== 0) process.exit(build.status ?? 1);

console.log("\nRound 1: the product's own PostgreSQL.");
if (filters.length === 0) {
  const [demo, begun] = [await fillDemo().then(forgetSchedule), await beginProduct()];
  round("embedded", { DEMO_FILLED: demo, PRODUCT_BEGUN: begun });
  for (const folder of [demo, begun]) rmSync(folder, { recursive: true, force: true });
} else round("embedded", {});

const system = await startSystemPostgres();
if (system) {
  console.log(`\nRound 2: PostgreSQL ${system.version} as a server.`);
  try {
    round("server", { TEST_DATABASE_URL: system.url }, withoutServer());
  } finally {
    await system.stop();
  }
} else {
  console.log("\nNo PostgreSQL server is installed on this machine, so the second round has nothing to run on.");
}

for (const failure of failures) console.log(failure);
const counted = new Intl.NumberFormat("en");
console.log(`\n${counted.format(written.size)} written, ${counted.format(totals.passed + totals.failed)} run`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);

/**
 * What a server changes nothing about: what asks no database, our own database's life, doors and texts, and how screens look. Each
 * person's main path is walked again.
 */
function withoutServer(): string[] {
  const again = ["calon-siswa", "petugas-login", "tata-usaha"].map((name) => `tests/journeys/${name}.journey.ts`);
  const doorsAndTexts = [
    ...["tests/access.test.ts", "tests/architecture.test.ts", "tests/docs.test.ts", "src/server/pages/**"],
    ...["tests/failed-section.test.tsx", "tests/canary.test.ts", "tests/every-answer.test.ts", "tests/framing.test.ts"],
    ...["tests/held-import.test.ts", "tests/doors.test.ts", "tests/hostile-lists.test.ts"],
  ];
  const alone = globSync(["src/**/*.test.{ts,tsx}", "tests/*.test.ts"]).filter((path) => !asksDatabase(readFileSync(path, "utf8")));
  return [
    ...["tests/process/**", "src/kit/database/engine/**", "src/kit/database/supervisor.test.ts"],
    ...["src/kit/database/integrity/**", "src/kit/backup/restore.test.ts"],
    ...doorsAndTexts,
    ...alone,
    ...globSync("tests/journeys/*.journey.ts").filter((path) => !again.includes(path)),
  ];
}

function round(name: string, environment: Record<string, string>, left: readonly string[] = []): void {
  const first = tested(name, environment, [...left.flatMap((path) => ["--exclude", path]), ...filters]);
  const stumbled = first.testResults.filter(({ name: file, status }) => status === "failed" && isWalk.test(file));
  const stands = first.testResults.filter((file) => !stumbled.includes(file));
  count(name, stands, unsaid(first));
  if (stumbled.length === 0) return;
  console.log(
    `\nStumbled, and walked once more with the machine to themselves:${stumbled.flatMap((file) => told(name, file)).join("\n")}\n`,
  );
  const again = tested(`${name}-again`, environment, [
    "--maxWorkers=1",
    ...stumbled.map(({ name: file }) => relative(process.cwd(), file)),
  ]);
  count(`${name}, twice`, again.testResults, again.testResults.length < stumbled.length ? 1 : unsaid(again));
}

function tested(name: string, environment: Record<string, string>, parameters: readonly string[]): Result {
  const report = `tests/results/${name}.json`;
  rmSync(report, { force: true });
  const reporters = [
    ...(filters.length > 0 ? ["--passWithNoTests"] : []),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ];
  const env = { ...process.env, ...environment };
  const run = spawnSync(process.execPath, ["node_modules/vitest/vitest.mjs", "run", ...reporters, ...parameters], {
    stdio: "inherit",
    env,
  });
  const result = JSON.parse(readFileSync(report, "utf8")) as Result;
  return { ...result, success: result.success && run.status === 0 };
}

/** One where it failed and no file tells why, e.g. for an error that nobody caught. */
function unsaid({ success, testResults }: Result): number {
  return success || testResults.some(({ status }) => status === "failed") ? 0 : 1;
}

function count(round: string, files: readonly FileResult[], besides: number): void {
  const all = files.flatMap(({ assertionResults }) => assertionResults);
  for (const { name, assertionResults } of files)
    for (const { status, location } of assertionResults)
      if (status === "passed" || status === "failed") written.add(`${name}:${location?.line}:${location?.column}`);
  const failed = files.map(({ status, assertionResults }) => {
    const inside = assertionResults.filter((one) => one.status === "failed").length;
    // A file that does not load has no test to count, yet it has failed.
    return status === "failed" ? Math.max(inside, 1) : inside;
  });
  totals.passed += all.filter(({ status }) => status === "passed").length;
  totals.failed += failed.reduce((sum, one) => sum + one, besides);
  failures.push(...files.flatMap((file) => told(round, file)));
}

/** What failed in a file, once more at the end, where it is read first. */
function told(round: string, { name, status, message, assertionResults }: FileResult): string[] {
  const file = relative(process.cwd(), name);
  const failed = assertionResults.filter((one) => one.status === "failed");
  if (status === "failed" && failed.length === 0) return [`\n${round}: ${file} did not load\n${message}`];
  return failed.map((one) => `\n${round}: ${file} > ${one.fullName}\n${one.failureMessages.join("\n").slice(0, 1500)}`);
}
