import type { Actor } from "../access/access.ts";
import { type ConcurrencyLimit, openConcurrencyLimit } from "../access/concurrency-limit.ts";
import { refuse } from "../refusals.ts";

const sentence = "Daftar lain sedang diperiksa. Coba lagi sebentar.";

/** In seconds: a list of a thousand rows takes about as long. */
const soon = 5;

/** Each list in hand holds a connection for as long as it is tried out; the others are for everybody else. */
const everybody = openConcurrencyLimit({ atOnce: 2, waiting: 6, turnedAway: () => refuse.unavailable(soon, sentence) });

interface Queue extends ConcurrencyLimit {
  asked: number;
}

const queues = new Map<string, Queue>();

/**
 * Reads, compares or tries out a list when its turn has come: two at once for all together, one for each person and each program,
 * people before programs. Not inside a transaction, which would wait along.
 * @throws Refusal 429 for whoever has some in hand already, 503 while too many wait
 */
export async function inTurn<T>({ id, program }: Actor, work: () => Promise<T>): Promise<T> {
  const whose = program ? `program ${program.id}` : `orang ${id}`;
  const queue = queues.get(whose) ?? {
    ...openConcurrencyLimit({ atOnce: 1, waiting: 2, turnedAway: () => refuse.tooMany(soon, sentence) }),
    asked: 0,
  };
  queues.set(whose, queue);
  queue.asked += 1;
  try {
    return await queue.pass(() => everybody.pass(work, !program));
  } finally {
    queue.asked -= 1;
    if (queue.asked === 0) queues.delete(whose);
  }
}
