export { disposisiListPath, disposisiPath, jalanPath } from "./paths.ts";
