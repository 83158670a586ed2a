import sharp, { type Sharp } from "sharp";
import { refuse } from "../refusals.ts";
import { luminance } from "./brightness.ts";
import { maxPixels, widths } from "./limits.ts";

export interface Encoded {
  readonly lebar: number;
  readonly tinggi: number;
  readonly warna: string;
  readonly tembus: boolean;
  readonly terang: number;
  /** Smallest first. */
  readonly variants: readonly { readonly width: number; readonly avif: Buffer; readonly webp: Buffer }[];
}

const largest = widths[widths.length - 1] ?? 1920;
/** Nothing a page shows is taller; a strip of a million lines is no picture. */
const tallest = 4 * largest;
const patience = { seconds: 60 };

/**
 * Reads the pixels and writes them anew, upright, in sRGB and without anything else that came along (place, camera,
 * hidden attachments). One picture at a time uses one processor.
 * @throws Refusal for too many pixels and for what cannot be read
 */
export async function encode(bytes: Uint8Array): Promise<Encoded> {
  sharp.concurrency(1);
  sharp.cache(false);
  const { data, info, tembus } = await pixelsOf(bytes);
  const open = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }).timeout(patience);
  const variants: Encoded["variants"][number][] = [];
  for (const width of widthsFor(info.width)) {
    const avif = await open().resize(width).avif({ quality: 52, effort: 2 }).toBuffer();
    variants.push({ width, avif, webp: await open().resize(width).webp({ quality: 76 }).toBuffer() });
  }
  return { lebar: info.width, tinggi: info.height, warna: await colourOf(open()), terang: await brightnessOf(open()), tembus, variants };
}

/** 480, 960, 1440 and 1920 as far as the picture reaches; its own width last. */
export function widthsFor(width: number): number[] {
  const end = Math.min(width, largest);
  return [...widths.filter((one) => one < end), end];
}

async function pixelsOf(bytes: Uint8Array) {
  const input = { limitInputPixels: maxPixels, failOn: "error", sequentialRead: true } as const;
  const meta = await readable(sharp(bytes, input).metadata());
  const pixels = meta.width * meta.height;
  if (pixels > maxPixels) throw refuse.tooLarge(tooManyPixels(pixels));
  const limits = { width: largest, height: tallest, fit: "inside", withoutEnlargement: true } as const;
  const upright = sharp(bytes, input).timeout(patience).autoOrient().resize(limits).toColourspace("srgb");
  const { data, info } = await readable(upright.raw().toBuffer({ resolveWithObject: true }));
  const { channels } = info;
  const tembus = channels === 4 && !(await sharp(data, { raw: { width: info.width, height: info.height, channels } }).stats()).isOpaque;
  return { data, info, tembus };
}

async function readable<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && /exceeds pixel limit/i.test(error.message)) throw refuse.tooLarge(tooManyPixels());
    throw refuse.unsupported("Gambar ini rusak atau tidak lengkap, sehingga tidak dapat dibaca. Pilih berkas lain.");
  }
}

function tooManyPixels(pixels?: number): string {
  const found = pixels === undefined ? "lebih dari itu" : `${Math.ceil(pixels / 1e6).toLocaleString("id-ID")} megapiksel`;
  return `Gambar paling besar ${maxPixels / 1e6} megapiksel, yang ini ${found}. Perkecil dahulu, lalu unggah lagi.`;
}

async function colourOf(picture: Sharp): Promise<string> {
  const { data } = await picture.flatten({ background: "#ffffff" }).resize(1, 1).raw().toBuffer({ resolveWithObject: true });
  const [red = 0, green = red, blue = red] = data.length < 3 ? [data[0] ?? 0] : data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** What 19 of 20 of its points stay below: a lamp or a reflection alone makes no picture bright. */
async function brightnessOf(picture: Sharp): Promise<number> {
  const small = picture.flatten({ background: "#ffffff" }).toColourspace("srgb").resize(64, 64, { fit: "fill" }).removeAlpha();
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
  const points = Array.from({ length: info.width * info.height }, (_, at) => {
    const [red = 0, green = red, blue = red] = data.subarray(at * info.channels, at * info.channels + Math.min(3, info.channels));
    return luminance([red, info.channels < 3 ? red : green, info.channels < 3 ? red : blue]);
  }).sort((one, other) => one - other);
  return Math.round((points[Math.floor(points.length * 0.95)] ?? 0) * 1000) / 1000;
}
