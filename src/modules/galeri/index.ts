export { album } from "./album.ts";
export { foto } from "./foto.ts";
export type { Foto, Video } from "./isi-galeri.ts";
export { video } from "./video.ts";
