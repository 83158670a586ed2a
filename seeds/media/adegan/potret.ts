import sharp from "sharp";
import { createAdegan } from "./adegan.ts";
import { bintang, kotak, orang, warna } from "./bentuk.ts";

const latar = ["#3f8f6c", "#8a3a34", "#2f6f78", "#a5782f"] as const;
const baju = [warna.tua, warna.kertas, warna.krem] as const;

/** The portrait of nobody, four to five: for each of those who led the invented school. @returns WebP bytes */
export const createPotretTegak = (nomor: number): Promise<Buffer> =>
  sharp(drawPotret(nomor)).resize(480).flatten({ background: "#fbf8f1" }).webp({ quality: 86 }).toBuffer();

const drawPotret = (nomor: number): Buffer =>
  createAdegan({
    nama: `potret-${nomor}`,
    ket: "",
    ukuran: [640, 800],
    isi: () =>
      kotak(0, 0, 640, 800, latar[nomor % latar.length] ?? warna.hijau) +
      bintang(320, 300, 260, "rgb(255 255 255 / 0.12)") +
      bintang(320, 300, 180, "rgb(255 255 255 / 0.12)") +
      orang(320, 360, 2.1, { nomor, perempuan: nomor % 3 === 2, baju: baju[nomor % baju.length] ?? warna.tua }),
  });
