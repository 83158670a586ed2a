import "./tables.ts";

export { beritaTerbaru } from "./bacaan/berita-terbaru.server.ts";
export { terbitBerikut } from "./bacaan/terbit.server.ts";
