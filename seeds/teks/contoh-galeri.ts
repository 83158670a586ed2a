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
      { gambar: "robotik", keterangan: "Robot pertama klub robotik berjalan" },
      { gambar: "digital", keterangan: "Belajar bersama di kelas digital" },
      { gambar: "pustaka", keterangan: "Membaca di perpustakaan pada jam istirahat" },
      { gambar: "pesisir", keterangan: "Mencatat pasang surut di tepi teluk" },
    ],
  },
  {
    judul: "Keagamaan",
    deskripsi: "Tadarus, tahfidz, dan hari besar Islam.",
    foto: [
      { gambar: "masjid", keterangan: "Salat Zuhur berjamaah" },
      { gambar: "tahfidz", keterangan: "Setoran hafalan selepas Magrib" },
      { gambar: "wudu", keterangan: "Antre wudu sebelum Zuhur" },
      { gambar: "tadarus", keterangan: "Tadarus pagi bersama wali kelas" },
      { gambar: "rebana", keterangan: "Rebana pada peringatan Maulid Nabi" },
      { gambar: "masjid-senja", keterangan: "Menunggu azan Magrib" },
      { gambar: "tahfidz-pagi", keterangan: "Wisuda tahfidz di masjid" },
    ],
  },
  {
    judul: "Kegiatan Peserta Didik",
    deskripsi: "Pramuka, seni, olahraga, dan bakti sosial.",
    foto: [
      { gambar: "voli", keterangan: "Final voli antarkelas" },
      { gambar: "kaligrafi", keterangan: "Pameran kaligrafi kelas XI" },
      { gambar: "tari", keterangan: "Tari pamonte di pentas akhir tahun" },
      { gambar: "pramuka", keterangan: "Mendirikan tenda di bumi perkemahan" },
      { gambar: "paduan", keterangan: "Paduan suara pada hari jadi madrasah" },
      { gambar: "panahan", keterangan: "Latihan panahan setiap Sabtu" },
      { gambar: "olahraga", keterangan: "Pekan olahraga antarkelas" },
      { gambar: "bazar", keterangan: "Bazar makanan karya kelas X" },
      { gambar: "siaga", keterangan: "Latihan siaga gempa" },
      { gambar: "wisuda", keterangan: "Angkatan baru yang lulus" },
      { gambar: "upacara", keterangan: "Upacara Senin pagi" },
    ],
  },
  {
    judul: "Lingkungan Madrasah",
    deskripsi: "Tempat kami belajar dan tinggal.",
    foto: [
      { gambar: "gedung", keterangan: "Gedung utama dari halaman depan" },
      { gambar: "gerbang", keterangan: "Gerbang pada pagi hari" },
      { gambar: "asrama", keterangan: "Asrama selepas Isya" },
      { gambar: "kebun", keterangan: "Kebun sayur di belakang asrama" },
      { gambar: "malam", keterangan: "Belajar malam di kamar asrama" },
      { gambar: "koperasi", keterangan: "Koperasi peserta didik" },
      { gambar: "uks", keterangan: "Ruang kesehatan" },
      { gambar: "loket", keterangan: "Loket tata usaha" },
      { gambar: "jendela", keterangan: "Ruang baca yang menghadap teluk" },
      { gambar: "denah", keterangan: "Denah madrasah di dekat gerbang" },
      { gambar: "poster", keterangan: "Poster pekan literasi" },
      { gambar: "pesisir-senja", keterangan: "Bibit bakau yang siap ditanam" },
    ],
  },
];

interface DemoVideo {
  readonly name: string;
  readonly urlVideo: string;
  readonly gambar: Image;
  readonly kategori: string | null;
  /** In seconds. */
  readonly durasi: number | null;
  readonly tayangan: number | null;
}

export const video: readonly DemoVideo[] = [
  {
    name: "Sehari di Madrasah: dari Tadarus Pagi sampai Belajar Malam",
    urlVideo: "https://www.youtube.com/watch?v=Mn1Palu0001",
    gambar: "gedung",
    kategori: "Kesiswaan",
    durasi: 504,
    tayangan: 12_480,
  },
  {
    name: "Praktikum: Menguji Kadar Garam Air Teluk",
    urlVideo: "https://youtu.be/Mn1Palu0002",
    gambar: "laboratorium",
    kategori: "Akademik",
    durasi: 397,
    tayangan: 1846,
  },
  {
    name: "Rebana di Festival Teluk Palu",
    urlVideo: "https://youtu.be/Mn1Palu0003",
    gambar: "rebana",
    kategori: "Keagamaan",
    durasi: 245,
    tayangan: 3912,
  },
  {
    name: "Rekaman Wisuda Angkatan Lalu",
    urlVideo: "https://video.contoh.id/wisuda",
    gambar: "wisuda",
    kategori: "Kesiswaan",
    durasi: null,
    tayangan: null,
  },
  {
    name: "Suara Malam di Asrama",
    urlVideo: "https://www.youtube.com/watch?v=Mn1Palu0005",
    gambar: "asrama",
    kategori: null,
    durasi: 198,
    tayangan: 2075,
  },
  {
    name: "Catatan dari Kemah Akhir Semester",
    urlVideo: "https://www.youtube.com/watch?v=Mn1Palu0006&t=12",
    gambar: "pramuka",
    kategori: "Prestasi",
    durasi: 352,
    tayangan: 1530,
  },
];
