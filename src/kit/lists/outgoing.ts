import { type Query, readQuery } from "../register/query.ts";
import type { Register } from "../register/register.ts";

/** Which rows go into a list of somebody else's. */
export interface Outgoing {
  readonly query: Query;
  /** Rows that nobody expects in a whole list are left out, because nobody asked for them. */
  readonly present: boolean;
}

/**
 * Of a list as it is filtered, those that a whole list holds: a ministry's template means the pupils of today. Whoever filters by it
 * themselves, or asks for all (`?semua=ya`), has what they asked for.
 */
export function readOutgoing(register: Register, parameters: URLSearchParams): Outgoing {
  const query = { ...readQuery(register, parameters), bin: false };
  const expected = Object.entries(register.expected?.where ?? {});
  const known = expected.every(([name]) => Object.hasOwn(register.fields, name));
  const asked = expected.some(([name]) => Object.hasOwn(query.filters, name));
  if (expected.length === 0 || !known || asked || parameters.get(everybody.name) === everybody.value) return { query, present: false };
  const present = Object.fromEntries(expected.map(([name, value]) => [name, String(value)]));
  return { query: { ...query, filters: { ...query.filters, ...present } }, present: true };
}

/** In the address: those are asked for too that a whole list does not hold. */
export const everybody = { name: "semua", value: "ya" } as const;
