import { type Refusal, refuse } from "../refusals.ts";

export interface ConcurrencyLimitOptions {
  readonly atOnce: number;
  /** How many may wait; who comes later is turned away. */
  readonly waiting: number;
  /** What is said to them. */
  readonly turnedAway?: () => Refusal;
}

export interface ConcurrencyLimit {
  /** @throws Refusal "unavailable" when too many wait. An urgent work goes first, and takes the last place if there is none. */
  readonly pass: <T>(work: () => Promise<T>, urgent?: boolean) => Promise<T>;
}

interface Waiter {
  readonly urgent: boolean;
  readonly enter: () => void;
  readonly turnAway: () => void;
}

/** Lets heavy work in a few at a time, so that a rush of it leaves the processor to everybody else. */
export function openConcurrencyLimit({ atOnce, waiting, turnedAway = busy }: ConcurrencyLimitOptions): ConcurrencyLimit {
  const queue: Waiter[] = [];
  let inside = 0;
  const leave = () => {
    const next = queue.shift();
    if (next) next.enter();
    else inside -= 1;
  };
  const enter = (urgent: boolean): Promise<void> => {
    if (inside < atOnce) {
      inside += 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const waiter = { urgent, enter: resolve, turnAway: () => reject(turnedAway()) };
      if (queue.length >= waiting && !makeRoom(queue, urgent)) return waiter.turnAway();
      const behind = urgent ? queue.findIndex((other) => !other.urgent) : -1;
      queue.splice(behind < 0 ? queue.length : behind, 0, waiter);
    });
  };
  return {
    async pass(work, urgent = false) {
      await enter(urgent);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}

function makeRoom(queue: Waiter[], urgent: boolean): boolean {
  if (!urgent) return false;
  const last = queue.findLastIndex((other) => !other.urgent);
  if (last < 0) return false;
  for (const pushed of queue.splice(last, 1)) pushed.turnAway();
  return true;
}

const busy = () => refuse.unavailable(3, "Sedang banyak yang masuk bersamaan. Tunggu beberapa detik, lalu coba lagi.");
