export { direktoriPath, tampilPath } from "./addresses.ts";
