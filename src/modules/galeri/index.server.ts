import "./tables.ts";

export { bacaFoto, hitungFoto } from "./bacaan/baca-foto.server.ts";
export { bacaVideo } from "./bacaan/baca-video.server.ts";
