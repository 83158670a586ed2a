export { album } from "./album.ts";
export { foto } from "./foto.ts";
export type { Foto, Video } from "./isi-galeri.ts";
export { GaleriFoto } from "./sections/galeri-foto.tsx";
export { GaleriVideo } from "./sections/galeri-video.tsx";
export { video } from "./video.ts";
