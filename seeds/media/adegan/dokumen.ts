import type { Adegan } from "./adegan.ts";
import { bidang, bintang, bulat, deret, garis, kotak, warna } from "./bentuk.ts";

const baris = (x: number, y: number, lebar: number, banyak: number, jarak = 34) =>
  deret(banyak, (n) => kotak(x, y + n * jarak, lebar - ((n * 97) % 160), 10, "#cfc6b2", 5));

/** Papers as they hang on the school's walls. */
export const dokumen = [
  {
    nama: "piagam",
    ket: "Piagam penghargaan berbingkai emas",
    ukuran: [1100, 800],
    isi: () =>
      kotak(0, 0, 1100, 800, warna.kayu) +
      kotak(50, 50, 1000, 700, warna.emas) +
      kotak(80, 80, 940, 640, warna.kertas) +
      bintang(550, 210, 70, warna.hijau) +
      bintang(550, 210, 36, warna.terang) +
      kotak(330, 330, 440, 26, warna.tua, 13) +
      baris(270, 400, 560, 4) +
      bidang("M770 560L850 560L850 690L810 650L770 690Z", warna.bata) +
      bulat(810, 560, 54, warna.terang) +
      garis("M250 640Q300 590 340 640T450 620", warna.tinta, 5),
  },
  {
    nama: "denah",
    ket: "Denah gedung dan halaman madrasah",
    ukuran: [1200, 900],
    isi: () =>
      kotak(0, 0, 1200, 900, warna.kertas) +
      kotak(60, 60, 1080, 780, warna.muda, 12) +
      kotak(120, 120, 620, 150, warna.hijau, 8) +
      kotak(120, 120, 150, 560, warna.hijau, 8) +
      kotak(320, 340, 420, 340, "#b9d8b4", 8) +
      bulat(530, 510, 90, "#d9c79c") +
      kotak(830, 120, 250, 230, warna.emas, 8) +
      bintang(955, 235, 60, warna.kertas) +
      kotak(830, 430, 250, 250, warna.bata, 8) +
      garis("M780 120L780 780L120 780", warna.tanah, 26),
  },
  {
    nama: "poster",
    ket: "Poster pekan literasi di papan pengumuman",
    ukuran: [800, 1100],
    isi: () =>
      kotak(0, 0, 800, 1100, "#b98a5a") +
      kotak(90, 70, 620, 960, warna.tua, 6) +
      bulat(400, 90, 16, warna.bata) +
      bidang("M400 420C300 360 200 370 150 400L150 700C200 670 300 660 400 720Z", warna.kertas) +
      bidang("M400 420C500 360 600 370 650 400L650 700C600 670 500 660 400 720Z", "#efe3c6") +
      bintang(400, 250, 80, warna.terang) +
      kotak(190, 790, 420, 34, warna.terang, 17) +
      kotak(250, 860, 300, 18, warna.muda, 9) +
      kotak(290, 910, 220, 18, warna.muda, 9),
  },
] as const satisfies readonly Adegan[];
