import type { Adegan } from "./adegan.ts";
import { berdiri, bidang, bintang, bulat, daun, deret, garis, kotak, luar, orang, ruang, warna } from "./bentuk.ts";

/** Scenes under the sky, and on the stage. */
export const diLuar = [
  {
    nama: "voli",
    ket: "Bola voli melambung di atas net lapangan madrasah",
    ukuran: [1200, 800],
    isi: () =>
      luar(1200, 800, 430, "#c9854f") +
      garis("M60 720L1140 720", warna.kertas, 8) +
      kotak(590, 250, 20, 470, warna.tua) +
      deret(6, (n) => garis(`M610 ${270 + n * 22}L1140 ${300 + n * 26}`, warna.kertas, 3)) +
      bulat(470, 170, 46, warna.kertas) +
      garis("M428 160Q470 200 512 160", warna.emas, 6) +
      berdiri(220, 740, 0.9, { nomor: 1, baju: warna.bata }) +
      berdiri(430, 760, 0.95, { nomor: 3, baju: warna.bata }) +
      berdiri(860, 750, 0.9, { nomor: 5, baju: warna.hijau }),
  },
  {
    nama: "kebun",
    ket: "Kebun sayur madrasah dengan bedengan hijau",
    ukuran: [1200, 800],
    isi: () =>
      luar(1200, 800, 360, "#8a6a3e") +
      deret(
        4,
        (m) =>
          kotak(0, 420 + m * 100, 1200, 50, "#6f5330") +
          deret(11 - m, (n) => daun(60 + n * (1200 / (11 - m)), 440 + m * 100, 0.7 + m * 0.12)),
      ) +
      berdiri(930, 700, 0.95, { nomor: 2, baju: warna.emas }),
  },
  {
    nama: "paduan",
    ket: "Paduan suara dua baris di panggung",
    ukuran: [1600, 800],
    isi: () =>
      ruang(1600, 800, warna.bata, warna.kayu, 680) +
      deret(9, (n) => bidang(`M${n * 180} 0L${n * 180 + 90} 0L${n * 180 + 60} 680L${n * 180 + 20} 680Z`, "rgb(0 0 0 / 0.12)")) +
      deret(8, (n) => orang(170 + n * 180, 290, 0.95, { nomor: n, baju: warna.tua })) +
      deret(7, (n) => orang(260 + n * 180, 450, 1.05, { nomor: n + 1, baju: warna.kertas })) +
      kotak(0, 660, 1600, 140, warna.tua) +
      deret(20, (n) => bintang(40 + n * 80, 700, 18, warna.terang)),
  },
  {
    nama: "siaga",
    ket: "Latihan siaga gempa di titik kumpul",
    ukuran: [1200, 800],
    isi: () =>
      luar(1200, 800, 420, "#7fae86") +
      kotak(930, 330, 16, 300, warna.tinta) +
      kotak(820, 180, 240, 180, warna.hijau, 12) +
      deret(4, (n) => bulat(905 + (n % 2) * 70, 240 + Math.floor(n / 2) * 60, 18, warna.kertas)) +
      deret(6, (n) => berdiri(90 + n * 125, 730 - (n % 2) * 50, 0.78, { nomor: n })),
  },
  {
    nama: "panahan",
    ket: "Sasaran panahan di lapangan",
    ukuran: [1000, 1000],
    isi: () =>
      luar(1000, 1000, 520, "#6fa37a") +
      garis("M560 900L690 420", warna.kayu, 18) +
      garis("M820 900L690 420", warna.kayu, 18) +
      bulat(690, 560, 190, warna.kertas) +
      bulat(690, 560, 140, warna.bata) +
      bulat(690, 560, 90, warna.kertas) +
      bulat(690, 560, 42, warna.terang) +
      garis("M690 560L520 500", warna.tinta, 8) +
      berdiri(240, 900, 1.15, { nomor: 3, baju: warna.hijau }, garis("M70 20Q190 110 90 230", warna.emas, 10)),
  },
  {
    nama: "gerbang",
    ket: "Peserta didik tiba di gerbang pada pagi hari",
    ukuran: [1200, 800],
    isi: () =>
      luar(1200, 800, 500, "#d9c79c") +
      kotak(180, 220, 70, 420, warna.kertas) +
      kotak(950, 220, 70, 420, warna.kertas) +
      bidang("M140 220L1060 220L1000 130L600 60L200 130Z", warna.bata) +
      bintang(600, 160, 40, warna.terang) +
      deret(8, (n) => kotak(270 + n * 26, 330, 10, 310, warna.hijau) + kotak(740 + n * 26, 330, 10, 310, warna.hijau)) +
      deret(4, (n) => berdiri(420 + n * 130, 770 - (n % 2) * 30, 0.72, { nomor: n + 2 })),
  },
  {
    nama: "bazar",
    ket: "Tenda bazar makanan karya peserta didik",
    ukuran: [1600, 800],
    isi: () =>
      luar(1600, 800, 480, "#e3d0a3") +
      deret(3, (m) => {
        const kiri = 80 + m * 510;
        const atap = [warna.bata, warna.hijau, warna.emas][m] ?? warna.bata;
        const garisAtap = deret(6, (n) =>
          bidang(
            `M${kiri + n * 70} 240L${kiri + 70 + n * 70} 240L${kiri + 70 + n * 70} 330L${kiri + n * 70} 330Z`,
            n % 2 ? warna.kertas : atap,
          ),
        );
        return (
          garisAtap +
          kotak(kiri + 10, 330, 14, 360, warna.kayu) +
          kotak(kiri + 396, 330, 14, 360, warna.kayu) +
          orang(kiri + 210, 440, 0.9, { nomor: m * 3 }) +
          kotak(kiri - 10, 570, 440, 130, warna.kayu) +
          deret(5, (n) => bulat(kiri + 50 + n * 80, 556, 26, n % 2 ? warna.terang : warna.bata))
        );
      }),
  },
  {
    nama: "tari",
    ket: "Penari pamonte membawa kipas",
    ukuran: [900, 1100],
    isi: () =>
      ruang(900, 1100, "#f0d9a4", warna.bata, 900) +
      bulat(450, 430, 340, "rgb(255 255 255 / 0.35)") +
      deret(3, (n) => {
        const x = 200 + n * 250;
        const kipas = bidang("M100 60L60-40Q130-80 200-30Z", warna.terang) + bidang("M-100 60L-60-40Q-130-80-200-30Z", warna.terang);
        return berdiri(x, 1030 - (n % 2) * 70, 1.05, { nomor: n * 2, perempuan: true, baju: n % 2 ? warna.emas : warna.hijau }, kipas);
      }),
  },
] as const satisfies readonly Adegan[];
