import sharp from "sharp";
import { reportUnreadable } from "../media/unreadable.server.ts";
import { makeSvg } from "./threads/document-threads.server.ts";

interface Card {
  readonly title: string;
  /** Small words above the title. */
  readonly label: string;
  /** Shown at the right; without it the title is set larger, in the middle of the height. */
  readonly picture: Buffer | null;
  /** The point of the picture that stays in view, 0..1 from the left and the top; without one its middle. */
  readonly focus?: Focus | undefined;
}

interface Focus {
  readonly x: number;
  readonly y: number;
}

const [width, height] = [1200, 630];
const deep = "#0b3b2e";
/** Of the picture, from the right edge. */
const side = 520;
const middle: Focus = { x: 0.5, y: 0.5 };

/** A picture for shared links, 1200 × 630: the title beside the picture, or alone when that cannot be read. PNG. */
export async function drawShareCard({ picture, focus = middle, ...words }: Card): Promise<Buffer> {
  const readable = picture && (await cropped(picture, focus));
  const lettering = await makeSvg({ template: "share-card", data: { ...words, narrow: readable !== null } });
  const beside = readable ? [{ input: readable, left: width - side, top: 0 }] : [];
  return sharp({ create: { width, height, channels: 3, background: deep } })
    .composite([...beside, { input: await sharp(Buffer.from(lettering)).resize(width, height).png().toBuffer(), left: 0, top: 0 }])
    .png({ palette: true, quality: 80, effort: 4 })
    .toBuffer();
}

/** As pages crop it: the part around the point that the editor chose. */
async function cropped(picture: Buffer, { x, y }: Focus): Promise<Buffer | null> {
  try {
    const { data, info } = await sharp(picture, { limitInputPixels: 40e6 })
      .resize(side, height, { fit: "outside" })
      .png()
      .toBuffer({ resolveWithObject: true });
    const from = { left: Math.round((info.width - side) * x), top: Math.round((info.height - height) * y) };
    return await sharp(data)
      .extract({ ...from, width: side, height })
      .png()
      .toBuffer();
  } catch (error) {
    reportUnreadable("gambar untuk dibagikan", error);
    return null;
  }
}
