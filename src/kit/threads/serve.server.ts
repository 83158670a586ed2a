import { parentPort, type Transferable } from "node:worker_threads";
import { Refusal, type RefusalDetails, type RefusalKind } from "../refusals.ts";

/** Says something on the way, e.g. how far it is. */
export type Tell = (said: unknown) => Promise<void>;

/** What a thread can do, by name: each takes one thing and answers with one. */
export type Tasks = Readonly<Record<string, (input: never, tell: Tell) => unknown>>;

/** What comes from a thread: first what it says on the way, then its answer. */
export type Said = { readonly said: unknown } | Answer;

/** `spent`: the thread keeps too much of what it worked on, and asks to be ended. */
export type Answer = Outcome & { readonly spent?: true };

type Outcome =
  | { readonly value: unknown }
  | { readonly refusal: RefusalDetails & { readonly kind: RefusalKind; readonly sentence: string } }
  | { readonly fault: Error };

/**
 * For the file a thread starts with: does one piece of work after the other. A refusal comes back as it was thrown.
 * @param isSpent whether the thread is to be ended after what it did last
 */
export function serve(tasks: Tasks, isSpent: () => boolean = () => false): void {
  parentPort?.on("message", async ({ task, input }: { task: string; input: never }) => {
    const outcome = await answerOf(tasks, task, input);
    const answer: Answer = isSpent() ? { ...outcome, spent: true } : outcome;
    parentPort?.postMessage(answer, "value" in answer ? wholeBuffers(answer.value) : []);
  });
}

const tell: Tell = async (said) => parentPort?.postMessage({ said });

async function answerOf(tasks: Tasks, task: string, input: never): Promise<Outcome> {
  try {
    return { value: await tasks[task]?.(input, tell) };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: told(error) };
    return { fault: error instanceof Error ? error : new Error(String(error)) };
  }
}

const told = ({ kind, message, right, fields, current, retryAfter, reason }: Refusal) => ({
  ...{ kind, sentence: message, right, reason, current },
  ...(fields && { fields }),
  ...(retryAfter !== undefined && { retryAfter }),
});

/** What can be handed over without a copy: bytes that have their memory to themselves. */
function wholeBuffers(value: unknown): Transferable[] {
  if (Array.isArray(value)) return value.flatMap(wholeBuffers);
  if (!(value instanceof Uint8Array) || !(value.buffer instanceof ArrayBuffer)) return [];
  return value.byteLength === value.buffer.byteLength && value.byteLength > 0 ? [value.buffer] : [];
}
