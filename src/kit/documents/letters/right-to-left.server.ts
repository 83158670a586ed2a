import type { Font, Glyph, GlyphRun } from "fontkit";

interface Drawn {
  readonly glyph: Glyph;
  readonly advance: number;
  readonly offset: number;
}

const rightToLeft = /\p{Script=Arabic}/u;

/**
 * The papers' renderer has Arabic words laid out as if they ran from left to right and turns them round afterwards, and it loses
 * what a letter stands aside of its place. So they are laid out the right way, their shifts are put into the widths between
 * them, and they are turned for the renderer to turn them back.
 */
export function layOutRightToLeft(face: Font): void {
  const plain = face.layout.bind(face);
  face.layout = (text, features, script, language, direction) => {
    if (!rightToLeft.test(text)) return plain(text, features, script, language, direction);
    const run = plain(text, features, script, language, "rtl");
    const letters = run.glyphs.map((glyph, place) => drawn(glyph, run.positions[place]));
    place(run, letterFirst(letters).toReversed(), letterFirst(letters));
    return run;
  };
}

const drawn = (glyph: Glyph, position?: GlyphRun["positions"][number]): Drawn => ({
  ...{ glyph, advance: position?.xAdvance ?? 0, offset: position?.xOffset ?? 0 },
});

/** Vowel signs at the left edge come behind the letter that carries them: what stands first has nothing to be shifted from. */
function letterFirst(letters: readonly Drawn[]): Drawn[] {
  const first = letters.findIndex(({ advance }) => advance > 0);
  const carrier = letters[first];
  if (!carrier || first === 0) return [...letters];
  const signs = letters.slice(0, first).map((sign) => ({ ...sign, offset: sign.offset - carrier.advance }));
  return [carrier, ...signs, ...letters.slice(first + 1)];
}

function place(run: GlyphRun, turned: readonly Drawn[], seen: readonly Drawn[]): void {
  const widths = seen.map(({ advance, offset }, at) => advance - offset + (seen[at + 1]?.offset ?? 0)).reverse();
  run.glyphs.splice(0, run.glyphs.length, ...turned.map(({ glyph }) => glyph));
  for (const [at, position] of run.positions.entries()) Object.assign(position, { xAdvance: widths[at] ?? 0, xOffset: 0, yOffset: 0 });
}
