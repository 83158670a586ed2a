import sharp, { type OverlayOptions } from "sharp";
import { kotak, write } from "./infografis.ts";

export interface Kotak {
  readonly jabatan: string;
  readonly nama: string;
}

const [lebar, tepi, sela, tinggi] = [1080, 60, 44, 170];

/** One office across, or two beside the line; null leaves its side free. */
export type Row = readonly (Kotak | null)[];

/** An organisation chart: one line from the head down, and the offices on it. WebP. */
export async function createBagan(baris: readonly Row[]): Promise<Buffer> {
  const jarak = tinggi + sela;
  const isi = baris.flatMap((kotak, place) => {
    const ruang = Math.round((lebar - 2 * tepi - sela * (kotak.length - 1)) / kotak.length);
    const tempat = (nomor: number) => ({ kiri: tepi + nomor * (ruang + sela), atas: tepi + place * jarak, ruang, place });
    return kotak.flatMap((satu, nomor) => (satu ? [kotakImage(satu, tempat(nomor))] : []));
  });
  const garis: OverlayOptions = { input: kotak(6, jarak * (baris.length - 1), "#c08a2b"), left: lebar / 2 - 3, top: tepi + tinggi / 2 };
  return sharp({ create: { width: lebar, height: 2 * tepi + baris.length * jarak - sela, channels: 3, background: "#fbf8f1" } })
    .composite([garis, ...baris.flatMap(cabang), ...(await Promise.all(isi)).flat()])
    .webp({ quality: 90 })
    .toBuffer();
}

/** From the line in the middle to each office beside it. */
const cabang = (sebaris: Row, place: number): OverlayOptions[] =>
  sebaris.flatMap((satu, nomor) => {
    const top = tepi + place * (tinggi + sela) + tinggi / 2;
    return satu && sebaris.length === 2
      ? [{ input: kotak(sela / 2, 6, "#c08a2b"), left: lebar / 2 - (nomor === 0 ? sela / 2 : 0), top }]
      : [];
  });

interface Place {
  readonly kiri: number;
  readonly atas: number;
  readonly ruang: number;
  readonly place: number;
}

async function kotakImage({ jabatan, nama }: Kotak, { kiri, atas, ruang, place }: Place): Promise<OverlayOptions[]> {
  const kepala = place === 0;
  const tulisan = { ruang: ruang - 48 };
  const [besar, kecil] = await Promise.all([
    write(jabatan, { ...tulisan, ukuran: 34, tebal: 700, warna: kepala ? "#ffffff" : "#0b3b2e" }),
    write(nama, { ...tulisan, ukuran: 30, tebal: 400, warna: kepala ? "#f3ead2" : "#13201b" }),
  ]);
  const [atasan = 0, bawahan = 0] = await Promise.all([besar, kecil].map(async (satu) => (await sharp(satu).metadata()).height));
  const mulai = atas + Math.round((tinggi - atasan - 12 - bawahan) / 2);
  return [
    { input: kotak(ruang, tinggi, kepala ? "#0b3b2e" : "#0f7a4f"), left: kiri, top: atas },
    ...(kepala ? [] : [{ input: kotak(ruang - 6, tinggi - 6, "#ffffff"), left: kiri + 3, top: atas + 3 }]),
    { input: besar, left: kiri + 24, top: mulai },
    { input: kecil, left: kiri + 24, top: mulai + atasan + 12 },
  ];
}
