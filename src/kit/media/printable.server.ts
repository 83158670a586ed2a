import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import type { Files } from "../files/files.server.ts";
import type { StoredPicture } from "./picture.ts";

/** Sharp enough for two centimetres on paper. */
const pixels = 480;

/** The picture as PNG, which papers can hold; undefined without a picture, or when its file is gone. */
export async function printable(files: Files, picture: Pick<StoredPicture, "varian"> | null): Promise<Uint8Array | undefined> {
  const variant = picture?.varian.find(({ width }) => width >= pixels) ?? picture?.varian.at(-1);
  if (!variant || !(await files.exists("public", variant.webp))) return undefined;
  const { stream } = await files.open("public", variant.webp);
  return sharp(await buffer(stream))
    .resize(pixels, pixels, { fit: "inside", withoutEnlargement: true })
    .png()
    .toBuffer();
}
