export { album } from "./album.ts";
export { foto } from "./foto.ts";
export type { Foto, Video } from "./galeri-content.ts";
export { fotoPath } from "./paths.ts";
export { video } from "./video.ts";
