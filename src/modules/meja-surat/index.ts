export { mejaPath } from "./paths.ts";
