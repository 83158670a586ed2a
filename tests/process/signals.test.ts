/** However `npm start` is told to end, nothing of it stays behind: what supervises it knows the process of npm alone. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { buildOnce } from "#tests/support/build.ts";
import { makeFolder } from "#tests/support/leftovers.ts";
import { dataFolder, freePort } from "#tests/support/product.ts";
import { serverSettings } from "#tests/support/stored.ts";

vi.setConfig({ testTimeout: 120_000 });

/** What Docker waits before it kills. */
const grace = 10_000;
/** What deploy/portal.service and compose.yaml grant: a start is ended as soon as it has ended. */
const graceOfStart = 30_000;
const script = "exec node --max-semi-space-size=8 --heap-growing-percent=30 --import ./src/node-version.mjs src/main.ts";

interface Started {
  readonly child: ChildProcess;
  readonly dataDir: string;
  readonly output: () => string;
  readonly ended: Promise<unknown>;
}

const started: Started[] = [];
beforeAll(() => buildOnce());
afterEach(() => {
  for (const { child, dataDir } of started.splice(0)) {
    for (const pid of familyOf(child.pid ?? 0)) sendTo(pid, "SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  }
});

/** In a process group of its own, as a terminal and a supervisor start it. */
async function begin(command: readonly string[], dataDir = makeFolder("isyarat")): Promise<Started> {
  const { NODE_ENV: _mode, VITEST: _vitest, ...surroundings } = process.env;
  const settings = { DATA_DIR: dataDir, PORT: String(await freePort()), HOST: "127.0.0.1", LOG_LEVEL: "warn" };
  const [program = "", ...parameters] = command;
  const all = { ...surroundings, ...(await serverSettings(dataDir)), ...settings };
  const child = spawn(program, parameters, { detached: true, env: all, stdio: ["ignore", "pipe", "pipe"] });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  const one = { child, dataDir, output: () => printed, ended: once(child, "exit") };
  started.push(one);
  return one;
}

async function beginReady(command: readonly string[] = ["npm", "start"]): Promise<Started> {
  const one = await begin(command, dataFolder("isyarat"));
  await expect.poll(() => one.output(), { interval: 50 }).toContain(" siap di ");
  return one;
}

/** A process and all below it. */
function familyOf(pid: number): number[] {
  const parents = new Map(
    globSync("/proc/[0-9]*/stat").flatMap((path) => {
      const stat = existsSync(path) ? readFileSync(path, "utf8") : "";
      const [state, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      return state === "Z" || !parent ? [] : [[Number(path.split("/")[2]), Number(parent)] as const];
    }),
  );
  const below = (one: number): number[] => [one, ...[...parents].filter(([, parent]) => parent === one).flatMap(([child]) => below(child))];
  return below(pid).filter((one) => parents.has(one));
}

const alive = (pids: readonly number[]) =>
  pids.filter((pid) => existsSync(`/proc/${pid}`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, "utf8")));

/** To one of a family: it may have ended since it was listed, as the database's helpers do while their neighbours are told. */
function sendTo(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

/** What a supervisor sees: its process has ended, and then whatever is left is killed. Nothing may be. */
async function expectEnded(one: Started, tell: (family: readonly number[]) => void, within = grace): Promise<void> {
  const family = familyOf(one.child.pid ?? 0);
  tell(family);
  const late = setTimeout(() => one.child.kill("SIGKILL"), within);
  await one.ended;
  clearTimeout(late);
  expect(one.child.signalCode).not.toBe("SIGKILL");
  expect(alive(family)).toEqual([]);
  expect(existsSync(join(one.dataDir, "database", "postmaster.pid"))).toBe(false);
}

test.each(["SIGTERM", "SIGINT"] as const)("as Docker and systemd (KillMode=mixed, =process): %s to npm alone", async (signal) => {
  const one = await beginReady();
  const family = familyOf(one.child.pid ?? 0);
  expect(family.length).toBeGreaterThan(2);
  await expectEnded(one, () => one.child.kill(signal));
});

test("as systemd (KillMode=control-group): SIGTERM to each of its processes, the database's too", async () => {
  const one = await beginReady();
  await expectEnded(one, (family) => {
    for (const pid of alive(family)) sendTo(pid, "SIGTERM");
  });
});

test("as a terminal: Ctrl-C to the whole group", async () => {
  const one = await beginReady();
  await expectEnded(one, () => process.kill(-(one.child.pid ?? 0), "SIGINT"));
});

test("as a terminal that is closed: npm ends at once, and the rest in order", async () => {
  const one = await beginReady();
  const family = familyOf(one.child.pid ?? 0);
  process.kill(-(one.child.pid ?? 0), "SIGHUP");
  await expect.poll(() => alive(family)).toEqual([]);
  expect(existsSync(join(one.dataDir, "database", "postmaster.pid"))).toBe(false);
});

test("a start that is broken off leaves no database behind", async () => {
  const one = await begin(["npm", "start"]);
  const pidFile = join(one.dataDir, "database", "postmaster.pid");
  if ("DATABASE_URL" in (await serverSettings(one.dataDir))) return;
  await expect.poll(() => existsSync(pidFile), { interval: 5 }).toBe(true);
  await expectEnded(one, () => one.child.kill("SIGTERM"), graceOfStart);
});

test("a command that is broken off leaves no database behind", async () => {
  const one = await begin(["npm", "run", "demo"]);
  const pidFile = join(one.dataDir, "database", "postmaster.pid");
  if ("DATABASE_URL" in (await serverSettings(one.dataDir))) return;
  await expect.poll(() => existsSync(pidFile), { interval: 5 }).toBe(true);
  await expect.poll(() => familyOf(one.child.pid ?? 0).length).toBeGreaterThan(4);
  one.child.kill("SIGINT");
  await one.ended;
  await expect.poll(() => existsSync(pidFile)).toBe(false);
});

const old = ["/usr/bin/node", "/usr/local/bin/node"].find(
  (path) => existsSync(path) && Number.parseInt(execFileSync(path, ["-p", "process.versions.node"], { encoding: "utf8" }), 10) < 24,
);

test.runIf(old).each(["SIGTERM", "SIGINT"] as const)("handed over by an older Node: %s to it alone, and to both", async (signal) => {
  const command = ["sh", "-c", script.replace("exec node", `exec ${old}`)];
  const alone = await beginReady(command);
  await expectEnded(alone, () => alone.child.kill(signal));
  const both = await beginReady(command);
  await expectEnded(both, () => process.kill(-(both.child.pid ?? 0), signal));
});

test("every script that runs Node puts it in the shell's place", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  expect(scripts.start).toBe(script);
  expect(Object.values(scripts).filter((one) => /^node /.test(one))).toEqual([]);
});
