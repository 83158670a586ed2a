/** What a run found: the figures into docs/tests.md, what the tests did not notice into a list to be judged. */
import { readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import type { MutantResult } from "@stryker-mutator/api/core";
import { type Choice, codeAt, flat, readJudged } from "./chosen.ts";
import { type Folder, timeIsOver } from "./folders.ts";

interface Run {
  readonly folder: Folder;
  readonly found: readonly MutantResult[];
  readonly choice: Choice;
  readonly sample: number | undefined;
  /** False for single files: they are no figure of their folder. */
  readonly whole: boolean;
  /** Where the list goes. */
  readonly results: string;
}

const page = "docs/tests.md";

export function writeReport({ folder, found, choice, sample, whole, results }: Run): void {
  const all = found.filter(({ fileName }) => folder.files.includes(relative(process.cwd(), fileName)));
  const ours = all.filter(({ statusReason }) => !statusReason?.includes(timeIsOver));
  const drawn = choice.drawn - (all.length - ours.length);
  const count = (...states: string[]) => ours.filter(({ status }) => states.includes(status)).length;
  const [killed, timeouts, survived, uncovered, errors] = [
    count("Killed"),
    count("Timeout"),
    count("Survived"),
    count("NoCoverage"),
    count("RuntimeError", "CompileError"),
  ];
  const judged = killed + timeouts + survived + uncovered;
  const score = scoreOf(killed + timeouts, judged, choice.planted - choice.equivalent.length);
  const outOf = drawn === choice.planted ? `all ${choice.planted}` : `${drawn} of ${choice.planted}`;
  const day = new Date().toISOString().slice(0, 10);
  const cells = [`\`${folder.path}\``, outOf, killed, timeouts, survived, uncovered, choice.equivalent.length, errors, score, day];
  console.log(`\n| ${cells.join(" | ")} |`);
  const open = ours.filter(({ status }) => status === "Survived" || status === "NoCoverage");
  writeFileSync(results, `# ${folder.path}: ${score}\n\n${open.map((one) => told(one, choice)).join("\n")}\n`);
  console.log(`What was not noticed: ${results}`);
  tellStale(folder, choice, sample);
  if (whole) replaceRow(folder.path, `| ${cells.join(" | ")} |`);
}

/** All: one figure. A sample: the range in which the figure of all lies in 19 of 20 draws (Wilson, for a finite number). */
function scoreOf(noticed: number, judged: number, planted: number): string {
  if (judged === 0) return "–";
  const share = noticed / judged;
  if (judged >= planted) return `${(share * 100).toFixed(1)} %`;
  const size = (judged * (planted - 1)) / (planted - judged);
  const z2 = 1.96 ** 2;
  const middle = (share + z2 / (2 * size)) / (1 + z2 / size);
  const half = (1.96 / (1 + z2 / size)) * Math.sqrt((share * (1 - share)) / size + z2 / (4 * size * size));
  return `${(share * 100).toFixed(1)} % (${((middle - half) * 100).toFixed(0)}–${Math.min(100, (middle + half) * 100).toFixed(0)} %)`;
}

function told({ fileName, mutatorName, location, replacement, status }: MutantResult, { texts }: Choice): string {
  const file = relative(process.cwd(), fileName);
  const code = codeAt(texts.get(fileName) ?? "", shifted(location));
  const entry = { file, mutator: mutatorName, code, becomes: flat(replacement ?? "") };
  return `* ${status} ${file}:${location.start.line}\n  ${JSON.stringify(entry)}`;
}

/** Results count lines and columns from 1, planted faults from 0. */
const shifted = ({ start, end }: MutantResult["location"]) => ({
  start: { line: start.line - 1, column: start.column - 1 },
  end: { line: end.line - 1, column: end.column - 1 },
});

/** A judgement about code that is gone says nothing any more. */
function tellStale(folder: Folder, choice: Choice, sample: number | undefined): void {
  if (sample !== undefined) return;
  const stale = readJudged().filter(
    (one) =>
      folder.files.includes(one.file) && !choice.equivalent.some(({ code, becomes }) => code === one.code && becomes === one.becomes),
  );
  for (const one of stale) console.warn(`Judged, but no longer there: ${one.file} ${one.mutator} ${one.code}`);
}

function replaceRow(path: string, row: string): void {
  const lines = readFileSync(page, "utf8").split("\n");
  const at = lines.findIndex((line) => line.startsWith(`| \`${path}\` |`));
  if (at >= 0) lines[at] = row;
  else lines.splice(lines.findLastIndex((line) => line.startsWith("|")) + 1, 0, row);
  writeFileSync(page, lines.join("\n"));
}
