/** Invented content of the service registers. `hariLalu` counts back from today. */
export const infografis = [
  {
    judul: "Madrasah dalam angka",
    keterangan: "Jumlah guru, peserta didik, dan kelas pada tahun ajaran ini.",
    sumber: "Bank data madrasah",
    hariLalu: 12,
    alt: "Madrasah dalam angka: 74 guru, 1.210 peserta didik, 27 kelas, dan 310 prestasi yang diumumkan.",
    baris: [
      ["74", "guru mengajar di kelas X sampai XII"],
      ["1.210", "peserta didik belajar di madrasah"],
      ["27", "kelas, masing-masing dengan wali kelas"],
      ["310", "prestasi diumumkan dalam empat tahun"],
    ],
  },
  {
    judul: "Alur legalisir ijazah",
    keterangan: "Selesai hari itu juga dan tidak dipungut biaya. Salinan paling banyak sepuluh lembar.",
    sumber: "Tata Usaha",
    hariLalu: 34,
    alt: "Empat langkah legalisir ijazah: isi formulir, serahkan salinan, petugas memeriksa, ambil hasilnya.",
    baris: [
      ["1", "Isi formulir di loket Tata Usaha"],
      ["2", "Serahkan salinan dan tunjukkan ijazah asli"],
      ["3", "Petugas memeriksa dan membubuhkan cap, 15–30 menit"],
      ["4", "Ambil salinan yang sudah dilegalisir, tanpa biaya"],
    ],
  },
  {
    judul: "Hadir tepat waktu",
    keterangan: null,
    sumber: "Kesiswaan",
    hariLalu: 60,
    alt: "Jam masuk madrasah: gerbang dibuka 06.30, tadarus 07.00, pelajaran mulai 07.30, pulang 14.30.",
    baris: [
      ["06.30", "Gerbang dibuka"],
      ["07.00", "Tadarus bersama di kelas"],
      ["07.30", "Pelajaran pertama dimulai"],
      ["14.30", "Pulang, atau lanjut ke ekstrakurikuler"],
    ],
  },
] as const;

interface DemoFolder {
  readonly nama: string;
  readonly keterangan: string;
  readonly untuk: readonly string[];
  readonly berkas: readonly { readonly nama: string; readonly jenis: "pdf" | "xlsx"; readonly isi: readonly string[] }[];
}

export const folder: readonly DemoFolder[] = [
  {
    nama: "Formulir",
    keterangan: "Untuk semua yang bertugas.",
    untuk: ["Kepala", "Humas", "PanitiaPpdb", "Guru", "WaliKelas", "Pegawai"],
    berkas: [
      { nama: "Formulir izin tidak masuk", jenis: "pdf", isi: ["Nama:", "NIP:", "Hari dan tanggal:", "Alasan:"] },
      { nama: "Formulir peminjaman ruang", jenis: "pdf", isi: ["Nama peminjam:", "Ruang:", "Hari dan jam:", "Keperluan:"] },
    ],
  },
  {
    nama: "Kurikulum",
    keterangan: "Untuk guru dan wali kelas.",
    untuk: ["Kepala", "Guru", "WaliKelas"],
    berkas: [
      { nama: "Templat daftar nilai", jenis: "xlsx", isi: ["NISN", "Nama", "Tugas", "Ulangan", "Ujian"] },
      { nama: "Kalender pendidikan", jenis: "pdf", isi: ["Awal semester ganjil: pertengahan Juli", "Awal semester genap: awal Januari"] },
    ],
  },
  {
    nama: "Keuangan",
    keterangan: "Untuk pimpinan.",
    untuk: ["Kepala"],
    berkas: [{ nama: "Rekap anggaran", jenis: "xlsx", isi: ["Kegiatan", "Anggaran", "Realisasi", "Sisa"] }],
  },
];

export const informasi = [
  {
    judul: "Profil singkat madrasah",
    kategori: "berkala",
    ringkasan: "Kedudukan, tugas, dan susunan organisasi.",
    hariLalu: 40,
    berkas: ["Madrasah aliyah negeri di Kota Palu.", "Berdiri 13 Juni 1991.", "Masa belajar tiga tahun, kelas X sampai XII."],
  },
  {
    judul: "Ringkasan program dan kegiatan",
    kategori: "berkala",
    ringkasan: "Program tahun ini dan penanggung jawabnya.",
    hariLalu: 75,
    berkas: ["Kurikulum terpadu", "Kelas digital", "Asrama", "Tahfidz paling sedikit tiga juz"],
  },
  {
    judul: "Prosedur evakuasi gempa dan tsunami",
    kategori: "serta-merta",
    ringkasan: "Titik kumpul dan jalur evakuasi di lingkungan madrasah.",
    hariLalu: 20,
    berkas: [
      "Lindungi kepala, menjauh dari kaca.",
      "Keluar lewat jalur bertanda hijau.",
      "Berkumpul di lapangan upacara.",
      "Ikuti petunjuk petugas.",
    ],
  },
  {
    judul: "Standar pelayanan Tata Usaha",
    kategori: "setiap-saat",
    ringkasan: "Syarat, waktu, dan biaya tiap layanan.",
    hariLalu: 90,
    berkas: null,
  },
  {
    judul: "Daftar sarana dan prasarana",
    kategori: "setiap-saat",
    ringkasan: null,
    hariLalu: 120,
    berkas: ["Ruang kelas", "Laboratorium", "Perpustakaan", "Masjid", "Asrama"],
  },
  {
    judul: "Data pribadi peserta didik dan pegawai",
    kategori: "dikecualikan",
    ringkasan: "Dilindungi UU 27/2022 tentang Pelindungan Data Pribadi.",
    hariLalu: 150,
    berkas: null,
  },
  {
    judul: "Naskah soal ujian sebelum dilaksanakan",
    kategori: "dikecualikan",
    ringkasan: "Membukanya menggagalkan tujuan ujian.",
    hariLalu: 150,
    berkas: null,
  },
] as const;
