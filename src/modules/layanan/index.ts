export { agenda } from "./agenda.ts";
export type { Papan } from "./papan.ts";
export { pengumuman } from "./pengumuman.ts";
