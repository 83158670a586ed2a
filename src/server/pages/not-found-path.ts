/** An address at which there is nothing, for whom nothing is to be shown. */
export const notFoundPath = "/__tidak-ada";

/** The same for who is signed in, with their menu around it. */
export const portalNotFoundPath = `${notFoundPath}/portal`;
