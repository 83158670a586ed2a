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

/** Of a sheet of paper: enough to read small print, and some 300 KB. */
const paperEdge = 2000;

/**
 * A photo of a paper, upright, small and in plain colours, as the page of a PDF.
 * @throws Refusal for what cannot be read, or has too many pixels
 */
export async function paperPhoto(bytes: Uint8Array): Promise<{ bytes: Buffer; width: number; height: number }> {
  const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw Object.assign(refuse.unsupported("Foto ini rusak, sehingga tidak dapat dibaca. Pilih foto lain."), { cause });
    });
  if (width * height > maxPixels) {
    const mega = (pixels: number) => Math.ceil(pixels / 1_000_000);
    throw refuse.unsupported(
      `Foto ini ${mega(width * height)} megapiksel, paling besar ${mega(maxPixels)}. Kecilkan ukuran foto di kamera, lalu potret lagi.`,
    );
  }
  const small = sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" })
    .timeout({ seconds: 20 })
    .autoOrient()
    .resize({ width: paperEdge, height: paperEdge, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .jpeg({ quality: 80, mozjpeg: true });
  return gate.pass(async () => {
    const { data, info } = await small.toBuffer({ resolveWithObject: true }).catch((cause: unknown) => {
      throw Object.assign(refuse.unsupported("Foto ini rusak, sehingga tidak dapat dibaca. Pilih foto lain."), { cause });
    });
    return { bytes: data, width: info.width, height: info.height };
  });
}
