import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { type Product, removeData, startProduct } from "../support/product.ts";
import { postmasterOf } from "../support/stored.ts";
import type { Figure } from "./figure.ts";
import { beside, quantile } from "./times.ts";

/** From the start of the process to its first answer, and what it holds when idle. */
export async function startAndMemory(): Promise<Figure[]> {
  const bare = nodeAlone();
  const empty = await startProduct();
  await empty.stop();
  const warm = await startProduct({ dataDir: empty.dataDir });
  for (let count = 0; count < 20; count++) await fetch(`${warm.url}/`).then((answer) => answer.arrayBuffer());
  await new Promise((resolve) => setTimeout(resolve, 5000));
  const application = residentOf([warm.child.pid ?? 0]);
  const database = databaseMemory(warm);
  await warm.stop();
  removeData(warm);
  return [
    {
      what: "start to first answer on an empty data directory",
      measured: `${(empty.startedIn / 1000).toFixed(2)} s = ${beside(empty.startedIn, bare.ms, bareNode)}`,
      aim: "≤ 8 s",
      met: empty.startedIn <= 8000,
    },
    {
      what: "start to first answer, warm",
      measured: `${(warm.startedIn / 1000).toFixed(2)} s = ${beside(warm.startedIn, bare.ms, bareNode)}`,
      ...{ aim: "≤ 3 s", met: warm.startedIn <= 3000 },
    },
    {
      what: "application idle, resident",
      measured: `${application} MB = ${beside(application, bare.megabytes, bareNode)}`,
      ...{ aim: "≤ 200 MB", met: application <= 200 },
    },
    {
      what: "database idle, all its processes (proportional)",
      measured: `${database} MB = ${beside(database, bare.megabytes, bareNode)}`,
      ...{ aim: "≤ 120 MB", met: database <= 120 },
    },
  ];
}

const bareNode = "a Node that does nothing";

/** From its start to its end, the middle of nine, and what it holds. */
function nodeAlone(): { ms: number; megabytes: number } {
  const runs = Array.from({ length: 9 }, () => {
    const begun = performance.now();
    const held = execFileSync(process.execPath, ["-p", "process.memoryUsage().rss"], { encoding: "utf8" });
    return { ms: performance.now() - begun, megabytes: Number(held) / 1024 / 1024 };
  });
  return {
    ms: quantile(
      runs.map((run) => run.ms),
      0.5,
    ),
    megabytes: quantile(
      runs.map((run) => run.megabytes),
      0.5,
    ),
  };
}

function databaseMemory(product: Product): number {
  const postmaster = postmasterOf(product.dataDir);
  const children = execFileSync("ps", ["--ppid", String(postmaster), "-o", "pid="], { encoding: "utf8" })
    .split(/\s+/)
    .filter(Boolean)
    .map(Number);
  return proportionalOf([postmaster, ...children]);
}

const megabytes = (kilobytes: number) => Math.round(kilobytes / 1024);

const residentOf = (pids: readonly number[]) => megabytes(pids.reduce((sum, pid) => sum + kilobytesOf(`/proc/${pid}/status`, "VmRSS"), 0));

/** Shared memory is counted once, not once for each process that maps it. */
const proportionalOf = (pids: readonly number[]) =>
  megabytes(pids.reduce((sum, pid) => sum + kilobytesOf(`/proc/${pid}/smaps_rollup`, "Pss"), 0));

const kilobytesOf = (path: string, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(readFileSync(path, "utf8"))?.[1] ?? 0);
