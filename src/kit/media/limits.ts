/** What the library takes. The browser tells early, the server decides. */
const mebi = 1024 * 1024;
export const maxPictureBytes = 15 * mebi;
export const maxClipBytes = 60 * mebi;
export const maxPixels = 40_000_000;
export const maxAlt = 300;
/** In pixels; a picture is never made larger than it came. */
export const widths = [480, 960, 1440, 1920] as const;
/** For the browser's file dialog: a telephone hands over JPG when HEIC is not named. */
export const pictureAccept = "image/jpeg,image/png,image/webp,image/avif";
export const clipAccept = "video/mp4,video/webm";

export const sizeOf = (bytes: number): string => `${(Math.ceil((bytes / mebi) * 10) / 10).toString().replace(".", ",")} MB`;

export const tooLargePicture = (bytes: number): string =>
  `Gambar ini berukuran ${sizeOf(bytes)}. Ukuran paling besar ${sizeOf(maxPictureBytes)}; perkecil dahulu, lalu unggah lagi.`;
export const tooLargeClip = (bytes: number): string =>
  `Klip ini berukuran ${sizeOf(bytes)}. Ukuran paling besar ${sizeOf(maxClipBytes)}; pendekkan dahulu, lalu unggah lagi.`;
