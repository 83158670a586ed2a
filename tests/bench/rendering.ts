import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Figure } from "./figure.ts";

const names: Readonly<Record<string, string>> = { home: "home page", missing: "not-found page" };

/** Documents that no cache answers, through the one fetch function; application and database share one core. */
export async function rendering(): Promise<Figure[]> {
  const directory = mkdtempSync(join(tmpdir(), "man-bench-"));
  const env = { ...process.env, NODE_ENV: "production", DATA_DIR: directory, LOG_LEVEL: "warn" };
  const command = ["-c", "0", process.execPath, join(import.meta.dirname, "rendering-child.ts")];
  const printed = execFileSync("taskset", command, { encoding: "utf8", env });
  rmSync(directory, { recursive: true, force: true });
  const results = JSON.parse(/^hasil (.*)$/m.exec(printed)?.[1] ?? "{}") as Record<string, { rate: number; busy: number }>;
  const { "bare elements": bare = { rate: Number.NaN, busy: Number.NaN }, ...drawn } = results;
  return Object.entries(drawn).map(([key, { rate, busy }]) => {
    const [page = "", way] = key.split(" ");
    const aim = way === "without" ? 1000 : 400;
    return {
      what: `${names[page]} rendered ${way === "without" ? "without" : "with"} the database, one core`,
      measured: `${Math.round(rate)} pages/s (${Math.round(busy)} for each second of the application's processor time) = ${(rate / bare.rate).toFixed(2)} × renderToString of as many bare elements as the home page has`,
      aim: `≥ ${aim.toLocaleString("en")}`,
      met: rate >= aim,
    };
  });
}
