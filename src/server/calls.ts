import type { Call } from "./api.ts";

/** Every call of the API: section 7 of the specification, then the registers. */
export const calls: readonly Call[] = [];
