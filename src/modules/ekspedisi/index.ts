export { ekspedisi } from "./ekspedisi.ts";
export { ekspedisiPath } from "./paths.ts";
