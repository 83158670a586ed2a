/** What is used here of the library that opens fonts; it brings no types of its own. */
declare module "fontkit" {
  export interface Glyph {
    readonly path: { toSVG(): string };
  }
  export interface GlyphRun {
    readonly glyphs: Glyph[];
    readonly positions: { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }[];
    readonly advanceWidth: number;
  }
  export interface Font {
    readonly characterSet: readonly number[];
    readonly postscriptName: string;
    readonly unitsPerEm: number;
    layout(text: string, features?: unknown, script?: string, language?: string, direction?: "ltr" | "rtl"): GlyphRun;
  }
  export function openSync(path: string): Font;
}
