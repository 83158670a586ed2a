export { direktoriSources } from "./site-sources.server.ts";
