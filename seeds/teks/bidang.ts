/** True of any madrasah, or stated by the specification; what only one school has, that school writes. */
export interface Bagian {
  readonly tab: string;
  readonly bentuk?: "teks" | "kartu" | "langkah";
  readonly judul: string;
  readonly isi: string;
}

export const akademik: readonly Bagian[] = [
  {
    tab: "akademik",
    judul: "Kurikulum",
    isi: "Selama tiga tahun, kurikulum nasional berjalan bersama pelajaran khas madrasah: Al-Qur’an Hadis, Akidah Akhlak, Fikih, Sejarah Kebudayaan Islam, dan Bahasa Arab.\n\n- **Kelas X** mengenal semua bidang ilmu.\n- **Kelas XI dan XII** memperdalam mata pelajaran pilihan sesuai program dan rencana studi.",
  },
  {
    tab: "akademik",
    bentuk: "kartu",
    judul: "IPA",
    isi: "Matematika, fisika, kimia, dan biologi, dari teori sampai praktikum.",
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
    isi: "- **Tahfidz Al-Qur’an**, dengan target paling sedikit tiga juz sampai lulus\n- **Kelas digital**, tempat bacaan, tugas, dan penilaian bertemu di satu ruang daring\n- **Bimbingan rencana studi** bersama guru bimbingan konseling",
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
    isi: "Setiap peserta didik mengikuti paling sedikit satu kegiatan ekstrakurikuler. Pilihannya dapat ditanyakan kepada wali kelas.",
  },
];

export const humas: readonly Bagian[] = [
  {
    tab: "humas",
    judul: "Hubungan dengan masyarakat",
    isi: "Bidang humas menjadi pintu bagi orang tua, alumni, dan mitra. Kabar madrasah disampaikan lewat situs ini, dan komite madrasah menjadi tempat orang tua ikut memikirkan pendidikan anaknya.",
  },
];

export const sarpras: readonly Bagian[] = [
  {
    tab: "sarpras",
    judul: "Sarana dan prasarana",
    isi: "Gedung dan peralatan dirawat agar aman, bersih, dan dapat dipakai semua anak. Kerusakan dapat dilaporkan kepada Tata Usaha pada jam layanan.",
  },
];

export const asrama: readonly Bagian[] = [
  {
    tab: "asrama",
    judul: "Tinggal di asrama",
    isi: "Asrama menjadi rumah kedua bagi peserta didik yang datang dari jauh. Pembina mendampingi ibadah, belajar, dan keseharian mereka. Jadwal harian, syarat, dan tata tertibnya dapat ditanyakan kepada [Tata Usaha](/administration/contact).",
  },
];

export const bagianBidang = [...akademik, ...kesiswaan, ...humas, ...sarpras, ...asrama];
