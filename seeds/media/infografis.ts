import { join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";

export interface Gambaran {
  readonly judul: string;
  /** A large word and what it means, from the top. */
  readonly baris: readonly (readonly [besar: string, arti: string])[];
}

const [lebar, tinggi, tepi] = [1080, 1350, 84];
const kepala = 330;
/** The letters of the house, unpacked: what draws here reads no web fonts. */
const huruf = (tebal: 400 | 700) => join(process.cwd(), `seeds/media/plus-jakarta-sans-${tebal}.ttf`);

/** A poster of figures or steps, four to five, 800 pixels wide. WebP. */
export async function createInfografis({ judul, baris }: Gambaran): Promise<Buffer> {
  const jarak = (tinggi - kepala - 110) / baris.length;
  const isi = baris.map(async ([besar, arti], place): Promise<OverlayOptions[]> => {
    const atas = Math.round(kepala + 60 + place * jarak);
    return [
      { input: await write(besar, { ukuran: 84, tebal: 700, warna: "#0f7a4f", ruang: 330 }), left: tepi, top: atas },
      {
        input: await write(arti, { ukuran: 42, tebal: 400, warna: "#13201b", ruang: lebar - 2 * tepi - 360 }),
        left: tepi + 360,
        top: atas + 8,
      },
      { input: kotak(lebar - 2 * tepi, 2, "#e4dfd2"), left: tepi, top: Math.round(atas + jarak - 32) },
    ];
  });
  const besar = await sharp({ create: { width: lebar, height: tinggi, channels: 3, background: "#fbf8f1" } })
    .composite([
      { input: kotak(lebar, kepala, "#0b3b2e"), left: 0, top: 0 },
      { input: kotak(lebar, 14, "#c08a2b"), left: 0, top: kepala },
      { input: await write("MAN 1 Palu", { ukuran: 30, tebal: 700, warna: "#e2b860", ruang: 800 }), left: tepi, top: 78 },
      { input: await write(judul, { ukuran: 72, tebal: 700, warna: "#ffffff", ruang: lebar - 2 * tepi }), left: tepi, top: 142 },
      ...(await Promise.all(isi)).flat(),
    ])
    .png()
    .toBuffer();
  return sharp(besar).resize(800).webp({ quality: 88 }).toBuffer();
}

interface Rupa {
  readonly ukuran: number;
  readonly tebal: 400 | 700;
  readonly warna: string;
  readonly ruang: number;
}

/** Words as a picture with nothing behind them. */
export const write = (teks: string, { ukuran, tebal, warna, ruang }: Rupa): Promise<Buffer> =>
  sharp({
    text: {
      text: `<span foreground="${warna}">${teks}</span>`,
      font: `Plus Jakarta Sans ${tebal === 700 ? "Bold " : ""}${ukuran * 0.75}`,
      fontfile: huruf(tebal),
      ...{ width: ruang, dpi: 96, rgba: true, spacing: 4 },
    },
  })
    .png()
    .toBuffer();

export const kotak = (width: number, height: number, warna: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${warna}"/></svg>`,
  );
