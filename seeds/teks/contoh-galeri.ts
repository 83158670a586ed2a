import type { Image } from "../media/images.ts";

interface DemoFoto {
  readonly gambar: Image;
  readonly keterangan: string;
}

interface DemoAlbum {
  readonly judul: string;
  readonly deskripsi: string;
  readonly foto: readonly DemoFoto[];
}

export const album: readonly DemoAlbum[] = [
  {
    judul: "Belajar di Kelas dan Laboratorium",
    deskripsi: "Hari belajar dari tadarus pagi sampai praktikum.",
    foto: [
      { gambar: "laboratorium", keterangan: "Praktikum kimia kelas XII" },
      { gambar: "kelas", keterangan: "Diskusi kelompok sebelum presentasi" },
      { gambar: "prestasi", keterangan: "Latihan soal olimpiade" },
      { gambar: "laboratorium-pagi", keterangan: "Mengamati sel daun di bawah mikroskop" },
      { gambar: "kelas-pagi", keterangan: "Belajar bersama di kelas digital" },
      { gambar: "pesisir", keterangan: "Mencatat pasang surut di tepi teluk" },
    ],
  },
  {
    judul: "Keagamaan",
    deskripsi: "Tadarus, tahfidz, dan hari besar Islam.",
    foto: [
      { gambar: "masjid", keterangan: "Salat Zuhur berjamaah" },
      { gambar: "tahfidz", keterangan: "Setoran hafalan selepas Magrib" },
      { gambar: "masjid-pagi", keterangan: "Tadarus pagi bersama wali kelas" },
      { gambar: "rebana", keterangan: "Rebana pada peringatan Maulid Nabi" },
      { gambar: "tahfidz-pagi", keterangan: "Wisuda tahfidz di halaman masjid" },
      { gambar: "masjid-dekat", keterangan: "Pesantren kilat Ramadan" },
    ],
  },
  {
    judul: "Kegiatan Peserta Didik",
    deskripsi: "Pramuka, seni, olahraga, dan bakti sosial.",
    foto: [
      { gambar: "pramuka", keterangan: "Mendirikan tenda di bumi perkemahan" },
      { gambar: "rebana-pagi", keterangan: "Latihan rebana sepulang pelajaran" },
      { gambar: "pramuka-pagi", keterangan: "Membaca peta dan kompas" },
      { gambar: "pesisir-pagi", keterangan: "Membersihkan pantai bersama warga" },
      { gambar: "prestasi-pagi", keterangan: "Pekan olahraga antarkelas" },
      { gambar: "rebana-dekat", keterangan: "Pentas seni akhir tahun" },
    ],
  },
  {
    judul: "Lingkungan Madrasah",
    deskripsi: "Tempat kami belajar dan tinggal.",
    foto: [
      { gambar: "kelas-dekat", keterangan: "Ruang kelas pada pagi hari" },
      { gambar: "masjid-senja", keterangan: "Masjid dilihat dari lapangan" },
      { gambar: "pesisir-dekat", keterangan: "Teluk Palu dari lantai dua" },
      { gambar: "laboratorium-dekat", keterangan: "Laboratorium setelah dirapikan" },
      { gambar: "kelas-senja", keterangan: "Perpustakaan pada jam istirahat" },
      { gambar: "pesisir-senja", keterangan: "Bibit bakau yang siap ditanam" },
    ],
  },
];

/** `durasi` in seconds. */
export const video = [
  {
    name: "Sehari di Madrasah: dari Tadarus Pagi sampai Belajar Malam",
    urlVideo: "https://www.youtube.com/watch?v=Mn1Palu0001",
    kategori: "Kesiswaan",
    durasi: 504,
    tayangan: 12_480,
  },
  {
    name: "Praktikum: Menguji Kadar Garam Air Teluk",
    urlVideo: "https://youtu.be/Mn1Palu0002",
    kategori: "Akademik",
    durasi: 397,
    tayangan: 1846,
  },
  {
    name: "Rebana di Festival Teluk Palu",
    urlVideo: "https://youtu.be/Mn1Palu0003",
    kategori: "Keagamaan",
    durasi: 245,
    tayangan: 3912,
  },
  { name: "Rekaman Wisuda Angkatan Lalu", urlVideo: "https://video.contoh.id/wisuda", kategori: "Kesiswaan", durasi: null, tayangan: null },
  {
    name: "Suara Malam di Asrama",
    urlVideo: "https://www.youtube.com/watch?v=Mn1Palu0005",
    kategori: null,
    durasi: 198,
    tayangan: 2075,
  },
  {
    name: "Catatan dari Kemah Akhir Semester",
    urlVideo: "https://www.youtube.com/watch?v=Mn1Palu0006&t=12",
    kategori: "Prestasi",
    durasi: 352,
    tayangan: 1530,
  },
];
