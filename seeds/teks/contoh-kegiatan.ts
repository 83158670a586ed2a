import type { Stored } from "#kit/database/tables.ts";
import type { Image } from "../media/images.ts";

type BagianHalaman = Stored<"bagianHalaman">;

interface DemoBanner {
  readonly gambar: Image;
  readonly hariLagi: number;
  readonly namaKegiatan: string;
  readonly deskripsi: string;
}

export const banner: readonly DemoBanner[] = [
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

export const pengumuman = [
  {
    hariLalu: 1,
    lama: 14,
    judul: "Penilaian akhir semester dimulai pekan depan",
    isi: "Kartu peserta dibagikan wali kelas. Peserta didik hadir paling lambat pukul 07.15 WITA.",
    tampilDiSitus: true,
  },
  {
    hariLalu: 4,
    lama: 30,
    judul: "Pengambilan rapor oleh orang tua atau wali",
    isi: "Rapor diambil di ruang kelas masing-masing. Bawa undangan yang dititipkan kepada peserta didik.",
    tampilDiSitus: true,
  },
  { hariLalu: 6, lama: null, judul: "Rapat guru dan pegawai setiap Senin pekan pertama", isi: null, tampilDiSitus: false },
];

export const agenda = [
  {
    hariLagi: 0,
    lama: 0,
    judul: "Apel pagi",
    jamMulai: "07:15",
    jamSelesai: "07:45",
    tempat: "Lapangan",
    deskripsi: null,
  },
  {
    hariLagi: 0,
    lama: 0,
    judul: "Konsultasi orang tua dengan wali kelas",
    jamMulai: "13:00",
    jamSelesai: "15:00",
    tempat: "Ruang guru",
    deskripsi: "Tanpa janji. Silakan datang pada jamnya.",
  },
  {
    hariLagi: 3,
    lama: 2,
    judul: "Kemah Akhir Semester",
    jamMulai: "07:30",
    jamSelesai: "11:00",
    tempat: "Bumi perkemahan madrasah",
    deskripsi: "Peserta didik kelas X. Berangkat bersama dari halaman madrasah.",
  },
  {
    hariLagi: 7,
    lama: 0,
    judul: "Wisuda Tahfidz",
    jamMulai: "08:00",
    jamSelesai: "11:30",
    tempat: "Masjid madrasah",
    deskripsi: "Terbuka bagi keluarga peserta.",
  },
  {
    hariLagi: 10,
    lama: 5,
    judul: "Penilaian Akhir Semester",
    jamMulai: null,
    jamSelesai: null,
    tempat: "Ruang kelas",
    deskripsi: null,
  },
  {
    hariLagi: 14,
    lama: 0,
    judul: "Malam Rebana dan Syair",
    jamMulai: "19:30",
    jamSelesai: "21:30",
    tempat: "Aula madrasah",
    deskripsi: "Orang tua dan alumni dipersilakan hadir.",
  },
  {
    hariLagi: 24,
    lama: 0,
    judul: "Pembagian Rapor",
    jamMulai: "08:00",
    jamSelesai: "11:00",
    tempat: "Ruang kelas",
    deskripsi: "Rapor diambil orang tua atau wali.",
  },
];

/** Pictures of the programme cards, by their titles. */
export const programImage: readonly (readonly [string, Image])[] = [
  ["Kurikulum Terpadu", "tahfidz"],
  ["Kelas Digital", "digital"],
  ["Asrama", "asrama"],
];

/** Pictures of sections of pages, by page, tab and title. */
export const bagianImage: readonly (readonly [halaman: BagianHalaman["halaman"], tab: string, judul: string, Image])[] = [
  ["bidang", "akademik", "IPA", "laboratorium"],
  ["bidang", "akademik", "IPS", "denah"],
  ["bidang", "akademik", "Bahasa", "poster"],
  ["bidang", "akademik", "Agama", "tahfidz"],
  ["bidang", "kesiswaan", "Keagamaan", "rebana"],
  ["bidang", "kesiswaan", "Kepemimpinan", "pramuka"],
  ["bidang", "kesiswaan", "Olahraga", "voli"],
  ["bidang", "kesiswaan", "Ilmu dan seni", "kaligrafi"],
  ["bidang", "humas", "Perguruan tinggi", "wisuda"],
  ["bidang", "humas", "Pemerintah dan lembaga", "rapat"],
  ["bidang", "humas", "Komite dan alumni", "bazar"],
  ["bidang", "sarpras", "Ruang kelas", "kelas"],
  ["bidang", "sarpras", "Laboratorium", "laboratorium"],
  ["bidang", "sarpras", "Perpustakaan", "pustaka"],
  ["bidang", "sarpras", "Masjid", "masjid"],
  ["bidang", "sarpras", "Lapangan", "olahraga"],
  ["bidang", "sarpras", "Kesehatan", "uks"],
  ["bidang", "asrama", "Tinggal di asrama", "asrama"],
  ["bidang", "asrama", "Jadwal harian", "malam"],
  ["ppdb", "program", "IPA", "laboratorium"],
  ["ppdb", "program", "IPS", "rapat"],
  ["ppdb", "program", "Bahasa", "pustaka"],
  ["ppdb", "program", "Agama", "tadarus"],
  ["tata-usaha", "pembuka", "Tata Usaha", "loket"],
];

/** The school stands at its right: in the clear part of wide windows, and in the middle of narrower ones. */
export const pembukaImage: Image = "teluk";
export const pembukaTitik = { fokusX: 0.7, fokusY: 0.7, layarLebar: [0.9, 0.7] } as const;

/** Beside what the school says of itself. */
export const tentangImage: Image = "gedung";

/** Addresses and words of no real person: the number is none that is given out, the hosts are kept free for examples. */
export const kontak = {
  telepon: "0451400100",
  email: "tatausaha@man1palu.example",
  jamLoket: "Senin–Kamis 08.00–15.00 WITA\nJumat 08.00–11.00 WITA\nSabtu dan Minggu tutup",
  instagram: "https://instagram.example/man1palu",
  facebook: "https://facebook.example/man1palu",
  youtube: "https://youtube.example/man1palu",
  whatsapp: "https://whatsapp.example/man1palu",
  kepalaNama: "Dr. Abdul Karim Lamadjido, M.Pd.",
  kepalaNip: "197203111998031999",
  kepalaSambutan:
    "Assalamu’alaikum warahmatullahi wabarakatuh.\n\nOrang tua menitipkan kepada kami harta yang paling berharga. Karena itu kami tidak hanya mengajar, kami mendampingi: mengenal setiap anak, mendengarkan keluarganya, dan menunjukkan dengan teladan bahwa ilmu dan akhlak tumbuh bersama.\n\nSitus ini kami buka agar Bapak dan Ibu mudah mengikuti kehidupan madrasah. Bila ada yang ingin ditanyakan, pintu kami terbuka pada jam layanan.",
};
