/** What other modules show of this one. Apart from `index.ts`, which the tables of contents read: components bring styles along. */
export { GaleriFoto } from "./sections/galeri-foto.tsx";
export { GaleriVideo } from "./sections/galeri-video.tsx";
