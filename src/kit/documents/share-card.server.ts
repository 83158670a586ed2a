import sharp from "sharp";
import { type Ink, linesOf, outline } from "./letters/outline.server.ts";
import { printable } from "./letters/printable.server.ts";

interface Card {
  readonly title: string;
  /** Small words above the title. */
  readonly label: string;
  /** Shown at the right; without it the title is set larger, in the middle of the height. */
  readonly picture: Buffer | null;
}

const [width, height, margin] = [1200, 630, 72];
const deep = "#0b3b2e";
const gold = "#c08a2b";
const small: Ink = { size: 26, weight: 600 };
const foot = 16;

/** A picture for shared links, 1200 × 630: the title beside the picture. PNG. */
export async function drawShareCard({ picture, ...words }: Card): Promise<Buffer> {
  const beside = picture ? [{ input: await cropped(picture), left: width - 420, top: 0 }] : [];
  return sharp({ create: { width, height, channels: 3, background: deep } })
    .composite([...beside, { input: Buffer.from(lettering(printable(words), picture !== null)), left: 0, top: 0 }])
    .png({ palette: true, quality: 80, effort: 4 })
    .toBuffer();
}

function lettering({ title, label }: Pick<Card, "title" | "label">, narrow: boolean): string {
  const room = narrow ? 640 : width - 2 * margin;
  const size = (narrow ? [56, 44] : [76, 58])[title.length > 70 ? 1 : 0] ?? 44;
  const ink: Ink = { size, weight: 700 };
  const step = size * 1.24;
  const lines = linesOf(title, ink, { room, most: Math.floor((height - 2 * margin - 80) / step) });
  const top = narrow ? margin + 64 : Math.max(margin + 64, (height - foot - lines.length * step) / 2);
  const heads = linesOf(label, small, { room, most: 1 }).map((line) => outline(line, small, { x: margin, y: margin + small.size }));
  const titles = lines.map((line, place) => outline(line, ink, { x: margin, y: top + size + place * step }));
  const rule = narrow ? "" : `<rect x="${margin}" y="${margin + 50}" width="88" height="4" fill="${gold}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect y="${height - foot}" width="${width}" height="${foot}" fill="${gold}"/>${rule}
<g fill="#e2b860">${heads.join("")}</g><g fill="#ffffff">${titles.join("")}</g></svg>`;
}

const cropped = (picture: Buffer): Promise<Buffer> =>
  sharp(picture, { limitInputPixels: 40e6 }).resize(420, height, { fit: "cover" }).png().toBuffer();
