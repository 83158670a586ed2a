import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

/** Our own drawings for demo content, each a file beside this one. */
export const gambar = ["pesisir", "rebana", "tahfidz", "pramuka", "prestasi", "laboratorium", "kelas", "masjid"] as const;

export type Gambar = (typeof gambar)[number];

const place = join(process.cwd(), "seeds/media");

/** @returns WebP bytes, three to two */
export async function buatGambar(nama: Gambar, lebar = 1200): Promise<Buffer> {
  const drawing = await readFile(join(place, `${nama}.svg`));
  return sharp(drawing)
    .resize(lebar, Math.round((lebar * 2) / 3), { fit: "cover" })
    .webp({ quality: 86 })
    .toBuffer();
}

/** @returns PNG bytes with nothing behind the mark */
export async function buatLogo(): Promise<Buffer> {
  return sharp(await readFile(join(place, "logo.svg")), { density: 600 })
    .resize(640)
    .png()
    .toBuffer();
}

/** The clip of the home page, drawn by rekam-klip.ts. */
export const bukaKlip = (): AsyncIterable<Uint8Array> => createReadStream(join(place, "klip.webm"));
