export { agenda } from "./agenda.ts";
export { pengumuman } from "./pengumuman.ts";
