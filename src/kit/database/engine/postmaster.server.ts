import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync, renameSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { backoffMs } from "../connection/backoff.server.ts";
import type { Log } from "../connection/location.server.ts";
import type { Account } from "./account.server.ts";
import { answers, letInOwner, listens, writeAdmission } from "./admission.server.ts";
import type { Cluster } from "./cluster.server.ts";
import { type Recovery, settings } from "./settings.ts";
import { StartRefusal } from "./start-refusal.ts";

export interface PostmasterOptions {
  readonly binaries: string;
  readonly cluster: Cluster;
  readonly account: Account | null;
  /** False only for tests, whose data may be lost. */
  readonly durable: boolean;
  readonly log: Log;
  readonly recovery?: Recovery | undefined;
}

export interface Postmaster {
  readonly pid: () => number | undefined;
  readonly stop: () => Promise<void>;
}

/** Where the server finds the few commands that hand its log over. */
const programPath = "/usr/local/bin:/usr/bin:/bin:/opt/homebrew/bin";
const patience = 30_000;
const largestLog = 1024 * 1024;

/** Starts the server, or takes over one that outlived its application, and starts it again whenever it dies. The owner is let in. */
export async function runPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  rotateLog(options.cluster);
  const state: State = { child: undefined, pid: undefined, stopping: false };
  // However the application ends, also while the server is starting, it does not stay behind; only a killed one leaves it to the next.
  const endAlong = () => {
    const pid = state.child?.pid ?? state.pid;
    if (pid && alive(pid)) process.kill(pid, "SIGINT");
  };
  process.once("exit", endAlong);
  await writeAdmission(options.cluster, options.account, "owner");
  await raise(options, state);
  await letInOwner(options.cluster, state.pid).catch((error: unknown) => halt(options.cluster, state).then(() => Promise.reject(error)));
  const watching = watch(options, state);
  return {
    pid: () => state.pid,
    stop: async () => {
      state.stopping = true;
      await halt(options.cluster, state);
      await watching;
      process.off("exit", endAlong);
    },
  };
}

interface State {
  child: ChildProcess | undefined;
  /** Of the server that answered last; undefined once it is known to be gone. */
  pid: number | undefined;
  stopping: boolean;
}

/** Until it answers. A start may fail for a while: processes of a killed server still hold its shared memory. */
async function raise(options: PostmasterOptions, state: State): Promise<void> {
  const deadline = Date.now() + patience;
  let nextTry = 0;
  let tries = 0;
  while (!state.stopping) {
    if (await answers(options.cluster)) {
      state.pid = state.child?.pid ?? readPid(options.cluster);
      return;
    }
    // What a log does not lead to, it does not lead to at a second try.
    const isHopeless = Date.now() > deadline || (options.recovery && tries > 0);
    if (!state.child && isHopeless) {
      throw new StartRefusal(`Basis data tidak dapat dijalankan. Catatannya ada di ${logPath(options.cluster)}.`);
    }
    if (!state.child && Date.now() >= nextTry) {
      launch(options, state);
      tries++;
      nextTry = Date.now() + 250;
    }
    await sleep(25);
  }
}

function launch({ binaries, cluster, account, durable, recovery }: PostmasterOptions, state: State): void {
  const log = openSync(logPath(cluster), "a", 0o600);
  const child = spawn(join(binaries, "postgres"), ["-D", cluster.directory, ...settings(cluster.socket, durable, recovery)], {
    cwd: "/",
    env: { LC_ALL: "C", TZ: "UTC", PATH: programPath },
    stdio: ["ignore", log, log],
    // A group of its own: Ctrl-C reaches the application alone, which then stops the database last.
    detached: true,
    ...account,
  });
  closeSync(log);
  state.child = child;
  const forget = () => {
    if (state.child === child) state.child = undefined;
  };
  child.once("exit", forget);
  child.once("error", forget);
}

async function watch(options: PostmasterOptions, state: State): Promise<void> {
  for (let failures = 0; !state.stopping; ) {
    if (state.pid) await gone(options.cluster, state);
    if (state.stopping) return;
    state.pid = undefined;
    options.log.warn({}, "basis data berhenti sendiri; dijalankan lagi");
    try {
      await raise(options, state);
      failures = 0;
    } catch (error) {
      options.log.error({ error }, "basis data belum dapat dijalankan lagi");
      for (const until = Date.now() + backoffMs(failures++); !state.stopping && Date.now() < until; ) await sleep(100);
    }
  }
}

/** A taken-over server is nobody's child here: connections tell when it ends. It closes each of them after a minute of silence. */
async function gone(cluster: Cluster, { child }: State): Promise<void> {
  if (child) {
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    return;
  }
  while (await listens(cluster)) await sleep(100);
}

/** SIGINT: the server rolls open transactions back and writes everything down. */
async function halt(cluster: Cluster, state: State): Promise<void> {
  const pid = state.child?.pid ?? state.pid;
  // A zombie is still "alive", but has taken its pid file away.
  const running = () => alive(pid) && (state.child?.pid === pid || readPid(cluster) === pid);
  for (const [signal, wait] of [
    ["SIGINT", 20_000],
    ["SIGQUIT", 10_000],
  ] as const) {
    if (!pid || !running()) return;
    process.kill(pid, signal);
    for (const until = Date.now() + wait; Date.now() < until && running(); ) await sleep(20);
  }
}

function alive(pid: number | undefined): boolean {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function readPid({ directory }: Cluster): number | undefined {
  try {
    return Number.parseInt(readFileSync(join(directory, "postmaster.pid"), "utf8"), 10) || undefined;
  } catch {
    return undefined; // not running
  }
}

const logPath = ({ directory }: Cluster) => `${directory}.log`;

function rotateLog(cluster: Cluster): void {
  const size = statSync(logPath(cluster), { throwIfNoEntry: false })?.size ?? 0;
  if (size > largestLog) renameSync(logPath(cluster), `${logPath(cluster)}.1`);
}
