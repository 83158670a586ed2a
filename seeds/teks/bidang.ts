import { zone } from "#kit/time-zone.ts";

interface Bagian {
  readonly tab: string;
  readonly bentuk?: "teks" | "kartu" | "langkah";
  readonly judul: string;
  readonly isi: string;
}

export const akademik: readonly Bagian[] = [
  {
    tab: "akademik",
    judul: "Kurikulum",
    isi: "Selama tiga tahun, kurikulum nasional berjalan bersama pelajaran khas madrasah: Al-Qur’an Hadis, Akidah Akhlak, Fikih, Sejarah Kebudayaan Islam, dan Bahasa Arab.\n\n- **Kelas X** mengenal semua bidang ilmu.\n- **Kelas XI dan XII** memperdalam mata pelajaran pilihan sesuai program dan rencana studi.\n- Satu jam pelajaran berlangsung 45 menit.",
  },
  {
    tab: "akademik",
    bentuk: "kartu",
    judul: "IPA",
    isi: "Matematika, fisika, kimia, dan biologi dengan praktikum di laboratorium.",
  },
  {
    tab: "akademik",
    bentuk: "kartu",
    judul: "IPS",
    isi: "Ekonomi, sosiologi, geografi, dan sejarah yang dipelajari dekat dengan kehidupan masyarakat.",
  },
  {
    tab: "akademik",
    bentuk: "kartu",
    judul: "Bahasa",
    isi: "Bahasa Indonesia, Inggris, dan Arab, sastra, serta kajian budaya.",
  },
  {
    tab: "akademik",
    bentuk: "kartu",
    judul: "Agama",
    isi: "Tafsir, hadis, fikih, ilmu kalam, dan bahasa Arab bagi yang mendalami ilmu keagamaan.",
  },
  {
    tab: "akademik",
    judul: "Program akademik",
    isi: "- **Tahfidz Al-Qur’an**, dengan target paling sedikit tiga juz sampai lulus\n- **Kelas digital**, tempat bacaan, tugas, dan penilaian bertemu di satu ruang daring\n- **Pembinaan olimpiade dan karya ilmiah** sepulang pelajaran\n- **Persiapan perguruan tinggi** bagi kelas XII bersama guru bimbingan konseling",
  },
];

export const kesiswaan: readonly Bagian[] = [
  {
    tab: "kesiswaan",
    judul: "Pendampingan peserta didik",
    isi: "Setiap kelas punya wali kelas, dan setiap anak dapat menemui guru bimbingan konseling. Organisasi Siswa Intra Madrasah (OSIM) menjadi tempat belajar memimpin dan melayani.",
  },
  {
    tab: "kesiswaan",
    judul: "Ekstrakurikuler",
    isi: "Setiap peserta didik mengikuti paling sedikit satu kegiatan ekstrakurikuler.",
  },
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
];

export const humas: readonly Bagian[] = [
  {
    tab: "humas",
    judul: "Hubungan dengan masyarakat",
    isi: "Bidang humas menjadi pintu bagi orang tua, alumni, dan mitra. Kabar madrasah disampaikan lewat situs ini, papan pengumuman, dan pertemuan wali murid.",
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
];

export const sarpras: readonly Bagian[] = [
  {
    tab: "sarpras",
    judul: "Sarana dan prasarana",
    isi: "Gedung dan peralatan dirawat agar aman, bersih, dan dapat dipakai semua anak. Kerusakan dapat dilaporkan kepada Tata Usaha pada jam layanan.",
  },
  {
    tab: "sarpras",
    bentuk: "kartu",
    judul: "Ruang kelas",
    isi: "Dua puluh tujuh ruang kelas dengan papan tulis, proyektor, dan sirkulasi udara yang baik.",
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
];

export const asrama: readonly Bagian[] = [
  {
    tab: "asrama",
    judul: "Tinggal di asrama",
    isi: "Asrama putra dan putri diperuntukkan terutama bagi peserta didik dari luar kota. Pembina asrama tinggal bersama mereka dan mendampingi ibadah, belajar, dan keseharian.\n\n- Kamar bersama, ruang makan, dan ruang belajar\n- Setoran hafalan setiap malam\n- Pembina yang dapat dihubungi orang tua kapan saja\n- Kunjungan keluarga setiap akhir pekan",
  },
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
    isi: "Tata tertib disusun bersama peserta didik: menjaga salat berjamaah, kebersihan, waktu tenang, dan saling menghormati. Telepon genggam dititipkan pada jam belajar malam.",
  },
];

export const bagianBidang = [...akademik, ...kesiswaan, ...humas, ...sarpras, ...asrama];
