const longest = 2_000;

/** Milliseconds before a lost server is tried again: growing to two seconds, and never the same for all who lost it together. */
export const backoffMs = (failures: number): number => Math.min(longest, 100 * 2 ** failures) * (0.5 + Math.random() / 2);
