export const sejarah = [
  {
    tahun: "Sebelum 1991",
    judul: "Akar yang lebih tua",
    isi: "Pendidikan agama bagi anak muda di Palu sudah berjalan jauh sebelum madrasah ini berstatus negeri. Dihitung sejak rintisan itu, pengalaman mendidik di sini telah melampaui 45 tahun.",
  },
  {
    tahun: "1991",
    judul: "Berdiri sebagai madrasah aliyah negeri",
    isi: "Pada 13 Juni 1991 madrasah resmi berdiri sebagai Madrasah Aliyah Negeri. Tanggal itu kami peringati setiap tahun sebagai hari jadi.",
  },
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
    isi: "Peserta didik kami ikut olimpiade sains, karya ilmiah, dan cerdas cermat, dengan pembinaan rutin sepulang pelajaran.",
  },
  {
    judul: "Prestasi nonakademik",
    isi: "Dari musabaqah tilawatil Qur’an, pramuka, dan olahraga sampai seni rebana: setiap bakat punya pembina dan panggungnya.",
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
    isi: "Hari ini madrasah berstatus negeri di bawah Kementerian Agama Republik Indonesia, dengan kelas X sampai XII dan masa belajar tiga tahun.\n\n- Empat program: IPA, IPS, Bahasa, dan Agama\n- Kurikulum nasional yang dipadukan dengan pelajaran agama dan tahfidz\n- Asrama putra dan putri\n- Dua belas kepala madrasah telah memimpin sejak berdiri",
  },
  {
    tab: "sejarah",
    judul: "Capaian",
    isi: "- Lebih dari 45 tahun pengalaman mendidik, dihitung sejak rintisannya\n- Lulusan melanjutkan ke perguruan tinggi negeri, perguruan tinggi keagamaan, dan dunia kerja\n- Peserta didik berprestasi dalam sains, keagamaan, olahraga, dan seni\n- Hafalan Al-Qur’an paling sedikit tiga juz bagi setiap lulusan",
  },
  {
    tab: "struktur",
    judul: "Struktur organisasi",
    isi: "Kepala madrasah memimpin bersama empat wakil kepala dan seorang kepala urusan tata usaha.\n\n- **Wakil kepala bidang akademik** mengurus kurikulum, jadwal, dan penilaian.\n- **Wakil kepala bidang kesiswaan** mendampingi organisasi dan kegiatan peserta didik.\n- **Wakil kepala bidang humas** menjalin kerja sama dengan orang tua dan mitra.\n- **Wakil kepala bidang sarana dan prasarana** merawat gedung dan peralatan.\n- **Kepala urusan tata usaha** mengatur surat-menyurat, kepegawaian, dan layanan.",
  },
  {
    tab: "data",
    judul: "Tentang data ini",
    isi: "Pegawai dan peserta didik dihitung dari bank data madrasah. Angka lainnya diperbarui oleh Tata Usaha setiap awal semester. Data pribadi pegawai dan peserta didik tidak ditampilkan untuk umum.",
  },
];
