import { createHmac, randomBytes } from "node:crypto";
import { addDays } from "../../dates.ts";

/**
 * Invents values in place of real ones: the same for the same throughout one copy, and nobody can go back from them, since the key
 * lives as long as this object and is kept nowhere.
 */
export interface Inventor {
  /** @returns a whole number from 0 up to `below`, the same for the same value of the same kind */
  readonly number: (kind: string, value: string, below: number) => number;
  /** A row's id, wherever something points to it. */
  readonly id: (id: string) => string;
  /** @returns as many figures */
  readonly digits: (kind: string, value: string, count: number) => string;
  /** Another day, at most half a year away. */
  readonly day: (day: string) => string;
  /** What `make` gives, tried until no other value of this kind has it. */
  readonly unique: (kind: string, value: string, make: (attempt: number) => string) => string;
}

const mostDays = 180;
/** Beyond it a form has no room for so many different values. */
const mostAttempts = 10_000;

export function openInventor(): Inventor {
  const key = randomBytes(32);
  const known = new Map<string, Map<string, string>>();
  const taken = new Map<string, Set<string>>();
  const hash = (kind: string, value: string) => createHmac("sha256", key).update(kind).update("\0").update(value).digest();
  const number: Inventor["number"] = (kind, value, below) => hash(kind, value).readUIntBE(0, 6) % below;
  return {
    number,
    id: (id) => asUuid(hash("id", id.toLowerCase()).toString("hex")),
    digits: (kind, value, count) => Array.from({ length: count }, (_, place) => number(`${kind} ${place}`, value, 10)).join(""),
    day: (day) => {
      const away = number("hari", day, 2 * mostDays) - mostDays;
      return addDays(day, away >= 0 ? away + 1 : away);
    },
    unique: (kind, value, make) => {
      const before = at(known, kind, () => new Map<string, string>());
      const others = at(taken, kind, () => new Set<string>());
      const found = before.get(value) ?? firstFree(make, others);
      before.set(value, found);
      others.add(found);
      return found;
    },
  };
}

function firstFree(make: (attempt: number) => string, others: ReadonlySet<string>): string {
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const found = make(attempt);
    if (!others.has(found)) return found;
  }
  throw new Error("no other value can be invented");
}

function at<T>(map: Map<string, T>, key: string, make: () => T): T {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}

/** In the form of a random one. */
const asUuid = (hex: string): string =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
