import { createRequire } from "node:module";
import { Font } from "@react-pdf/renderer";

export const letters = ["Jakarta", "Jakarta Tambahan"];

const resolve = createRequire(import.meta.url).resolve;
const weights = [400, 500, 600, 700] as const;

/** Words longer than a line must break somewhere; names and everything shorter stay whole. */
const LONGEST_WORD = 26;

/** Registered once a process; the files are read with the first paper. */
export function registerFonts(): void {
  if (Font.getRegisteredFontFamilies().includes("Jakarta")) return;
  for (const [family, subset] of [
    ["Jakarta", "latin"],
    ["Jakarta Tambahan", "latin-ext"],
  ] as const) {
    const fonts = weights.map((fontWeight) => ({
      src: resolve(`@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-${subset}-${fontWeight}-normal.woff`),
      fontWeight,
    }));
    Font.register({ family, fonts });
  }
  Font.registerHyphenationCallback((word) => (word.length <= LONGEST_WORD ? [word] : (word.match(/.{1,12}/gu) ?? [word])));
}
