import type { Gambar } from "./media/gambar.ts";

interface ContohBanner {
  readonly gambar: Gambar;
  readonly hariLagi: number;
  readonly namaKegiatan: string;
  readonly deskripsi: string;
}

interface ContohBerita {
  readonly gambar: Gambar | null;
  readonly hariLalu: number;
  readonly slug: string;
  readonly name: string;
  readonly desc: string | null;
  readonly content: string;
  readonly author: string | null;
  readonly kategori: string | null;
  readonly tags: string[];
}

export const banner: readonly ContohBanner[] = [
  {
    gambar: "pesisir",
    hariLagi: 21,
    namaKegiatan: "Menanam Bakau di Pesisir Teluk Palu",
    deskripsi:
      "Kelas XI menanam bibit bakau bersama warga pesisir, lalu mencatat pertumbuhannya setiap bulan sebagai bahan pelajaran biologi dan geografi. Peserta membawa topi, botol minum, dan baju ganti.",
  },
  {
    gambar: "rebana",
    hariLagi: 14,
    namaKegiatan: "Malam Rebana dan Syair",
    deskripsi:
      "Setiap kelas menampilkan satu nomor rebana atau pembacaan syair. Orang tua dan alumni dipersilakan hadir di aula madrasah mulai pukul 19.30 WITA.",
  },
  {
    gambar: "tahfidz",
    hariLagi: 7,
    namaKegiatan: "Wisuda Tahfidz",
    deskripsi: "Peserta didik yang menuntaskan hafalan paling sedikit tiga juz diwisuda di hadapan keluarga dan guru pembimbing.",
  },
  {
    gambar: "pramuka",
    hariLagi: 3,
    namaKegiatan: "Kemah Akhir Semester",
    deskripsi:
      "Tiga hari belajar mandiri: membaca peta, memasak bersama, salat berjamaah di alam terbuka, dan menutup malam dengan api unggun.",
  },
];

export const berita: readonly ContohBerita[] = [
  {
    gambar: "prestasi",
    hariLalu: 2,
    slug: "dua-medali-dari-olimpiade-sains",
    name: "Dua Medali dari Olimpiade Sains Tingkat Provinsi",
    desc: "Enam bulan latihan selepas isya di laboratorium berbuah dua medali, kimia dan astronomi. Tim bersiap untuk tingkat nasional.",
    content:
      "Tim olimpiade madrasah membawa pulang dua medali dari tingkat provinsi.\n\nLatihan berlangsung tiga kali seminggu selepas isya. Guru pembimbing menyebut kebiasaan mencatat kesalahan sebagai kunci.\n\nTim kini bersiap menghadapi tingkat nasional.",
    author: "Humas",
    kategori: "Prestasi",
    tags: ["olimpiade", "sains"],
  },
  {
    gambar: "laboratorium",
    hariLalu: 5,
    slug: "menguji-kadar-garam-air-teluk",
    name: "Kelas XII Menguji Kadar Garam Air Teluk",
    desc: "Sampel dari lima titik pesisir dibandingkan dalam satu praktikum kimia yang hasilnya dipamerkan di lorong madrasah.",
    content:
      "Lima kelompok mengambil sampel air dari lima titik.\n\nHasilnya dibandingkan dengan musim lalu dan dipamerkan di lorong madrasah.",
    author: "Humas",
    kategori: "Akademik",
    tags: ["praktikum", "kimia"],
  },
  {
    gambar: "masjid",
    hariLalu: 9,
    slug: "tadarus-pagi-kini-dipimpin-peserta-didik",
    name: "Tadarus Pagi Kini Dipimpin Peserta Didik",
    desc: "Bergiliran setiap kelas, mereka menyiapkan bacaan dan menjelaskan satu ayat dalam lima menit.",
    content: "Setiap pagi satu kelas memimpin tadarus.\n\nSetelah membaca, seorang wakil kelas menjelaskan satu ayat dalam lima menit.",
    author: null,
    kategori: "Keagamaan",
    tags: ["tadarus"],
  },
  {
    gambar: "kelas",
    hariLalu: 12,
    slug: "jadwal-penilaian-akhir-semester",
    name: "Jadwal Penilaian Akhir Semester",
    desc: null,
    content: "Penilaian akhir semester berlangsung selama enam hari.\n\nKartu peserta dibagikan oleh wali kelas.",
    author: null,
    kategori: null,
    tags: [],
  },
];
