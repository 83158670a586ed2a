/** Minutes without anything done after which a session is over, and the longest that one lasts. */
export const sessionLimit = { administrator: 30, lain: 120, seluruhnya: 12 * 60 } as const;

export const diamLimit = (peran: readonly string[]): number =>
  peran.includes("administrator") ? sessionLimit.administrator : sessionLimit.lain;
