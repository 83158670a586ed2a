import { type ChildProcess, spawn } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { copyFolder, makeFolder } from "./leftovers.ts";
import { query, serverSettings } from "./stored.ts";

export interface Product {
  readonly url: string;
  readonly dataDir: string;
  readonly child: ChildProcess;
  /** Everything the process has printed so far. */
  readonly output: () => string;
  /** Milliseconds from start to the first answer of /health/ready. */
  readonly startedIn: number;
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

interface Options {
  readonly dataDir?: string;
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Pins the process to these cores, e.g. "0". */
  readonly cores?: string;
  readonly flags?: readonly string[];
  /** Folder of another version of the product. */
  readonly code?: string;
  /** What starts it in our place, and is given the command. */
  readonly under?: readonly string[];
}

/** Starts the built product as its own process, the way `npm start` does. */
export async function startProduct(options: Options = {}): Promise<Product> {
  const dataDir = options.dataDir ?? dataFolder("produk");
  const port = options.port ?? (await freePort());
  const url = `http://localhost:${port}`;
  const begun = performance.now();
  const env = { ...(await serverSettings(dataDir)), ...options.env };
  const { child, output, ended } = launch({ ...options, env, dataDir, port });
  writeFileSync(join(dataDir, "product.pid"), String(child.pid));
  const answered = await ready(url, child, output).catch((error: Error) => error);
  if (answered instanceof Error) {
    // Between the moment a port was free and the product's first, another test may have taken it.
    if (options.port === undefined && /Port \d+ sudah dipakai/.test(output())) return startProduct({ ...options, dataDir });
    throw answered;
  }
  const startedIn = answered - begun;
  const stop = (signal: NodeJS.Signals = "SIGTERM") => {
    child.kill(signal);
    return ended;
  };
  return { url, dataDir, child, output, startedIn, stop };
}

/** A data folder in which the product was started once and nothing happened. A whole test run makes one: a first start takes seconds. */
export const beginProduct = (): Promise<string> => forgetSchedule(makeFolder("produk"));

/** Lets copies of this data folder start as if for the first time. Else each would catch up on the nightly work that came due since, at whatever hour the run is. */
export async function forgetSchedule(dataDir: string): Promise<string> {
  const product = await startProduct({ dataDir });
  await query(dataDir, "delete from graphile_worker._private_known_crontabs");
  await product.stop();
  return dataDir;
}

/** An empty folder for data, begun already where the run has made one; a server's database has to begin with its own. */
export function dataFolder(kind: string): string {
  const { PRODUCT_BEGUN: begun, TEST_DATABASE_URL: server } = process.env;
  return begun && !server ? copyFolder(begun, kind) : makeFolder(kind);
}

/** Runs the product to its own end: a command, or a start that is refused. */
export async function runProduct(options: Options = {}): Promise<{ code: number | null; output: string }> {
  const dataDir = options.dataDir ?? makeFolder("produk");
  const env = { ...(await serverSettings(dataDir)), ...options.env };
  const { output, ended } = launch({ ...options, env, dataDir, port: options.port ?? 0 });
  const code = await ended;
  if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
  return { code, output: output() };
}

function launch(options: Options & { readonly dataDir: string; readonly port: number }) {
  // As `npm start` does.
  const command = [process.execPath, "--max-semi-space-size=8", "--heap-growing-percent=30", "src/main.ts", ...(options.flags ?? [])];
  const [program, ...parameters] = options.cores ? ["taskset", "-c", options.cores, ...command] : [...(options.under ?? []), ...command];
  const settings = { DATA_DIR: options.dataDir, PORT: String(options.port), HOST: "127.0.0.1", LOG_LEVEL: "warn" };
  const child = spawn(program as string, parameters, {
    ...(options.code ? { cwd: options.code } : {}),
    env: { ...cleanEnvironment(), ...settings, ...options.env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
    });
  // "close", not "exit": by then everything that it printed has arrived.
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  return { child, output: () => printed, ended };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== "object" || address === null) throw new Error("no free port");
  return address.port;
}

export const removeData = (product: Product) => rmSync(product.dataDir, { recursive: true, force: true });

/** Settings of the surrounding test run must not leak into the product. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _mode, VITEST: _vitest, DATABASE_URL: _database, TEST_DATABASE_URL: _test, ...environment } = process.env;
  return environment;
}

/** Until it answers and has said so. @returns when the answer came */
async function ready(url: string, child: ChildProcess, printed: () => string): Promise<number> {
  let answered: number | undefined;
  for (let attempt = 0; attempt < 4800; attempt++) {
    if (child.exitCode !== null) throw new Error(`The product ended with ${child.exitCode}:\n${printed()}`);
    if (!answered && (await fetch(`${url}/health/ready`).catch(() => undefined))?.ok) answered = performance.now();
    if (answered && printed().includes(" siap di ")) return answered;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  child.kill("SIGKILL");
  throw new Error(`The product was not ready within two minutes:\n${printed()}`);
}
