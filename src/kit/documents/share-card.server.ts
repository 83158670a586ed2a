import sharp from "sharp";
import { reportUnreadable } from "../media/unreadable.server.ts";
import { makeSvg } from "./threads/document-threads.server.ts";

interface Card {
  readonly title: string;
  /** Small words above the title. */
  readonly label: string;
  /** Shown at the right; without it the title is set larger, in the middle of the height. */
  readonly picture: Buffer | null;
}

const [width, height] = [1200, 630];
const deep = "#0b3b2e";

/** A picture for shared links, 1200 × 630: the title beside the picture, or alone when that cannot be read. PNG. */
export async function drawShareCard({ picture, ...words }: Card): Promise<Buffer> {
  const readable = picture && (await cropped(picture));
  const lettering = await makeSvg({ template: "share-card", data: { ...words, narrow: readable !== null } });
  const beside = readable ? [{ input: readable, left: width - 420, top: 0 }] : [];
  return sharp({ create: { width, height, channels: 3, background: deep } })
    .composite([...beside, { input: await sharp(Buffer.from(lettering)).resize(width, height).png().toBuffer(), left: 0, top: 0 }])
    .png({ palette: true, quality: 80, effort: 4 })
    .toBuffer();
}

async function cropped(picture: Buffer): Promise<Buffer | null> {
  try {
    return await sharp(picture, { limitInputPixels: 40e6 }).resize(420, height, { fit: "cover" }).png().toBuffer();
  } catch (error) {
    reportUnreadable("gambar untuk dibagikan", error);
    return null;
  }
}
