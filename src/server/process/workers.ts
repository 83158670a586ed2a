import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { StartRefusal } from "#kit/database/engine/start-refusal.ts";
import type { Log } from "../edge/log.ts";
import type { Handover } from "../resources.ts";

/** What a worker says to the process that started it. */
type Said = { readonly asks: "handover" } | { readonly port: number } | { readonly refused: string };

export interface WorkersOptions {
  readonly count: number;
  readonly handover: Handover;
  readonly log: Pick<Log, "error">;
  /** Milliseconds that a worker has to end what it began. */
  readonly patience: number;
}

export interface Workers {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

const restartMs = 1_000;
/** Of a worker that lived no longer than this, one after the other, so many are the last. */
const shortLifeMs = 10_000;
const mostShortLives = 5;

/**
 * Processes that serve on one port (node:cluster), with the promises of several machines: what they share is the database. One that
 * dies is started again after a second. @throws StartRefusal with the first one's sentence
 */
export async function openWorkers(options: WorkersOptions): Promise<Workers> {
  // Whoever is free takes the next connection: passed on by this process, it would be lost with a worker that has just died.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  // Handed over from memory to memory: keys as bytes.
  cluster.setupPrimary({ serialization: "advanced" });
  const state: State = { ...options, living: new Set(), stopping: false, shortLives: 0 };
  const stop = () => stopAll(state);
  try {
    const [port = 0] = await Promise.all(Array.from({ length: options.count }, () => startWorker(state)));
    return { port, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface State extends WorkersOptions {
  readonly living: Set<Worker>;
  stopping: boolean;
  shortLives: number;
}

/** @returns the port once it listens */
async function startWorker(state: State): Promise<number> {
  const worker = cluster.fork();
  const begun = performance.now();
  state.living.add(worker);
  let serves = false;
  worker.once("exit", (code, signal) => {
    state.living.delete(worker);
    // One that never served has told why to whoever waits for it.
    if (serves && !state.stopping) void replace(state, { code, signal, lived: performance.now() - begun });
  });
  const port = await new Promise<number>((resolve, reject) => {
    worker.once("exit", (code) => reject(new Error(`a worker ended with ${code} before it served`)));
    worker.on("message", (said: Said) => {
      if ("asks" in said) worker.send(state.handover);
      else if ("refused" in said) reject(new StartRefusal(said.refused));
      else resolve(said.port);
    });
  });
  serves = true;
  return port;
}

interface End {
  readonly code: number | null;
  readonly signal: string | null;
  readonly lived: number;
}

async function replace(state: State, { code, signal, lived }: End): Promise<void> {
  state.log.error({ kode: code, sinyal: signal }, "proses pelayan berakhir dan dimulai lagi");
  state.shortLives = lived < shortLifeMs ? state.shortLives + 1 : 0;
  await sleep(restartMs);
  if (state.stopping) return;
  if (state.shortLives >= mostShortLives) return giveUp();
  await startWorker(state).catch((error: unknown) => {
    if (state.stopping) return;
    state.log.error({ error }, "proses pelayan tidak dapat dimulai lagi");
    return replace(state, { code: null, signal: null, lived: 0 });
  });
}

/** Nobody catches it: the process ends, and whatever supervises it begins anew. */
function giveUp(): void {
  setImmediate(() => {
    throw new Error("the workers end as soon as they begin");
  });
}

async function stopAll(state: State): Promise<void> {
  state.stopping = true;
  await Promise.all(
    [...state.living].map(async (worker) => {
      const ended = once(worker, "exit");
      // It may have ended a moment ago, or never have listened to anybody.
      if (worker.isConnected()) worker.send("stop");
      const late = setTimeout(() => worker.process.kill("SIGKILL"), state.patience + 2_000);
      if (!worker.isDead()) await ended;
      clearTimeout(late);
    }),
  );
}

/** A worker's side: what it is given, and when it is to end. */
export async function askForHandover(stop: () => void): Promise<Handover> {
  const given = new Promise<Handover>((resolve) => {
    process.on("message", (message: Handover | "stop") => {
      if (message === "stop") stop();
      else resolve(message);
    });
  });
  tell({ asks: "handover" });
  return given;
}

export function tell(said: Said): void {
  process.send?.(said);
}

/** Tells why this worker does not begin. @returns whether that is a sentence for the person at the machine */
export async function toldRefusal(error: unknown): Promise<boolean> {
  if (!(error instanceof StartRefusal)) return false;
  await new Promise<void>((resolve) => process.send?.({ refused: error.message } satisfies Said, undefined, undefined, () => resolve()));
  return true;
}
