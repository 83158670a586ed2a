/** An address at which there is nothing, for whom nothing is to be shown. */
export const nowhere = "/__tidak-ada";

/** The same for who is signed in, with their menu around it. */
export const nowhereInside = `${nowhere}/portal`;
