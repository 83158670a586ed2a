import sharp from "sharp";
import { openConcurrencyLimit } from "../access/concurrency-limit.ts";
import { maxPixels } from "../media/limits.ts";
import { refuse } from "../refusals.ts";

const gate = openConcurrencyLimit({ atOnce: 1, waiting: 16 });

/**
 * The picture alone, upright: a photo of a child or of a doctor's letter keeps neither the place nor the telephone it was taken with.
 * @throws Refusal for what cannot be read, or has too many pixels
 */
export function stripMetadata(bytes: Uint8Array, type: "image/png" | "image/jpeg"): Promise<Buffer> {
  const upright = sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" }).timeout({ seconds: 20 }).autoOrient();
  const anew = type === "image/png" ? upright.png({ compressionLevel: 9 }) : upright.jpeg({ quality: 90, mozjpeg: true });
  return gate.pass(() =>
    anew.toBuffer().catch((cause: unknown) => {
      const sentence = "Gambar ini rusak atau terlalu besar, sehingga tidak dapat dibaca. Pilih gambar lain.";
      throw Object.assign(refuse.unsupported(sentence), { cause });
    }),
  );
}
