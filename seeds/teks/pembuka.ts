/** The words with which pages begin, and those beside the registration form. */
export const bagianPembuka = [
  {
    halaman: "profil",
    tab: "pembuka",
    judul: "Mengenal Kami Lebih Dekat",
    isi: "Perjalanan madrasah, cita-citanya, dan orang-orang yang memimpinnya sejak awal sampai hari ini.",
  },
  {
    halaman: "bidang",
    tab: "pembuka",
    judul: "Program Unggulan Kami",
    isi: "Lima bidang yang bekerja bersama agar setiap peserta didik belajar, bertumbuh, dan merasa di rumah.",
  },
  {
    halaman: "tata-usaha",
    tab: "pembuka",
    judul: "Tata Usaha",
    isi: "Surat keterangan, legalisir, mutasi, dan urusan administrasi lain dilayani di sini. Datang pada jam layanan, atau hubungi kami dahulu.",
  },
  {
    halaman: "absensi",
    tab: "pembuka",
    judul: "Sistem Absensi Terstruktur",
    isi: "Kehadiran guru dan peserta didik dicatat setiap hari. Di sini tampil angkanya saja, tanpa nama siapa pun.",
  },
  {
    halaman: "absensi",
    tab: "catatan",
    judul: "Catatan",
    isi: "Laporan kehadiran dapat dibuka oleh guru, wali kelas, dan manajemen sesuai hak akses masing-masing. Silakan [login](/login) terlebih dahulu.",
  },
  {
    halaman: "berita",
    tab: "pembuka",
    judul: "Berita Madrasah",
    isi: "Kabar dari kelas dan kegiatan madrasah.",
  },
  {
    halaman: "galeri",
    tab: "pembuka",
    judul: "Galeri Foto",
    isi: "Sehari-hari di madrasah dalam gambar.",
  },
  {
    halaman: "ppdb",
    tab: "pengantar",
    judul: "Program pilihan",
    isi: "Belum yakin mana yang cocok? Bicarakan dahulu dengan guru bimbingan konseling.",
  },
  {
    halaman: "ppdb",
    tab: "siapkan",
    judul: "Siapkan di dekat Anda",
    isi: "- Akta kelahiran\n- Kartu keluarga\n- Ijazah atau SKHU SMP/MTs",
  },
];

/** Of the pages that once began with words of the product's own. */
export const pembukaPapan = [
  ["pengumuman", "Pengumuman", "Pemberitahuan madrasah yang sedang berlaku."],
  ["agenda", "Agenda", "Acara madrasah yang terbuka untuk diketahui."],
  ["infografis", "Infografis", "Angka, alur layanan, dan jadwal madrasah dalam gambar yang mudah dibaca dan dibagikan."],
  [
    "informasi-publik",
    "Informasi Publik",
    "Yang berhak Anda ketahui tentang madrasah menurut UU Keterbukaan Informasi Publik. Yang belum ada di sini dapat diminta di Tata Usaha.",
  ],
  ["prestasi", "Prestasi", "Juara dan penghargaan yang diraih peserta didik madrasah."],
  ["guru-dan-staf", "Guru dan Staf", "Mereka yang mengajar dan melayani di madrasah ini, dan setuju ditampilkan di sini."],
  ["alumni", "Data Alumni", "Kabarkan studi atau pekerjaan Anda sekarang. Kantor madrasah memeriksanya sebelum mencatatnya."],
  ["hubungi", "Hubungi Kami", "Tanyakan apa saja kepada Tata Usaha, atau sampaikan pengaduan langsung kepada Kepala Madrasah."],
].map(([halaman, judul, isi]) => ({ halaman, tab: "pembuka", bentuk: "teks", judul, isi }));
