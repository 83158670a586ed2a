import { setTimeout as sleep } from "node:timers/promises";
import { openThrottledLog } from "./throttled-log.server.ts";

/** Something without which nobody can be served. */
export interface Part {
  readonly name: string;
  /** @throws Unwell with a sentence for everybody, or whatever went wrong, which stays in the log */
  readonly check: () => Promise<unknown>;
}

/** What is the matter, in words that anybody may read: no path, address or figure of the machine. */
export class Unwell extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = "Unwell";
  }
}

export interface Report {
  readonly ready: boolean;
  /** One a part: "basis data: baik". */
  readonly lines: readonly string[];
}

export interface Health {
  /** A few seconds old at most, and looked up once for all who ask meanwhile. */
  readonly report: () => Promise<Report>;
  /** From now on this process is not to be given anything new, though it goes on serving. */
  readonly leave: () => void;
  /** Ends the watch that looks whether anybody asks or not. */
  readonly stop: () => void;
}

interface HealthOptions {
  readonly parts: readonly Part[];
  readonly log: Record<"info" | "warn", (details: object, sentence: string) => void>;
  readonly clock?: () => number;
  /** Milliseconds that a part has for its answer. */
  readonly patience?: number;
}

/** Milliseconds for which a report counts, so that many who ask do no harm. */
const fresh = 3_000;
const watchEvery = 15_000;

export function openHealth({ parts, log, clock = () => performance.now(), patience = 3_000 }: HealthOptions): Health {
  const checks = parts.map((part) => openCheck(part, patience));
  const seldom = openThrottledLog(log, clock);
  let known: { readonly at: number; readonly report: Promise<Report> } | undefined;
  let wasReady = true;
  let leaving = false;
  const look = async (): Promise<Report> => {
    const found = await Promise.all(checks.map((check) => check()));
    const ready = found.every(({ error }) => error === undefined);
    for (const { name, error } of found) if (error !== undefined) seldom.warn(name, { bagian: name, error }, "belum siap melayani");
    if (ready && !wasReady) log.info({}, "siap melayani lagi");
    wasReady = ready;
    return { ready, lines: found.map(({ name, error }) => `${name}: ${wordFor(error)}`) };
  };
  const report = async (): Promise<Report> => {
    if (leaving) return { ready: false, lines: ["aplikasi: sedang berhenti"] };
    if (!known || clock() - known.at >= fresh) known = { at: clock(), report: look() };
    return known.report;
  };
  const watch = setInterval(() => void report(), watchEvery).unref();
  const leave = () => {
    leaving = true;
  };
  return { report, leave, stop: () => clearInterval(watch) };
}

interface Found {
  readonly name: string;
  /** Undefined: all is well. */
  readonly error: unknown;
}

/** A check that hangs is not begun a second time beside itself. */
export function openCheck({ name, check }: Part, patience: number): () => Promise<Found> {
  let running: Promise<unknown> | undefined;
  return async () => {
    running ??= check().finally(() => {
      running = undefined;
    });
    const given = new AbortController();
    const late = sleep(patience, undefined, { signal: given.signal }).then(() => Promise.reject(new Unwell("tidak menjawab")));
    // Told off below once the check has answered.
    late.catch(() => undefined);
    return Promise.race([running, late])
      .then(
        () => ({ name, error: undefined }),
        (error: unknown) => ({ name, error }),
      )
      .finally(() => given.abort());
  };
}

function wordFor(error: unknown): string {
  if (error === undefined) return "baik";
  return error instanceof Unwell ? error.message : "terganggu";
}
