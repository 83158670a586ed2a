/** Stands in for what a formula gives that no program has counted yet. */
export const uncounted = "#RUMUS";
