import "./tables.ts";

export { beritaTerbaru } from "./berita-terbaru.server.ts";
