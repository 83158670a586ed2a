/** Imports on one page of their history. */
export const importsAtOnce = 10;
