import { statusPath } from "../paths.ts";

/** What a family sent, and where it asks for a correction. Beside the other addresses it would be loaded with every page of the portal. */
export const isianPath = `${statusPath}/isian`;
