/** Which of all planted faults are run: those that somebody judged equivalent are not, and of the rest all or a sample. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { Instrumenter } from "@stryker-mutator/instrumenter";

export interface Judged {
  readonly file: string;
  readonly mutator: string;
  /** What stands there, and what the fault makes of it, with runs of blanks as one: where in the file does not matter. */
  readonly code: string;
  readonly becomes: string;
  /** Why no test can tell the two apart. */
  readonly why: string;
}

interface Planted {
  readonly fileName: string;
  readonly mutatorName: string;
  readonly replacement: string;
  readonly location: { readonly start: Place; readonly end: Place };
}

interface Place {
  readonly line: number;
  readonly column: number;
}

export interface Choice {
  /** How many are run of how many that were planted; `equivalent` of those drawn are not run. */
  planted: number;
  drawn: number;
  readonly equivalent: Judged[];
  /** The files as they were when the run began, by their path. */
  readonly texts: Map<string, string>;
  /** Hears in which files faults are run, before any test is. */
  readonly drawnIn: (places: ReadonlySet<string>) => void;
}

const judgedPath = "tests/mutation/equivalent.json";
export const readJudged = (): Judged[] => JSON.parse(readFileSync(judgedPath, "utf8")) as Judged[];

export const flat = (code: string): string => code.replace(/\s+/g, " ").trim();

/** The text of a place; lines and columns count from 0. */
export function codeAt(text: string, { start, end }: Planted["location"]): string {
  const lines = text.split("\n").slice(start.line, end.line + 1);
  if (lines.length === 0) return "";
  lines[lines.length - 1] = (lines.at(-1) ?? "").slice(0, end.column);
  lines[0] = (lines[0] ?? "").slice(start.column);
  return flat(lines.join("\n"));
}

export interface Draw {
  /** How many of a folder; undefined: all. */
  readonly size: number | undefined;
  /** The same seed draws the same ones as long as their code stands. */
  readonly seed: string;
  /** One kind of fault alone, e.g. "DroppedCall". */
  readonly only: string | undefined;
}

/** From now on Stryker plants only what is chosen. */
export function chooseFaults({ size, seed, only }: Draw, choice: Choice): void {
  const judged = readJudged();
  const instrument = Instrumenter.prototype.instrument;
  Instrumenter.prototype.instrument = async function (files, options) {
    const result = await instrument.call(this, files, options);
    for (const { name, content } of files) choice.texts.set(name, content);
    const seen = new Map<string, number>();
    const asked = result.mutants.filter(({ mutatorName }) => !only || mutatorName === only);
    const known = asked.map((mutant) => {
      const planted = mutant as unknown as Planted;
      const file = relative(process.cwd(), planted.fileName);
      const code = codeAt(choice.texts.get(planted.fileName) ?? "", planted.location);
      const identity = [file, planted.mutatorName, code, flat(planted.replacement)].join("\n");
      const nth = seen.get(identity) ?? 0;
      seen.set(identity, nth + 1);
      return { mutant, identity, rank: createHash("sha256").update(`${seed}\n${identity}\n${nth}`).digest("hex") };
    });
    const drawn = size === undefined ? known : known.toSorted((a, b) => (a.rank < b.rank ? -1 : 1)).slice(0, size);
    const why = new Map(judged.map((one) => [[one.file, one.mutator, one.code, one.becomes].join("\n"), one]));
    const run = drawn.filter(({ identity }) => !why.has(identity));
    choice.planted = known.length;
    choice.drawn = drawn.length;
    choice.equivalent.push(...drawn.flatMap(({ identity }) => why.get(identity) ?? []));
    choice.drawnIn(new Set(run.map(({ mutant }) => relative(process.cwd(), mutant.fileName))));
    // A draw in the order of its lots: as far as it came in its time, it is a smaller draw.
    return { ...result, mutants: run.map(({ mutant }) => mutant) };
  };
}
