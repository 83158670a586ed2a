import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Figure } from "./figure.ts";
import { quantile } from "./times.ts";

/** What the shared reading connections earn: screens over them against the same screens over pg's pool, on one core with the database. */
export async function reading(): Promise<Figure[]> {
  const directory = mkdtempSync(join(tmpdir(), "man-bench-"));
  const env = { ...process.env, NODE_ENV: "production", DATA_DIR: directory, LOG_LEVEL: "warn" };
  const command = ["-c", "0", process.execPath, join(import.meta.dirname, "reading-child.ts")];
  const printed = execFileSync("taskset", command, { encoding: "utf8", env });
  rmSync(directory, { recursive: true, force: true });
  const results = JSON.parse(/^hasil (.*)$/m.exec(printed)?.[1] ?? "{}") as Record<string, { shared: number[]; pool: number[] }>;
  return Object.entries(results).map(([screen, { shared, pool }]) => {
    const [ours, theirs] = [quantile(shared, 0.5), quantile(pool, 0.5)];
    return {
      what: `${screen}: over the shared reading connections beside pg's pool`,
      measured: `${Math.round(ours)} against ${Math.round(theirs)} screens/s = ${(ours / theirs).toFixed(2)} ×`,
      aim: "≥ 1.3 ×",
      met: ours / theirs >= 1.3,
    };
  });
}
