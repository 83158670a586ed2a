import type { Actor } from "#kit/access/access.ts";
import { networkKey } from "#kit/access/network.server.ts";
import { refuse } from "#kit/refusals.ts";
import type { Visit } from "#kit/visit.server.ts";
import { isSafe } from "./guard.ts";

export interface ClientRateLimitOptions {
  readonly capacity: number;
  readonly perSecond: number;
  readonly clock?: () => number;
}

interface Tokens {
  left: number;
  at: number;
}

/** Counts one sending from this address. @returns seconds to wait, or 0 */
export type ClientRateLimit = (address: string) => number;

/** Wide, because a whole school shares an address: three classes may register at the same minute, and sign in before that. */
export const anonymousLimit: ClientRateLimitOptions = { capacity: 1200, perSecond: 20 };

const mostNetworks = 20_000;
/** Whoever sets the machine's clock back does not shut strangers out until then. */
const monotonic = () => performance.now();

/**
 * What strangers of one network may send, asked before a byte of it is read. It guards this process's own time, so it is kept in
 * its memory; what may be tried, registered or asked for is limited in the database.
 */
export function openClientRateLimit({ capacity, perSecond, clock = monotonic }: ClientRateLimitOptions): ClientRateLimit {
  const networks = new Map<string, Tokens>();
  return (address) => {
    const key = networkKey(address);
    const now = clock();
    const known = networks.get(key);
    const left = known ? Math.min(capacity, known.left + ((now - known.at) / 1000) * perSecond) : capacity;
    // Put last, so that whoever has been quiet the longest is forgotten first.
    networks.delete(key);
    networks.set(key, { left: Math.max(0, left - 1), at: now });
    if (networks.size > mostNetworks) networks.delete(networks.keys().next().value ?? key);
    return left >= 1 ? 0 : Math.ceil((1 - left) / perSecond);
  };
}

/** @throws Refusal 429 for a stranger who sends too much */
export function demandWithinRate(
  rush: ClientRateLimit,
  asked: { readonly request: Request; readonly visit: Visit; readonly actor: Actor },
): void {
  if (asked.actor.id !== null || isSafe(asked.request.method)) return;
  const wait = rush(asked.visit.address);
  if (wait > 0) throw refuse.tooMany(wait);
}
