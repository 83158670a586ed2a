/** Minutes without anything done after which a session is over, and the longest that one lasts. */
export const batasSesi = { administrator: 30, lain: 120, seluruhnya: 12 * 60 } as const;

export const batasDiam = (peran: readonly string[]): number => (peran.includes("administrator") ? batasSesi.administrator : batasSesi.lain);
