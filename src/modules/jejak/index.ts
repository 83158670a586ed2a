export { anchorPath } from "./paths.ts";
