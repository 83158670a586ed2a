import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import type { Files } from "../files/files.server.ts";
import { maxPixels } from "./limits.ts";
import type { StoredPicture } from "./picture.ts";
import { reportUnreadable } from "./unreadable.server.ts";

/** Sharp enough for two centimetres on paper. */
const pixels = 480;

/** The two logos of every paper, each under the name of its file, which nothing else ever has. A new pair takes the place of the one before. */
const lately = new Map<string, Uint8Array>();
const mostKept = 4;

/** The picture as PNG, which papers can hold; undefined without a picture, or when its file is gone or spoiled, which is told then. */
export async function printable(files: Files, picture: Pick<StoredPicture, "varian"> | null): Promise<Uint8Array | undefined> {
  const variant = picture?.varian.find(({ width }) => width >= pixels) ?? picture?.varian.at(-1);
  if (!variant) return undefined;
  const known = lately.get(variant.webp);
  if (known) return known;
  if (await files.exists("public", variant.webp))
    return keep(variant.webp, await buffer((await files.open("public", variant.webp)).stream));
  reportUnreadable("logo", new Error("berkas tidak ada"));
  return undefined;
}

async function keep(name: string, bytes: Buffer): Promise<Uint8Array | undefined> {
  const png = await drawn(bytes);
  if (!png) return undefined;
  lately.set(name, png);
  for (const [oldest] of lately) if (lately.size > mostKept) lately.delete(oldest);
  return png;
}

async function drawn(bytes: Buffer): Promise<Buffer | undefined> {
  try {
    const picture = sharp(bytes, { failOn: "truncated", limitInputPixels: maxPixels });
    return await picture.resize(pixels, pixels, { fit: "inside", withoutEnlargement: true }).png().toBuffer();
  } catch (error) {
    reportUnreadable("logo", error);
    return undefined;
  }
}
