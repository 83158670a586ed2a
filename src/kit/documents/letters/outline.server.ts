import { type Family, openFont, type Weight } from "./faces.server.ts";
import { broken } from "./lines.ts";
import { runs } from "./runs.server.ts";

export interface Ink {
  readonly size: number;
  readonly weight: Weight;
}

/** The text in lines of at most `room`; what is beyond `most` of them is cut with an ellipsis. */
export function linesOf(text: string, ink: Ink, { room, most }: { readonly room: number; readonly most: number }): string[] {
  const lines = broken(text, room, (part) => widthOf(part, ink));
  if (lines.length <= most) return lines;
  const words = (lines[most - 1] ?? "").split(" ");
  while (words.length > 1 && widthOf(`${words.join(" ")} …`, ink) > room) words.pop();
  return [...lines.slice(0, most - 1), `${words.join(" ")} …`];
}

/** One line as outlines in SVG, its foot at `y`: drawn the same wherever it is, whatever fonts the machine has. */
export function outline(line: string, ink: Ink, { x, y }: { readonly x: number; readonly y: number }): string {
  let at = x;
  const paths: string[] = [];
  for (const { text, family } of runs(line)) {
    const scale = scaleOf(family, ink);
    const { glyphs, positions } = openFont(family, ink.weight).layout(text);
    for (const [place, { xAdvance, xOffset, yOffset }] of positions.entries()) {
      const shape = glyphs[place]?.path.toSVG();
      const where = `translate(${at + xOffset * scale} ${y - yOffset * scale}) scale(${scale} ${-scale})`;
      if (shape) paths.push(`<path transform="${where}" d="${shape}"/>`);
      at += xAdvance * scale;
    }
  }
  return paths.join("");
}

const widthOf = (text: string, ink: Ink): number =>
  runs(text).reduce((sum, { text: run, family }) => sum + openFont(family, ink.weight).layout(run).advanceWidth * scaleOf(family, ink), 0);

const scaleOf = (family: Family, { size, weight }: Ink): number => size / openFont(family, weight).unitsPerEm;
