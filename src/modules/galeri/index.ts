export { album } from "./album.ts";
export { foto } from "./foto.ts";
export { video } from "./video.ts";
