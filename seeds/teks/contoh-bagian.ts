import { zone } from "#kit/time-zone.ts";
import type { Bagian } from "./bidang.ts";

/** What the invented school of the demo offers and has lived through; nobody said so of a real one. */
export const bagian: readonly Bagian[] = [
  { tab: "kesiswaan", bentuk: "kartu", judul: "Keagamaan", isi: "- Tahfidz dan tilawah\n- Rebana dan hadrah\n- Kaligrafi\n- Rohani Islam" },
  {
    tab: "kesiswaan",
    bentuk: "kartu",
    judul: "Kepemimpinan",
    isi: "- Pramuka\n- Palang Merah Remaja\n- Pasukan Pengibar Bendera\n- Siaga bencana",
  },
  { tab: "kesiswaan", bentuk: "kartu", judul: "Olahraga", isi: "- Bola voli\n- Futsal\n- Bulu tangkis\n- Pencak silat" },
  {
    tab: "kesiswaan",
    bentuk: "kartu",
    judul: "Ilmu dan seni",
    isi: "- Kelompok ilmiah remaja\n- Jurnalistik\n- Bahasa Inggris dan Arab\n- Tari dan teater",
  },
  {
    tab: "kesiswaan",
    judul: "Kegiatan tahunan",
    isi: "- Masa ta’aruf peserta didik madrasah (MATSAMA)\n- Pekan olahraga dan seni antarkelas\n- Peringatan hari besar Islam\n- Pesantren kilat Ramadan\n- Wisuda tahfidz",
  },
  {
    tab: "humas",
    bentuk: "kartu",
    judul: "Perguruan tinggi",
    isi: "Kunjungan kampus, kuliah tamu, praktik mengajar mahasiswa, dan pendampingan karya ilmiah.",
  },
  {
    tab: "humas",
    bentuk: "kartu",
    judul: "Pemerintah dan lembaga",
    isi: "Kerja sama dengan Kementerian Agama, puskesmas, kepolisian, dan lembaga penanggulangan bencana.",
  },
  {
    tab: "humas",
    bentuk: "kartu",
    judul: "Komite dan alumni",
    isi: "Komite madrasah dan alumni mendukung beasiswa, pembinaan karier, dan perawatan lingkungan.",
  },
  {
    tab: "humas",
    judul: "Kegiatan bersama",
    isi: "- Pertemuan wali murid setiap awal semester\n- Temu alumni dan hari karier\n- Bakti sosial dan santunan\n- Pameran karya peserta didik",
  },
  {
    tab: "sarpras",
    bentuk: "kartu",
    judul: "Ruang kelas",
    isi: "Ruang belajar kelas X sampai XII, dirawat bersama wali kelas dan peserta didiknya.",
  },
  {
    tab: "sarpras",
    bentuk: "kartu",
    judul: "Laboratorium",
    isi: "Fisika, kimia, biologi, bahasa, dan komputer untuk praktikum dan kelas digital.",
  },
  {
    tab: "sarpras",
    bentuk: "kartu",
    judul: "Perpustakaan",
    isi: "Buku pelajaran, bacaan, dan ruang tenang untuk belajar sendiri atau bersama.",
  },
  { tab: "sarpras", bentuk: "kartu", judul: "Masjid", isi: "Tempat salat berjamaah, tadarus pagi, dan setoran hafalan." },
  { tab: "sarpras", bentuk: "kartu", judul: "Lapangan", isi: "Lapangan olahraga dan upacara, dipakai bergantian dari pagi sampai sore." },
  { tab: "sarpras", bentuk: "kartu", judul: "Kesehatan", isi: "Ruang usaha kesehatan madrasah dan kantin dengan jajanan sehat." },
  {
    tab: "asrama",
    judul: "Jadwal harian",
    isi: `Semua waktu dalam ${zone.short}.\n\n- **04.00** Bangun dan salat tahajud\n- **04.45** Salat Subuh berjamaah dan tadarus\n- **05.45** Mandi, kebersihan kamar, dan sarapan\n- **07.15** Berangkat ke kelas\n- **12.00** Salat Zuhur berjamaah dan makan siang\n- **15.30** Salat Asar berjamaah dan ekstrakurikuler\n- **18.00** Salat Magrib berjamaah dan setoran hafalan\n- **19.15** Salat Isya berjamaah dan makan malam\n- **20.00** Belajar malam terbimbing\n- **22.00** Istirahat`,
  },
  {
    tab: "asrama",
    judul: "Persyaratan",
    isi: "- Terdaftar sebagai peserta didik madrasah\n- Izin tertulis dari orang tua atau wali\n- Surat keterangan sehat dari dokter\n- Fotokopi kartu keluarga\n- Sanggup menaati tata tertib asrama\n- Sanggup menghafal Al-Qur’an paling sedikit tiga juz selama tiga tahun",
  },
  {
    tab: "asrama",
    judul: "Hidup bersama",
    isi: "Tata tertib disusun bersama peserta didik: menjaga salat berjamaah, kebersihan, waktu tenang, dan saling menghormati. Ponsel dititipkan pada jam belajar malam.",
  },
];

export const sejarah = [
  {
    tahun: "1990-an",
    judul: "Membuka program studi",
    isi: "Pilihan belajar tumbuh sedikit demi sedikit: ilmu pengetahuan alam, ilmu pengetahuan sosial, bahasa, dan ilmu keagamaan.",
  },
  {
    tahun: "2000-an",
    judul: "Belajar di laboratorium",
    isi: "Praktikum, perpustakaan, dan ruang komputer menjadi bagian dari hari belajar, bukan tambahan di akhir pekan.",
  },
  {
    tahun: "2010-an",
    judul: "Asrama dan tahfidz",
    isi: "Asrama menerima peserta didik dari luar kota. Program hafalan Al-Qur’an berjalan setiap hari dengan target paling sedikit tiga juz.",
  },
  {
    tahun: "2018",
    judul: "Bangkit bersama kota",
    isi: "Setelah gempa dan tsunami 28 September 2018, warga madrasah belajar kembali sambil saling menguatkan. Sejak itu kesiapsiagaan bencana menjadi bagian dari pelajaran.",
  },
  {
    tahun: "Kini",
    judul: "Kelas digital",
    isi: "Bacaan, tugas, dan penilaian bertemu di satu ruang daring, sementara guru tetap mengenal setiap anak secara langsung.",
  },
];
