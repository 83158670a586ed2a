import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

/** Our own drawings for demo content, each a file beside this one. */
export const gambar = ["pesisir", "rebana", "tahfidz", "pramuka", "prestasi", "laboratorium", "kelas", "masjid"] as const;

export type Gambar = (typeof gambar)[number];

/** @returns WebP bytes, 1200 × 800 */
export async function buatGambar(nama: Gambar): Promise<Buffer> {
  const drawing = await readFile(join(process.cwd(), "seeds/media", `${nama}.svg`));
  return sharp(drawing).resize(1200, 800, { fit: "cover" }).webp({ quality: 72 }).toBuffer();
}
