export { disposisiPath, jalanPath } from "./paths.ts";
