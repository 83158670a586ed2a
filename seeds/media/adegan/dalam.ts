import type { Adegan } from "./adegan.ts";
import { berdiri, bidang, bintang, buku, bulat, deret, garis, jendela, kotak, meja, orang, ruang, warna } from "./bentuk.ts";

const rak = (x: number, y: number, lebar: number, banyak: number) =>
  deret(banyak, (n) => {
    const isi = [warna.hijau, warna.bata, warna.terang, warna.muda, warna.tua, warna.emas][n % 6] ?? warna.hijau;
    const tinggi = 60 + ((n * 29) % 40);
    return kotak(x + (n * lebar) / banyak, y - tinggi, lebar / banyak - 6, tinggi, isi, 3);
  }) + kotak(x - 14, y, lebar + 28, 12, warna.kayu);

/** Scenes within the walls. */
export const dalam = [
  {
    nama: "loket",
    ket: "Dua petugas melayani di loket tata usaha",
    ukuran: [1200, 800],
    isi: () =>
      ruang(1200, 800, "#dfe9e2", warna.krem, 640) +
      kotak(90, 90, 300, 190, warna.tua, 8) +
      deret(4, (n) => garis(`M130 ${135 + n * 34}L${340 - (n % 2) * 60} ${135 + n * 34}`, warna.terang, 6)) +
      rak(760, 260, 350, 11) +
      orang(430, 420, 1.1, { nomor: 0, baju: warna.hijau }) +
      orang(760, 420, 1.1, { nomor: 1, baju: warna.kertas }) +
      meja(0, 600, 1200, 200) +
      kotak(540, 556, 120, 30, warna.kertas) +
      kotak(930, 520, 150, 66, warna.bata, 4),
  },
  {
    nama: "tadarus",
    ket: "Peserta didik duduk melingkar membaca Al-Qur’an",
    ukuran: [1200, 720],
    isi: () =>
      ruang(1200, 720, warna.tua, warna.bata, 480) +
      deret(3, (n) =>
        bidang(`M${170 + n * 330} 420L${170 + n * 330} 200Q${270 + n * 330} 40 ${370 + n * 330} 200L${370 + n * 330} 420Z`, "#f2dca6"),
      ) +
      deret(5, (n) => orang(160 + n * 220, 420 + (n % 2) * 30, 0.95, { nomor: n })) +
      deret(5, (n) => buku(160 + n * 220, 610 + (n % 2) * 24, 0.72)) +
      deret(20, (n) => bintang(30 + n * 60, 690, 16, warna.terang)),
  },
  {
    nama: "wudu",
    ket: "Deretan keran tempat wudu di samping masjid",
    ukuran: [900, 1100],
    isi: () =>
      ruang(900, 1100, "#d5e6de", "#a9c4b8", 860) +
      deret(8, (n) => deret(5, (m) => kotak(30 + n * 106, 300 + m * 90, 98, 82, (n + m) % 2 ? "#bcd6ca" : "#c9dfd5", 4))) +
      kotak(0, 250, 900, 24, warna.emas) +
      deret(
        4,
        (n) =>
          kotak(120 + n * 200, 470, 20, 60, warna.tinta, 6) +
          kotak(92 + n * 200, 520, 60, 16, warna.tinta, 6) +
          garis(`M${98 + n * 200} 540L${98 + n * 200} 800`, "#eef7f4", 8),
      ) +
      kotak(0, 800, 900, 60, "#8fb3a4") +
      berdiri(300, 1060, 0.98, { nomor: 1 }) +
      berdiri(640, 1060, 0.98, { nomor: 3 }),
  },
  {
    nama: "malam",
    ket: "Belajar malam di bawah lampu meja asrama",
    ukuran: [800, 1000],
    isi: () =>
      ruang(800, 1000, "#12362c", "#0a241c", 820) +
      jendela(420, 120, 280, 320, "#0d2a3a") +
      bulat(610, 220, 44, "#fdf3d6") +
      deret(9, (n) => bulat(440 + ((n * 67) % 250), 140 + ((n * 41) % 280), 3, "#fff")) +
      bidang("M120 330L280 330L430 800L-30 800Z", "rgb(226 184 96 / 0.25)") +
      bidang("M140 250L260 250L290 340L110 340Z", warna.terang) +
      garis("M200 340L200 780", warna.emas, 12) +
      orang(470, 600, 1.35, { nomor: 0, baju: warna.hijau }) +
      meja(0, 800, 800, 200) +
      buku(420, 760, 1.3),
  },
  {
    nama: "koperasi",
    ket: "Etalase koperasi peserta didik",
    ukuran: [1000, 1000],
    isi: () =>
      ruang(1000, 1000, "#f3e6c8", warna.krem, 860) +
      bidang("M40 120L960 120L920 230L80 230Z", warna.bata) +
      deret(8, (n) =>
        bidang(`M${80 + n * 106} 120L${133 + n * 106} 120L${125 + n * 103} 230L${76 + n * 103} 230Z`, n % 2 ? warna.kertas : warna.bata),
      ) +
      rak(130, 400, 740, 18) +
      rak(130, 560, 740, 14) +
      orang(500, 520, 1.15, { nomor: 2, baju: warna.hijau }) +
      meja(80, 720, 840, 280),
  },
  {
    nama: "uks",
    ket: "Ruang kesehatan dengan tempat tidur yang rapi",
    ukuran: [1200, 800],
    isi: () =>
      ruang(1200, 800, "#e4efe9", "#b7cfc3", 620) +
      jendela(120, 130, 260, 240) +
      kotak(560, 120, 150, 150, warna.kertas, 10) +
      kotak(617, 142, 36, 106, warna.hijau) +
      kotak(582, 177, 106, 36, warna.hijau) +
      kotak(520, 500, 560, 60, "#ffffff", 16) +
      kotak(520, 540, 560, 70, warna.daun) +
      kotak(540, 450, 150, 60, warna.kertas, 24) +
      kotak(530, 600, 20, 110, warna.kayu) +
      kotak(1050, 600, 20, 110, warna.kayu) +
      berdiri(330, 760, 1.05, { nomor: 0, baju: "#ffffff" }),
  },
  {
    nama: "rapat",
    ket: "Guru bermusyawarah di meja panjang",
    ukuran: [1600, 800],
    isi: () =>
      ruang(1600, 800, "#dbe8e0", warna.tanah, 640) +
      kotak(560, 80, 480, 250, warna.tua, 8) +
      garis("M610 280L720 200L830 230L980 120", warna.terang, 8) +
      deret(7, (n) => orang(140 + n * 220, 420 - (n % 2) * 20, 1, { nomor: n + 1, baju: n % 3 ? warna.krem : warna.hijau })) +
      meja(0, 590, 1600, 210) +
      deret(6, (n) => kotak(190 + n * 220, 556, 80, 24, warna.kertas)),
  },
  {
    nama: "wisuda",
    ket: "Seorang lulusan memegang gulungan ijazah",
    ukuran: [800, 1000],
    isi: () =>
      kotak(0, 0, 800, 1000, warna.hijau) +
      bintang(400, 380, 330, "rgb(255 255 255 / 0.1)") +
      bintang(400, 380, 220, "rgb(255 255 255 / 0.1)") +
      orang(400, 430, 2.3, { nomor: 2, perempuan: true, baju: warna.tua }) +
      bidang("M220 300L400 220L580 300L400 380Z", warna.tinta) +
      garis("M560 305L560 420", warna.terang, 8) +
      kotak(300, 800, 240, 54, warna.kertas, 27) +
      kotak(400, 796, 30, 62, warna.bata),
  },
  {
    nama: "kaligrafi",
    ket: "Lukisan kaligrafi di atas penyangga",
    ukuran: [800, 1000],
    isi: () =>
      ruang(800, 1000, "#efe2c4", warna.kayu, 820) +
      garis("M400 120L210 940", warna.kayu, 22) +
      garis("M400 120L590 940", warna.kayu, 22) +
      kotak(160, 190, 480, 480, warna.tua, 6) +
      bintang(400, 430, 200, warna.terang) +
      bintang(400, 430, 150, warna.tua) +
      bintang(400, 430, 80, warna.kertas) +
      meja(130, 690, 540, 24) +
      bulat(690, 860, 40, warna.bata) +
      bulat(600, 890, 30, warna.hijau),
  },
  {
    nama: "robotik",
    ket: "Robot kecil buatan klub robotik di atas meja",
    ukuran: [1000, 1000],
    isi: () =>
      ruang(1000, 1000, "#cfe3d8", warna.kayu, 760) +
      orang(230, 480, 1.25, { nomor: 1 }) +
      orang(790, 480, 1.25, { nomor: 2 }) +
      meja(0, 740, 1000, 260) +
      kotak(400, 520, 200, 160, warna.tua, 20) +
      kotak(430, 400, 140, 110, warna.hijau, 20) +
      bulat(472, 450, 18, warna.terang) +
      bulat(528, 450, 18, warna.terang) +
      garis("M500 400L500 350", warna.tinta, 8) +
      bulat(500, 340, 14, warna.bata) +
      bulat(440, 700, 36, warna.tinta) +
      bulat(560, 700, 36, warna.tinta),
  },
] as const satisfies readonly Adegan[];
