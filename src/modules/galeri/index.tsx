/** What other modules show of this one. Apart from `index.ts`, which the tables of contents read: components bring styles along. */
export { GaleriFoto } from "./parts/galeri-foto.tsx";
export { GaleriVideo, VideoDalamTeks } from "./parts/galeri-video.tsx";
