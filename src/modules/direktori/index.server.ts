export { hasDirektori } from "./read-direktori.server.ts";
export { direktoriSources } from "./site-sources.server.ts";
