import { on, once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { openConcurrencyLimit } from "../access/concurrency-limit.ts";
import { Refusal, refuse } from "../refusals.ts";
import type { Answer, Said, Tasks } from "./serve.server.ts";

export interface WorkerPoolOptions {
  /** The file that calls `serve`, from the root of the project. Node runs it as it stands: what is bundled has no file for a thread. */
  readonly entry: string;
  readonly atOnce: number;
  /** How many may wait; who comes later is turned away with a 503. */
  readonly waiting: number;
  /** How long one piece of work may take, in seconds. */
  readonly seconds: number;
  /** Largest heap of a thread, in megabytes. */
  readonly memory: number;
  /** How long a thread stays for the next piece of work, in seconds; a minute when absent: it takes a while to load what it works with. 0: each has a thread of its own. */
  readonly rest?: number;
  /** What a thread begins with: it reads it as its `workerData`. */
  readonly begins?: unknown;
  /** What is said when a piece of work needs more time or memory than it gets. */
  readonly exhausted: string;
}

export interface TaskProgress {
  /** Ends the work. */
  readonly signal?: AbortSignal | undefined;
  /** Hears what the work says on the way. */
  readonly heard?: ((said: unknown) => Promise<void>) | undefined;
}

export interface WorkerPool<T extends Tasks> {
  /**
   * Does one piece of work in a thread of its own. Input and answer are copied; bytes in the answer are handed over.
   * @throws Refusal what the work refused, "unavailable" when too many wait, "unsupported" beyond time or memory;
   * the signal's reason once it is aborted
   */
  readonly run: <K extends keyof T & string>(task: K, input: Parameters<T[K]>[0], on?: TaskProgress) => Promise<Awaited<ReturnType<T[K]>>>;
  /** Has a thread ready, where none is: it takes a while to load what it works with. */
  readonly warm: () => void;
  /** Ends all threads; what one still worked on fails. */
  readonly close: () => Promise<void>;
}

interface IdleWorker {
  readonly thread: Worker;
  readonly closing: NodeJS.Timeout;
}

/** Threads for one kind of heavy work, a few at a time. One that dies, or works too long, is replaced by the next that is needed. */
export function openWorkerPool<T extends Tasks>(options: WorkerPoolOptions): WorkerPool<T> {
  const gate = openConcurrencyLimit(options);
  const resting: IdleWorker[] = [];
  const alive = new Set<Worker>();
  const start = () => {
    const { memory, begins } = options;
    const thread = new Worker(join(process.cwd(), options.entry), {
      execArgv: [],
      workerData: begins,
      resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 32 },
    });
    // Whoever waits for an answer hears of a fault themselves; of a thread that rests, nobody needs to.
    thread.on("error", () => forget(resting, thread));
    thread.once("exit", () => {
      alive.delete(thread);
      forget(resting, thread);
    });
    alive.add(thread);
    return thread;
  };
  return {
    run: (task, input, { signal, heard } = {}) =>
      gate.pass(async () => {
        signal?.throwIfAborted();
        const thread = takeIdle(resting) ?? start();
        const answer = await ask(thread, { message: { task, input }, signal, heard, options });
        keep(resting, thread, answer.spent ? 0 : (options.rest ?? 60));
        if ("value" in answer) return answer.value as never;
        if ("refusal" in answer) throw new Refusal(answer.refusal.kind, answer.refusal.sentence, answer.refusal);
        throw answer.fault;
      }),
    warm: () => {
      if (alive.size === 0) keep(resting, start(), options.rest ?? 60);
    },
    close: async () => void (await Promise.all([...alive].map((thread) => thread.terminate()))),
  };
}

interface Question extends TaskProgress {
  readonly message: unknown;
  readonly options: WorkerPoolOptions;
}

async function ask(thread: Worker, { message, signal, heard, options }: Question): Promise<Answer> {
  const patience = AbortSignal.timeout(options.seconds * 1000);
  const answered = new AbortController();
  const until = AbortSignal.any([answered.signal, patience, ...(signal ? [signal] : [])]);
  const ended = once(thread, "exit", { signal: until }).then(([code]) => {
    throw new Error(`a thread of ${options.entry} ended with ${code}`);
  });
  // Only one of both is waited for to its end.
  ended.catch(() => undefined);
  try {
    const answer = answerFrom(on(thread, "message", { signal: until }), heard);
    thread.postMessage(message);
    return await Promise.race([answer, ended]);
  } catch (error) {
    await thread.terminate();
    signal?.throwIfAborted();
    if (patience.aborted || isOutOfMemory(error)) throw Object.assign(refuse.unsupported(options.exhausted), { cause: error });
    throw error;
  } finally {
    answered.abort();
  }
}

async function answerFrom(messages: AsyncIterable<unknown[]>, heard: TaskProgress["heard"]): Promise<Answer> {
  for await (const [message] of messages as AsyncIterable<[Said]>) {
    if (!("said" in message)) return message;
    await heard?.(message.said);
  }
  throw new Error("a thread ended without an answer");
}

const isOutOfMemory = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";

function takeIdle(resting: IdleWorker[]): Worker | undefined {
  const kept = resting.pop();
  if (!kept) return undefined;
  clearTimeout(kept.closing);
  kept.thread.ref();
  return kept.thread;
}

/** Nothing has to wait for a thread that only rests. */
function keep(resting: IdleWorker[], thread: Worker, seconds: number): void {
  thread.unref();
  const close = () => {
    forget(resting, thread);
    thread.terminate().catch(() => undefined);
  };
  if (seconds === 0) close();
  else resting.push({ thread, closing: setTimeout(close, seconds * 1000).unref() });
}

function forget(resting: IdleWorker[], thread: Worker): void {
  const place = resting.findIndex((one) => one.thread === thread);
  if (place < 0) return;
  for (const { closing } of resting.splice(place, 1)) clearTimeout(closing);
}
