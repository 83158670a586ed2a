export const sejarah = [
  {
    tahun: "1991",
    judul: "Berdiri sebagai madrasah aliyah negeri",
    isi: "Pada 13 Juni 1991 madrasah resmi berdiri sebagai Madrasah Aliyah Negeri.",
  },
];

/** Twelve heads, the last of them in office. Their names and years are the school's to enter. */
export const kepalaMadrasah = Array.from({ length: 12 }, (_, index) => ({
  nama: `Pimpinan ke-${index + 1}`,
  sekarang: index === 11,
}));

export const visi =
  "Terwujudnya peserta didik yang beriman, berilmu, berakhlak mulia, mandiri, dan peduli lingkungan, serta siap hidup di tengah masyarakat dunia.";

export const misi = [
  "Menumbuhkan penghayatan dan pengamalan ajaran Islam dalam kehidupan sehari-hari.",
  "Menyelenggarakan pembelajaran yang bermutu, menyenangkan, dan memadukan ilmu umum dengan ilmu agama.",
  "Membimbing setiap peserta didik menghafal Al-Qur’an paling sedikit tiga juz.",
  "Mengembangkan bakat, prestasi, dan kepemimpinan melalui kegiatan ekstrakurikuler dan organisasi.",
  "Memanfaatkan teknologi secara cerdas dan bertanggung jawab dalam belajar dan melayani.",
  "Membangun lingkungan yang bersih, aman, dan ramah anak bersama orang tua dan masyarakat.",
].map((isi) => ({ isi }));

export const tujuan = [
  "Setiap lulusan mampu membaca Al-Qur’an dengan tartil dan menghafal paling sedikit tiga juz.",
  "Semakin banyak lulusan yang melanjutkan ke perguruan tinggi di dalam dan luar negeri.",
  "Setiap peserta didik aktif dalam paling sedikit satu kegiatan ekstrakurikuler.",
  "Prestasi akademik dan nonakademik meningkat di tingkat kota, provinsi, dan nasional.",
  "Layanan administrasi selesai tepat waktu, mudah diikuti, dan tanpa pungutan.",
].map((isi) => ({ isi }));

export const prestasiKami = [
  {
    judul: "Prestasi akademik",
    isi: "Belajar sungguh-sungguh, lalu berani menguji diri: capaian peserta didik dalam ilmu pengetahuan.",
  },
  {
    judul: "Prestasi nonakademik",
    isi: "Setiap bakat layak tumbuh: capaian peserta didik dalam keagamaan, olahraga, seni, dan kepemimpinan.",
  },
  {
    judul: "Penghargaan",
    isi: "Penghargaan bagi madrasah, guru, dan peserta didik menjadi pengingat untuk terus menjaga mutu dan kejujuran.",
  },
];

export const bagianProfil = [
  {
    tab: "sejarah",
    judul: "Madrasah hari ini",
    isi: "Hari ini madrasah berstatus negeri di bawah Kementerian Agama Republik Indonesia, dengan kelas X sampai XII dan masa belajar tiga tahun.\n\n- Empat program: IPA, IPS, Bahasa, dan Agama\n- Kurikulum nasional yang dipadukan dengan pelajaran agama dan tahfidz\n- Kelas digital dan asrama\n- Dua belas kepala madrasah telah memimpin sejak berdiri",
  },
  {
    tab: "sejarah",
    judul: "Capaian",
    isi: "- Lebih dari 45 tahun pengalaman mendidik\n- Prestasi akademik dan nonakademik peserta didik\n- Target hafalan Al-Qur’an paling sedikit tiga juz",
  },
  {
    tab: "struktur",
    judul: "Struktur organisasi",
    isi: "Kepala madrasah memimpin bersama para wakil kepala dan tata usaha.\n\n- **Wakil kepala bidang akademik** mengurus kurikulum, jadwal, dan penilaian.\n- **Wakil kepala bidang kesiswaan** mendampingi organisasi dan kegiatan peserta didik.\n- **Wakil kepala bidang humas** menjalin kerja sama dengan orang tua dan mitra.\n- **Wakil kepala bidang sarana dan prasarana** merawat gedung dan peralatan.\n- **Kepala urusan tata usaha** mengatur surat-menyurat, kepegawaian, dan layanan.",
  },
  {
    tab: "data",
    judul: "Tentang data ini",
    isi: "Pegawai dan peserta didik dihitung dari bank data madrasah. Data pribadi pegawai dan peserta didik tidak ditampilkan untuk umum.",
  },
];
