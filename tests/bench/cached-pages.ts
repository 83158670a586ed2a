import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort, type Product, removeData, startProduct } from "../support/product.ts";
import type { Figure } from "./figure.ts";
import { fetchBytes } from "./mirror.ts";
import { busySeconds, load, provideTools, startNginx } from "./wrk.ts";

const encoding = "Accept-Encoding: br";

/**
 * The cached home page against nginx serving the very same compressed bytes, and against node:http alone serving the very same
 * answer, each on one core, in turns.
 */
export async function cachedPages(): Promise<Figure[]> {
  if (!provideTools()) return [];
  const product = await startProduct({ cores: "0" });
  const answer = await fetch(`${product.url}/`, { headers: { "accept-encoding": "br" } });
  await answer.arrayBuffer();
  // The best compression follows a moment after the first answer.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const { body: bytes } = await fetchBytes(product.url, "/");
  const nginx = await startNginx(await freePort(), bytes);
  const bare = await startBare(product.dataDir, bytes, answer.headers);
  const [ours, theirs, alone]: Turn[][] = [[], [], []];
  const mine = { url: `${product.url}/`, pid: product.child.pid ?? 0 };
  for (const { url } of [mine, bare]) load(url, { seconds: 3, headers: [encoding] });
  for (let turn = 0; turn < 3; turn++) {
    theirs?.push(turnOf(nginx));
    ours?.push(turnOf(mine));
    alone?.push(turnOf(bare));
  }
  bare.stop();
  await product.stop();
  const both = await twoWorkers(product, nginx);
  nginx.stop();
  removeData(product);
  const what = `cached home page (${bytes.length} bytes, brotli)`;
  return [
    compared(`${what} beside nginx, one core each`, { ours, theirs, aim: 0.65 }),
    compared(`${what} beside node:http alone with the same answer`, { ours, theirs: alone, aim: 1 }),
    compared(`${what} from two workers on two cores beside one of nginx, the load on both cores as well`, { ...both, aim: 1.1 }),
  ];
}

/** With WORKERS=2, in turns with nginx on one core. */
async function twoWorkers({ dataDir }: Pick<Product, "dataDir">, nginx: Server): Promise<Pick<Compared, "ours" | "theirs">> {
  const product = await startProduct({ dataDir, cores: "0,1", env: { WORKERS: "2" } });
  const mine = { url: `${product.url}/`, pid: product.child.pid ?? 0 };
  load(mine.url, { seconds: 3, headers: [encoding], cores: "0,1" });
  const [ours, theirs]: [Turn[], Turn[]] = [[], []];
  for (let turn = 0; turn < 3; turn++) {
    theirs.push(turnOf(nginx, "0,1"));
    ours.push(turnOf(mine, "0,1"));
  }
  await product.stop();
  return { ours, theirs };
}

interface Compared {
  readonly ours: readonly Turn[] | undefined;
  readonly theirs: readonly Turn[] | undefined;
  readonly aim: number;
}

function compared(what: string, { ours = [], theirs = [], aim }: Compared): Figure {
  const [mine, other] = [ours, theirs].map((turns) => middle(turns.map(({ rate }) => rate))) as [number, number];
  const [busy, otherBusy] = [ours, theirs].map((turns) => middle(turns.map((turn) => turn.busy))) as [number, number];
  const rates = [mine, other].map((rate) => Math.round(rate).toLocaleString("en"));
  return {
    what,
    measured: `${rates.join(" against ")} requests/s = ${(mine / other).toFixed(2)} × (${(busy / otherBusy).toFixed(2)} × by processor time)`,
    aim: `≥ ${aim} ×`,
    met: mine / other >= aim,
  };
}

interface Server {
  readonly url: string;
  readonly pid: number;
}

async function startBare(folder: string, body: Buffer, answered: Headers): Promise<Server & { readonly stop: () => void }> {
  const [file, port] = [join(folder, "bare.br"), await freePort()];
  writeFileSync(file, body);
  // What node:http writes by itself is left to it; `fetch` has unpacked the body and forgotten how it came.
  const own = ["connection", "keep-alive", "date", "content-length", "content-encoding"];
  const kept = [...answered].filter(([name]) => !own.includes(name)).flat();
  const head = JSON.stringify([...kept, "content-encoding", "br", "content-length", String(body.length)]);
  const flags = ["--max-semi-space-size=8", "--heap-growing-percent=30"];
  const child = spawn("taskset", ["-c", "0", process.execPath, ...flags, "tests/bench/bare-child.ts", file, String(port), head]);
  await once(child.stdout, "data");
  return { url: `http://127.0.0.1:${port}/`, pid: child.pid ?? 0, stop: () => child.kill() };
}

interface Turn {
  readonly rate: number;
  /** Requests for each second of processor time: what other programs on the machine take does not count. */
  readonly busy: number;
}

function turnOf({ pid, url }: Server, cores = "1"): Turn {
  const [begun, before] = [performance.now(), busySeconds(pid)];
  const rate = load(url, { headers: [encoding], cores });
  return { rate, busy: (rate * (performance.now() - begun)) / 1000 / (busySeconds(pid) - before) };
}

const middle = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
