/** A page that the product itself has, with the words by which visitors ask for it. */
interface SitePage {
  readonly to: string;
  readonly title: string;
  readonly about: string;
  /** Other words for the same, never shown. */
  readonly alias?: string;
}

/** In the order in which they are offered before anything is sought. */
export const sitePages: readonly SitePage[] = [
  {
    to: "/daftar",
    title: "Pendaftaran peserta didik baru",
    about: "Isi formulir PPDB dari rumah.",
    alias: "pmbm spmb daftar mendaftar formulir siswa",
  },
  {
    to: "/daftar/status",
    title: "Status pendaftaran",
    about: "Lihat sampai di mana pendaftaran, kirim berkas, unduh bukti.",
    alias: "cek hasil pengumuman kelulusan ppdb nomor",
  },
  {
    to: "/informasi/ppdb",
    title: "Informasi PPDB",
    about: "Jadwal, jalur, kuota, syarat, dan tanya jawab.",
    alias: "pmbm spmb biaya gelombang persyaratan masuk",
  },
  {
    to: "/informasi/ppdb/uji",
    title: "Uji hasil seleksi",
    about: "Hitung ulang hasil seleksi PPDB di perangkat sendiri.",
    alias: "paket keadilan peringkat",
  },
  {
    to: "/profile",
    title: "Profil madrasah",
    about: "Sejarah, visi dan misi, struktur, dan data madrasah.",
    alias: "tentang kepala akreditasi guru pegawai",
  },
  {
    to: "/guru-dan-staf",
    title: "Guru dan staf",
    about: "Nama, mata pelajaran, dan jabatan mereka yang setuju ditampilkan.",
    alias: "pengajar pegawai tenaga pendidik direktori daftar guru",
  },
  {
    to: "/departments",
    title: "Bidang dan program",
    about: "Akademik, kesiswaan, humas, sarana, dan asrama.",
    alias: "ekstrakurikuler ekskul kurikulum fasilitas boarding",
  },
  {
    to: "/administration",
    title: "Tata usaha",
    about: "Layanan, prosedur, dan kontak kantor.",
    alias: "surat keterangan legalisir administrasi",
  },
  {
    to: "/administration/contact",
    title: "Kontak dan jam layanan",
    about: "Alamat, telepon, e-mail, dan jam buka kantor.",
    alias: "hubungi lokasi peta whatsapp wa nomor",
  },
  {
    to: "/hubungi",
    title: "Hubungi kami",
    about: "Tanyakan sesuatu, atau sampaikan pengaduan dan saran.",
    alias: "kontak pengaduan aduan saran keluhan lapor perundungan bullying pertanyaan kritik",
  },
  {
    to: "/hubungi/jawaban",
    title: "Jawaban pesan",
    about: "Baca jawaban atas pesan atau pengaduan Anda.",
    alias: "kode nomor balasan pengaduan",
  },
  { to: "/attendance", title: "Absensi", about: "Kehadiran siswa dan pegawai.", alias: "kehadiran presensi" },
  { to: "/news", title: "Berita", about: "Kabar terbaru dari madrasah.", alias: "artikel kabar" },
  { to: "/pengumuman", title: "Pengumuman", about: "Pemberitahuan yang sedang berlaku.", alias: "edaran libur" },
  { to: "/agenda", title: "Agenda", about: "Acara madrasah, yang akan datang dan yang lewat.", alias: "kalender acara kegiatan jadwal" },
  { to: "/gallery", title: "Galeri", about: "Foto dan video kegiatan madrasah.", alias: "album dokumentasi" },
  { to: "/prestasi", title: "Prestasi", about: "Kejuaraan yang diraih madrasah.", alias: "juara lomba medali" },
  { to: "/infografis", title: "Infografis", about: "Angka dan keterangan dalam gambar.", alias: "poster data" },
  {
    to: "/informasi-publik",
    title: "Informasi publik",
    about: "Dokumen yang berhak Anda ketahui.",
    alias: "ppid keterbukaan laporan dokumen unduh",
  },
  {
    to: "/verifikasi",
    title: "Periksa keaslian surat",
    about: "Pastikan surat benar dikeluarkan madrasah.",
    alias: "verifikasi qr tanda tangan",
  },
  { to: "/verifikasi/jejak", title: "Jejak yang dibuka untuk umum", about: "Bukti harian bahwa catatan madrasah utuh.", alias: "audit" },
  { to: "/alumni", title: "Data alumni", about: "Lulusan memberi tahu kegiatannya sekarang.", alias: "lulusan tracer" },
  {
    to: "/privasi",
    title: "Privasi",
    about: "Data apa yang diminta, untuk apa, dan siapa yang melihatnya.",
    alias: "data pribadi perlindungan",
  },
  { to: "/aksesibilitas", title: "Aksesibilitas", about: "Bagaimana situs ini dapat dipakai semua orang.", alias: "difabel disabilitas" },
  { to: "/login", title: "Masuk portal", about: "Untuk guru dan pegawai.", alias: "login akun sandi" },
];
