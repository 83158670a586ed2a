import { spawn } from "node:child_process";
import cluster from "node:cluster";
import { existsSync, globSync, statSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** The process: builds when needed, loads server/app.ts, listens, stops on SIGTERM. */
type App = typeof import("./server/app.ts");
type Running = Awaited<ReturnType<App["start"]>>;

const root = join(import.meta.dirname, "..");
const bundle = join(root, "build/server/app.js");
const patience = 30_000;
/** Of whoever supervises us, of Ctrl-C, and of a terminal that is closed. */
const signals = ["SIGTERM", "SIGINT", "SIGHUP"] as const;
const built = ["src/**", "public/**", "seeds/**", "package-lock.json", "vite.config.ts", "react-router.config.ts"];

await main(process.argv.slice(2)).catch(fail);

async function main([flag, ...told]: string[]): Promise<void> {
  process.chdir(root);
  enableCompileCache(join(root, "build/cache"));
  const { nameMode } = await import("./server/config.ts");
  if (flag === "--dev") {
    nameMode("development");
    return develop();
  }
  nameMode("production");
  if (flag === "--build") return isStale() ? build() : undefined;
  const app = await loadBundle();
  if (!flag) return cluster.isWorker ? work(app) : serve(app);
  const command = app.commands[flag.replace(/^--/, "")];
  if (!command) throw refusal(`Perintah ${flag} tidak dikenal. Yang ada: --dev, --build, ${names(app)}.`);
  // Not by the signal itself: our own database is told to end when the process exits.
  for (const signal of signals) process.once(signal, () => process.exit(1));
  const { lines, code } = await command(told);
  for (const line of lines) console.log(line);
  process.exit(code);
}

async function serve(app: App): Promise<void> {
  const starting = app.start();
  let report: Running["report"] = console.error;
  // From the first moment on: a start that is broken off would leave our own database behind.
  endGracefully({ stop: async () => (await starting).stop(), report: (error) => report(error) });
  const running = await starting;
  report = running.report;
  // As systemd's reload asks.
  process.on("SIGUSR2", () => void running.renew());
  // In one piece: who waits for the first line has the link of the second with it.
  console.log(running.lines.join("\n"));
}

/** One of several processes that serve. */
async function work(app: App): Promise<void> {
  let end: () => void = () => process.exit(0);
  const starting = app.startWorker(() => end());
  let report: Running["report"] = console.error;
  // What keeps it from beginning is told below, once.
  const stop = async () => (await starting.catch(() => undefined))?.stop();
  end = endGracefully({ stop, report: (error) => report(error) });
  try {
    report = (await starting).report;
  } catch (error) {
    // The process that started this one says it.
    if (await app.toldRefusal(error)) process.exit(1);
    throw error;
  }
}

/** Code is taken through Vite and exchanged while it runs; database and files stay open. */
async function develop(): Promise<void> {
  const { createServer: createVite } = await import("vite");
  let listener: RequestListener = (_, response) => response.writeHead(503).end();
  const server = createServer((request, response) => listener(request, response));
  const vite = await createVite({ root, appType: "custom", server: { middlewareMode: true, hmr: { server } } });
  const load = () => vite.ssrLoadModule("/src/server/app.ts") as Promise<App>;
  let app = await load();
  const resources = await app.openResources();
  let door = await app.openNetwork(resources, "development");
  const renew = async () => {
    const newest = await load();
    if (newest === app) return;
    const next = await newest.openNetwork(resources, "development");
    door.forget();
    [app, door] = [newest, next];
  };
  listener = (request, response) =>
    vite.middlewares(request, response, () => {
      renew().then(
        () => door.listener(request, response),
        (error: Error) => {
          vite.ssrFixStacktrace(error);
          console.error(error);
          response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" }).end(error.stack);
        },
      );
    });
  const port = await app.listen(server, resources.config);
  console.log((await app.greeting(resources, `http://localhost:${port}`)).join("\n"));
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await vite.close();
    await resources.stop();
  };
  // The tools' own listeners end the process at once, and the database would stay behind.
  for (const signal of signals) process.removeAllListeners(signal);
  endGracefully({ stop, report: (error) => resources.log.fatal({ error }, "kesalahan yang tidak tertangani") });
}

async function loadBundle(): Promise<App> {
  if (isStale()) await build();
  return import(pathToFileURL(bundle).href);
}

/** A release is built already and holds nothing to build with. */
function isStale(): boolean {
  if (!existsSync(join(root, "vite.config.ts"))) return false;
  if (!existsSync(bundle)) return true;
  const builtAt = statSync(bundle).mtimeMs;
  const sources = globSync(built, { cwd: root }).filter((path) => !/\.test\.tsx?$/.test(path));
  return sources.some((path) => statSync(join(root, path)).mtimeMs > builtAt);
}

async function build(): Promise<void> {
  console.log("Menyiapkan aplikasi (sekali saja, sampai ada perubahan) …");
  const tool = join(root, "node_modules/@react-router/dev/bin.cjs");
  if (!existsSync(tool)) throw refusal('Paket belum terpasang. Jalankan "npm ci" lebih dahulu.');
  const child = spawn(process.execPath, [tool, "build"], { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => output.push(chunk));
  const end = () => child.kill();
  for (const signal of signals) process.on(signal, end);
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  for (const signal of signals) process.off(signal, end);
  if (code === 0) return;
  if (child.killed) throw refusal("Dihentikan sebelum aplikasi selesai disiapkan.");
  console.error(Buffer.concat(output).toString());
  throw refusal("Aplikasi gagal disiapkan; sebabnya tertulis di atas.");
}

/**
 * The first signal, or a fault that nobody caught, ends everything in order; a later one ends it now. The same signal may
 * arrive twice at once: sent to the whole group, and passed on by npm or by an older Node above us. @returns the same as a signal
 */
function endGracefully({ stop, report }: Pick<Running, "stop" | "report">): () => void {
  let stoppingSince: number | undefined;
  const end = (code: number) => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > 1_000) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    // After a fault, something may be waited for that never comes.
    if (code !== 0) setTimeout(() => process.exit(code), patience).unref();
    stop().then(() => process.exit(code), fail);
  };
  for (const signal of signals) process.on(signal, () => end(0));
  process.on("uncaughtException", (error) => {
    report(error);
    end(1);
  });
  return () => end(0);
}

function names(app: App): string {
  return Object.keys(app.commands)
    .map((name) => `--${name}`)
    .join(", ");
}

function refusal(sentence: string): Error {
  return Object.assign(new Error(sentence), { name: "StartRefusal" });
}

/** A refusal is for the person at the machine: one sentence. Anything else is a fault and shows where. */
function fail(error: unknown): never {
  console.error(error instanceof Error && error.name === "StartRefusal" ? error.message : error);
  process.exit(1);
}
