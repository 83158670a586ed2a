import FontStore from "@react-pdf/font";
import type { Font as Face } from "fontkit";
import { families, fontFile, weightsOf } from "./letters/faces.server.ts";
import { layOutRightToLeft } from "./letters/right-to-left.server.ts";

export const letters: string[] = [...families];

/** Words longer than a line must break somewhere; names and everything shorter stay whole. */
const LONGEST_WORD = 26;

/** Opened once a process, with the first paper. */
let opened: Promise<FontStore> | undefined;
export const openFonts = (): Promise<FontStore> => {
  opened ??= registered();
  return opened;
};

async function registered(): Promise<FontStore> {
  const fonts = new FontStore();
  for (const family of families) {
    const weights = weightsOf(family);
    fonts.register({ family, fonts: weights.map((fontWeight) => ({ src: fontFile(family, fontWeight), fontWeight })) });
    for (const fontWeight of weights) {
      await fonts.load({ fontFamily: family, fontWeight });
      const face: Face | null = fonts.getFont({ fontFamily: family, fontWeight }).data;
      if (!face) throw new Error(`the font ${family} ${fontWeight} could not be opened`);
      // Parts of one font have one name, by which the renderer knows what it has embedded already.
      Object.defineProperty(face, "postscriptName", { value: `${face.postscriptName}-${families.indexOf(family)}` });
      if (family === "Amiri") layOutRightToLeft(face);
    }
  }
  fonts.registerHyphenationCallback((word) => (word.length <= LONGEST_WORD ? [word] : (word.match(/.{1,12}/gu) ?? [word])));
  return fonts;
}
