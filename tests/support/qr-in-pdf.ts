import decode from "qr/decode.js";
import { extractImages, getDocumentProxy } from "unpdf";

/** What the first QR on a page of a paper says. */
export async function qrInPdf(pdf: Uint8Array, page = 1): Promise<string> {
  for (const { data, width, height, channels } of await extractImages(await getDocumentProxy(new Uint8Array(pdf)), page)) {
    try {
      return decode(framed(data, { width, height, channels }));
    } catch {
      // A logo is no code.
    }
  }
  throw new Error("no QR on this page");
}

interface Size {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

/** Larger, with white around it, as a camera sees it. */
function framed(data: Uint8Array | Uint8ClampedArray, { width, height, channels }: Size) {
  const [scale, rim] = [2, 24];
  const [wide, high] = [width * scale + 2 * rim, height * scale + 2 * rim];
  const pixels = new Uint8ClampedArray(wide * high * 4).fill(255);
  for (let y = 0; y < height * scale; y++)
    for (let x = 0; x < width * scale; x++) {
      const value = data[(Math.floor(y / scale) * width + Math.floor(x / scale)) * channels] ?? 255;
      pixels.fill(value, ((y + rim) * wide + x + rim) * 4, ((y + rim) * wide + x + rim) * 4 + 3);
    }
  return { width: wide, height: high, data: pixels };
}
