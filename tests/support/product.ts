import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

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
}

/** Starts the built product as its own process, the way `npm start` does. */
export async function startProduct(options: Options = {}): Promise<Product> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "man-data-"));
  const port = options.port ?? (await freePort());
  const url = `http://localhost:${port}`;
  const begun = performance.now();
  const command = [process.execPath, "src/main.ts", ...(options.flags ?? [])];
  const [program, ...parameters] = options.cores ? ["taskset", "-c", options.cores, ...command] : command;
  const child = spawn(program as string, parameters, {
    env: { ...cleanEnvironment(), DATA_DIR: dataDir, PORT: String(port), HOST: "127.0.0.1", LOG_LEVEL: "warn", ...options.env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
    });
  const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  await ready(url, child, () => printed);
  const stop = (signal: NodeJS.Signals = "SIGTERM") => {
    child.kill(signal);
    return ended;
  };
  return { url, dataDir, child, output: () => printed, startedIn: performance.now() - begun, stop };
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

async function ready(url: string, child: ChildProcess, printed: () => string): Promise<void> {
  for (let attempt = 0; attempt < 1200; attempt++) {
    if (child.exitCode !== null) throw new Error(`The product ended with ${child.exitCode}:\n${printed()}`);
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  child.kill("SIGKILL");
  throw new Error(`The product was not ready within 30 seconds:\n${printed()}`);
}
