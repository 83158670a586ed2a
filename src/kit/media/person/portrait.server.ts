import sharp from "sharp";
import { openConcurrencyLimit } from "../../access/concurrency-limit.ts";
import type { FileType } from "../../files/kinds.ts";
import { sniffInThread } from "../../reading/reading.server.ts";
import { refuse } from "../../refusals.ts";
import { maxPixels } from "../limits.ts";
import { type Crop, usualCrop } from "./crop.ts";
import { portraitShape, portraitWidth } from "./limits.ts";

const accepted: readonly FileType[] = ["image/jpeg", "image/png", "image/webp"];
const gate = openConcurrencyLimit({ atOnce: 1, waiting: 8 });
const height = Math.round(portraitWidth / portraitShape);
/** Less than this is a stamp, not a portrait. */
const smallest = 120;

/**
 * An upright portrait of three by four (JPEG), cut where its sender wants it and written anew, so that nothing of the file
 * that was sent remains.
 * @throws Refusal for what is no picture, has too many pixels or too few
 */
export async function encodePortrait(bytes: Uint8Array, crop?: Crop): Promise<Buffer> {
  await sniffInThread({ bytes, allowed: accepted });
  return gate.pass(async () => {
    const upright = await readable(
      sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" })
        .timeout({ seconds: 20 })
        .autoOrient()
        .flatten({ background: "#ffffff" })
        .toColourspace("srgb")
        .raw()
        .toBuffer({ resolveWithObject: true }),
    );
    const { info, data } = upright;
    if (Math.min(info.width, info.height) < smallest)
      throw refuse.unsupported(`Foto ini terlalu kecil. Sisi terpendek paling sedikit ${smallest} piksel.`);
    const part = crop ?? usualCrop(info.width, info.height, portraitShape);
    return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
      .extract(inPixels(part, info))
      .resize(portraitWidth, height, { fit: "cover" })
      .jpeg({ quality: 86, mozjpeg: true })
      .toBuffer();
  });
}

function inPixels(part: Crop, { width, height: tall }: { readonly width: number; readonly height: number }) {
  const left = Math.min(width - 1, Math.round(part.left * width));
  const top = Math.min(tall - 1, Math.round(part.top * tall));
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(part.width * width))),
    height: Math.max(1, Math.min(tall - top, Math.round(part.height * tall))),
  };
}

async function readable<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw Object.assign(refuse.unsupported("Foto ini rusak atau terlalu besar, sehingga tidak dapat dibaca. Pilih foto lain."), {
      cause: error,
    });
  }
}
