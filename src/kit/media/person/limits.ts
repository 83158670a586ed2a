/** Width to height of a portrait: three by four. */
export const portraitShape = 3 / 4;
/** In pixels; four centimetres on paper at 300 dots an inch, and sharp on a screen. */
export const portraitWidth = 600;
export const maxPortraitBytes = 8 * 1024 * 1024;
export const maxSignatureBytes = 8 * 1024 * 1024;
/** For the browser's file dialog: a telephone hands over JPG when HEIC is not named. */
export const portraitAccept = "image/jpeg,image/png,image/webp";
