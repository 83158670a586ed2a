/** Reads the QR code that stands in a picture, e.g. the frame that a camera shows now. */
export type ReadCode = (frame: HTMLVideoElement | ImageBitmap) => Promise<string | undefined>;

/** What we use of the browser's own reader, where it has one. */
interface Detector {
  readonly detect: (frame: ImageBitmapSource) => Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorMaker {
  new (options: { formats: string[] }): Detector;
  readonly getSupportedFormats: () => Promise<string[]>;
}

/** The browser's own reader, or ours, which is fetched only where there is none. */
export async function openReader(): Promise<ReadCode> {
  const own = await ownReader();
  return own ?? (await bundledReader());
}

async function ownReader(): Promise<ReadCode | undefined> {
  const maker = (globalThis as { BarcodeDetector?: DetectorMaker }).BarcodeDetector;
  if (!maker || !(await maker.getSupportedFormats()).includes("qr_code")) return undefined;
  const detector = new maker({ formats: ["qr_code"] });
  return async (frame) => (await detector.detect(frame))[0]?.rawValue;
}

const longestSide = 960;

async function bundledReader(): Promise<ReadCode> {
  const { default: decode } = await import("qr/decode.js");
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  return async (frame) => {
    const [width, height] = frame instanceof HTMLVideoElement ? [frame.videoWidth, frame.videoHeight] : [frame.width, frame.height];
    if (!pen || width === 0 || height === 0) return undefined;
    const scale = Math.min(1, longestSide / Math.max(width, height));
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    pen.drawImage(frame, 0, 0, canvas.width, canvas.height);
    try {
      return decode(pen.getImageData(0, 0, canvas.width, canvas.height));
    } catch {
      // It says so by throwing: there is no code in this picture.
      return undefined;
    }
  };
}
