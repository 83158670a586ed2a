import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { StartRefusal } from "#kit/database/engine/start-refusal.ts";
import type { Log } from "../edge/log.ts";
import type { Handover } from "../resources.ts";
import { collectFigures } from "./collect-figures.ts";
import { type Said, type Told, tell } from "./messages.ts";

export interface WorkersOptions {
  readonly count: number;
  readonly handover: Handover;
  readonly log: Pick<Log, "error" | "warn">;
  /** Milliseconds that a worker has to end what it began. */
  readonly patience: number;
}

export interface Workers {
  readonly port: number;
  readonly stop: () => Promise<void>;
  /** A new one takes the place of each, one after the other; the old one ends what it began. @throws when a new one does not serve */
  readonly renew: () => Promise<void>;
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
  const state: State = { ...options, living: new Set(), serving: new Map(), stopping: false, renewing: false, shortLives: 0 };
  const stop = () => stopAll(state);
  try {
    const [port = 0] = await Promise.all(Array.from({ length: options.count }, (_, at) => startWorker(state, at + 1)));
    return { port, stop, renew: () => renewAll(state) };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface State extends WorkersOptions {
  readonly living: Set<Worker>;
  /** With the place of each. */
  readonly serving: Map<Worker, number>;
  stopping: boolean;
  renewing: boolean;
  shortLives: number;
}

/** @param place which of the workers it is, from 1; one that takes another's place has its number. @returns the port once it listens */
async function startWorker(state: State, place: number): Promise<number> {
  const worker = cluster.fork();
  const begun = performance.now();
  state.living.add(worker);
  worker.once("exit", (code, signal) => {
    state.living.delete(worker);
    // One that never served has told why to whoever waits for it.
    if (state.serving.delete(worker) && !state.stopping) void replace(state, { place, code, signal, lived: performance.now() - begun });
  });
  const port = await new Promise<number>((resolve, reject) => {
    worker.once("exit", (code) => reject(new Error(`a worker ended with ${code} before it served`)));
    worker.on("message", (said: Said) => {
      if (said.kind === "begins") worker.send({ kind: "handover", handover: state.handover, place } satisfies Told);
      else if (said.kind === "refuses") reject(new StartRefusal(said.sentence));
      else if (said.kind === "serves") resolve(said.port);
      else if (said.kind === "asks-figures") void tellFigures(state, worker, said.ask);
    });
  });
  state.serving.set(worker, place);
  return port;
}

async function tellFigures({ serving }: State, asking: Worker, ask: string): Promise<void> {
  const figures = await collectFigures(
    [...serving.keys()].filter((worker) => worker !== asking),
    ask,
  );
  // Whoever asked may be gone by now.
  asking.send({ kind: "figures-of-others", ask, figures } satisfies Told, () => undefined);
}

interface End {
  readonly place: number;
  readonly code: number | null;
  readonly signal: string | null;
  readonly lived: number;
}

async function replace(state: State, { place, code, signal, lived }: End): Promise<void> {
  state.log.error({ kode: code, sinyal: signal }, "proses pelayan berakhir dan dimulai lagi");
  state.shortLives = lived < shortLifeMs ? state.shortLives + 1 : 0;
  await sleep(restartMs);
  if (state.stopping) return;
  if (state.shortLives >= mostShortLives) return giveUp();
  await startWorker(state, place).catch((error: unknown) => {
    if (state.stopping) return;
    state.log.error({ error }, "proses pelayan tidak dapat dimulai lagi");
    return replace(state, { place, code: null, signal: null, lived: 0 });
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
  await Promise.all([...state.living].map((worker) => end(worker, state.patience)));
}

async function end(worker: Worker, patience: number): Promise<void> {
  const ended = once(worker, "exit");
  // It may have ended a moment ago, or never have listened to anybody.
  if (worker.isConnected()) worker.send({ kind: "stop" } satisfies Told);
  const late = setTimeout(() => worker.process.kill("SIGKILL"), patience + 2_000);
  if (!worker.isDead()) await ended;
  clearTimeout(late);
}

/** The port stays open throughout: it belongs to all of them. One that dies meanwhile is replaced as ever. */
async function renewAll(state: State): Promise<void> {
  if (state.renewing || state.stopping) return;
  state.renewing = true;
  try {
    for (const [old, place] of [...state.serving]) {
      if (state.stopping || !state.serving.has(old)) continue;
      await startWorker(state, place);
      state.serving.delete(old);
      await end(old, state.patience);
    }
    state.log.warn({}, "proses pelayan sudah diganti satu per satu");
  } finally {
    state.renewing = false;
  }
}

/** A worker's side: what it is given, and when it is to end. */
export async function askForHandover(stop: () => void): Promise<Extract<Told, { kind: "handover" }>> {
  const given = new Promise<Extract<Told, { kind: "handover" }>>((resolve) => {
    process.on("message", (told: Told) => {
      if (told.kind === "stop") stop();
      else if (told.kind === "handover") resolve(told);
    });
  });
  tell({ kind: "begins" });
  return given;
}

/** Tells why this worker does not begin. @returns whether that is a sentence for the person at the machine */
export async function toldRefusal(error: unknown): Promise<boolean> {
  if (!(error instanceof StartRefusal)) return false;
  await new Promise<void>((resolve) =>
    process.send?.({ kind: "refuses", sentence: error.message } satisfies Said, undefined, undefined, () => resolve()),
  );
  return true;
}
