import sharp from "sharp";
import { openConcurrencyLimit } from "../access/concurrency-limit.ts";
import { pictures } from "../files/kinds.ts";
import { sniffInThread } from "../reading/reading.server.ts";
import { refuse } from "../refusals.ts";
import { maxPixels } from "./limits.ts";

const gate = openConcurrencyLimit({ atOnce: 1, waiting: 8 });
const side = 320;

/**
 * A small square picture of a person (WebP), cut around what matters and written anew, so that nothing of the file that was
 * sent remains. @throws Refusal for what is no picture, or one with too many pixels
 */
export async function encodeFace(bytes: Uint8Array): Promise<Buffer> {
  await sniffInThread({ bytes, allowed: pictures });
  return gate.pass(async () => {
    try {
      const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" }).timeout({ seconds: 20 }).autoOrient();
      return await picture
        .resize(side, side, { fit: "cover", position: sharp.strategy.attention })
        .flatten({ background: "#ffffff" })
        .toColourspace("srgb")
        .webp({ quality: 80 })
        .toBuffer();
    } catch (error) {
      throw Object.assign(refuse.unsupported("Foto ini rusak atau terlalu besar, sehingga tidak dapat dibaca. Pilih foto lain."), {
        cause: error,
      });
    }
  });
}
