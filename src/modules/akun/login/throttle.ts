/** After so many refusals in a row the next ones are told from memory. */
const ramai = 200;
/** Then the database is asked again, by one of them. */
const sebentarMs = 2000;
const most = 5000;
/** Whoever guesses in a rush gets each answer this late, so that asking faster brings nothing and others are not kept waiting. */
const delayMs = 500;
const mayWait = 500;

interface Tertahan {
  readonly until: number;
  readonly seen: number;
  readonly refused: number;
}

export interface Throttle {
  /** Hears that the database refused this key for so many seconds. */
  readonly catat: (key: string, seconds: number) => void;
  /** Ends when the answer may go out; at once when too many wait already. */
  readonly jeda: () => Promise<void>;
  /** Seconds to wait; 0: ask the database. */
  readonly sisa: (key: string) => number;
  /** The database lets this key in again. */
  readonly lupakan: (key: string) => void;
}

/** Remembers for a moment who has to wait anyway, so that a rush of guesses at one account costs no more than its answers. */
export function openThrottle(clock: () => number = () => performance.now()): Throttle {
  const known = new Map<string, Tertahan>();
  let menunggu = 0;
  return {
    async jeda() {
      if (menunggu >= mayWait) return;
      menunggu++;
      await new Promise((done) => setTimeout(done, delayMs));
      menunggu--;
    },
    catat(key, seconds) {
      const now = clock();
      const before = known.get(key);
      const row = before && now - before.seen <= 2 * sebentarMs ? before.refused : 0;
      if (known.size >= most) known.clear();
      known.set(key, { until: now + seconds * 1000, seen: now, refused: row + 1 });
    },
    sisa(key) {
      const now = clock();
      const found = known.get(key);
      if (!found || found.refused < ramai || now - found.seen > 2 * sebentarMs) return 0;
      if (now - found.seen > sebentarMs) {
        known.set(key, { ...found, seen: now });
        return 0;
      }
      return Math.max(0, Math.ceil((found.until - now) / 1000));
    },
    lupakan: (key) => void known.delete(key),
  };
}
