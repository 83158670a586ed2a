import sharp from "sharp";

interface Icon {
  /** Pixels at each side. */
  readonly size: number;
  readonly picture: Buffer;
  /** Fills the square, so that a telephone may cut any shape out of it; null: the picture stands alone. */
  readonly ground: string | null;
}

/** Of a masked icon, only a circle of four fifths is sure to be seen. */
const safePart = 0.62;
const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** A square icon as PNG. */
export async function drawIcon({ size, picture, ground }: Icon): Promise<Buffer> {
  const inner = ground === null ? size : Math.round(size * safePart);
  // Drawings are sharp at any size when they are read at a high density.
  const drawn = await sharp(picture, { density: 600 }).resize(inner, inner, { fit: "contain", background: clear }).png().toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: ground ?? clear } })
    .composite([{ input: drawn, gravity: "centre" }])
    .png({ palette: true, quality: 90, effort: 7 })
    .toBuffer();
}
