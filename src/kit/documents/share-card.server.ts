import { createRequire } from "node:module";
import sharp from "sharp";

interface Card {
  readonly title: string;
  /** Small words above the title. */
  readonly label: string;
  /** Shown at the right; without it the ground is plain. */
  readonly picture: Buffer | null;
}

const [width, height, margin] = [1200, 630, 72];
const deep = "#0b3b2e";
const font = (weight: 600 | 700) =>
  createRequire(import.meta.url).resolve(`@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-${weight}-normal.woff`);

/** A picture for shared links, 1200 × 630: the title beside the picture. PNG. */
export async function drawShareCard({ title, label, picture }: Card): Promise<Buffer> {
  const room = picture ? 640 : width - 2 * margin;
  const words = await letters(title, { size: title.length > 70 ? 44 : 56, weight: 700, colour: "#ffffff", room });
  const small = await letters(label, { size: 26, weight: 600, colour: "#e2b860", room });
  const beside = picture ? [{ input: await cropped(picture), left: width - 420, top: 0 }] : [];
  return sharp({ create: { width, height, channels: 3, background: deep } })
    .composite([
      ...beside,
      { input: band(), left: 0, top: height - 16 },
      ...(small ? [{ input: small, left: margin, top: margin }] : []),
      ...(words ? [{ input: words, left: margin, top: margin + 64 }] : []),
    ])
    .png({ palette: true, quality: 80, effort: 4 })
    .toBuffer();
}

interface Look {
  readonly size: number;
  readonly weight: 600 | 700;
  readonly colour: string;
  readonly room: number;
}

async function letters(text: string, { size, weight, colour, room }: Look): Promise<Buffer | null> {
  if (text.trim() === "") return null;
  const markup = `<span foreground="${colour}">${plain(text)}</span>`;
  const drawn = await sharp({
    text: {
      text: markup,
      font: `Plus Jakarta Sans ${size * 0.75}`,
      fontfile: font(weight),
      width: room,
      dpi: 96,
      rgba: true,
      wrap: "word-char",
      spacing: 6,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  const most = height - margin * 2 - 80;
  return drawn.info.height > most
    ? sharp(drawn.data).extract({ left: 0, top: 0, width: drawn.info.width, height: most }).png().toBuffer()
    : drawn.data;
}

const cropped = (picture: Buffer): Promise<Buffer> =>
  sharp(picture, { limitInputPixels: 40e6 }).resize(420, height, { fit: "cover" }).png().toBuffer();

const band = (): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="16"><rect width="${width}" height="16" fill="#c08a2b"/></svg>`,
  );

const plain = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
