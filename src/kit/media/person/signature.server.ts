import sharp from "sharp";
import { openConcurrencyLimit } from "../../access/concurrency-limit.ts";
import type { FileType } from "../../files/kinds.ts";
import { inkInThread, paperLight, sniffInThread } from "../../reading/reading.server.ts";
import { refuse } from "../../refusals.ts";
import { maxPixels } from "../limits.ts";
import type { Ink } from "./ink.ts";

const accepted: readonly FileType[] = ["image/png", "image/jpeg", "image/webp"];
const gate = openConcurrencyLimit({ atOnce: 1, waiting: 8 });
/** Pixels looked at; more shows nothing more of a stroke of ink. */
const reading = 1400;
const widest = 900;
const tallest = 450;

/**
 * A signature alone (PNG): the paper behind it becomes transparent, the empty edges are cut off.
 * @throws Refusal for what is no picture, an empty sheet, or a picture that is no signature on paper
 */
export async function encodeSignature(bytes: Uint8Array): Promise<Buffer> {
  await sniffInThread({ bytes, allowed: accepted });
  return gate.pass(async () => {
    const drawn = await pixelsOf(bytes);
    const { data, info } = drawn;
    const { width: across, height: down } = info;
    const ink = await inkInThread({ data, width: across, height: down, paper: await paperUnder(drawn) });
    demandSignature(ink);
    const { left, top, width, height } = ink.box;
    return sharp(ink.pixels, { raw: { width: info.width, height: info.height, channels: 4 } })
      .extract({ left, top, width, height })
      .resize(widest, tallest, { fit: "inside", withoutEnlargement: true })
      .png({ compressionLevel: 9, palette: false })
      .toBuffer();
  });
}

async function pixelsOf(bytes: Uint8Array) {
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" })
      .timeout({ seconds: 20 })
      .autoOrient()
      .resize(reading, reading, { fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw Object.assign(refuse.unsupported("Gambar tanda tangan ini rusak atau terlalu besar. Pilih gambar lain."), { cause: error });
  }
}

/** The light of the paper alone, so that the shadow of a telephone is not taken for ink. */
async function paperUnder({ data, info }: Awaited<ReturnType<typeof pixelsOf>>): Promise<Buffer | undefined> {
  const grid = await paperLight({ data, width: info.width, height: info.height });
  if (!grid) return undefined;
  return sharp(grid.lights, { raw: { width: grid.columns, height: grid.rows, channels: 1 } })
    .resize(info.width, info.height, { fit: "fill", kernel: "cubic" })
    .greyscale()
    .raw()
    .toBuffer();
}

function demandSignature({ share }: Ink): void {
  if (share === 0) throw refuse.unsupported("Tidak ada goresan tanda tangan pada gambar ini. Pindai tanda tangan di atas kertas putih.");
  if (share > 0.45)
    throw refuse.unsupported("Gambar ini terlalu gelap untuk tanda tangan. Pindai atau foto tanda tangan di atas kertas putih polos.");
}
