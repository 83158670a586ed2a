export interface Term {
  readonly word: string;
  readonly meaning: string;
  /** Where one works with it. */
  readonly to?: string;
}

export interface Terms {
  readonly title: string;
  readonly terms: readonly Term[];
}

/** The portal's own words, one for each thing, as they stand in its menus and buttons. */
export const glossary: readonly Terms[] = [
  {
    title: "Surat",
    terms: [
      {
        word: "Surat masuk",
        meaning: "Surat yang diterima madrasah. Dicatat sekali, lalu didisposisi.",
        to: "/administration/surat-masuk",
      },
      {
        word: "Surat keluar",
        meaning: "Surat yang dikirim madrasah dan sudah bernomor. Semuanya ada di Daftar Surat.",
        to: "/administration/daftar-surat",
      },
      {
        word: "Konsep surat",
        meaning: "Surat yang masih ditulis, diparaf, atau menunggu tanda tangan. Sesudah ditandatangani ia menjadi surat keluar.",
        to: "/administration/persuratan/konsep",
      },
      {
        word: "Template surat",
        meaning: "Isi baku yang dipakai berulang. Dari satu template dibuat banyak konsep.",
        to: "/administration/template-surat",
      },
      {
        word: "Jenis surat",
        meaning: "Surat tugas, keputusan, undangan, dan lainnya. Menentukan bentuk surat dan pola nomornya.",
        to: "/administration/jenis-naskah",
      },
      {
        word: "Deret nomor",
        meaning: "Hitungan 1, 2, 3 yang mulai lagi tiap tahun. Beberapa jenis surat boleh memakai satu deret.",
        to: "/administration/buku-nomor",
      },
      {
        word: "Nomor terpakai",
        meaning: "Nomor yang sudah diberikan kepada surat, atau dibatalkan dengan alasannya.",
        to: "/administration/persuratan/nomor",
      },
      { word: "Nomor agenda", meaning: "Nomor urut surat di buku agenda, berbeda dari nomor yang tertulis di surat." },
      {
        word: "Buku agenda",
        meaning: "Cetakan surat masuk dan keluar menurut nomor agendanya.",
        to: "/administration/surat-masuk/buku-agenda",
      },
      { word: "Klasifikasi", meaning: "Kode hal surat, misalnya PP.00.6, menurut tata naskah Kementerian Agama." },
      {
        word: "Disposisi",
        meaning: "Meneruskan surat masuk kepada orang yang mengerjakannya, dengan instruksi dan batas waktu.",
        to: "/administration/persuratan/disposisi",
      },
      { word: "Paraf", meaning: "Persetujuan atas konsep sebelum sampai kepada penanda tangan." },
      {
        word: "Bukti surat",
        meaning: "Yang membuat surat bertanda tangan elektronik dapat diperiksa siapa pun di halaman Verifikasi.",
        to: "/administration/bukti-surat",
      },
      {
        word: "Plt. dan Plh.",
        meaning: "Pelaksana tugas dan pelaksana harian: yang menandatangani selama pejabatnya kosong atau berhalangan.",
      },
    ],
  },
  {
    title: "Siswa dan kelas",
    terms: [
      { word: "Mutasi", meaning: "Siswa masuk dari atau keluar ke sekolah lain, dengan suratnya.", to: "/administration/mutasi-siswa" },
      {
        word: "Kenaikan kelas",
        meaning: "Memindahkan satu kelas ke tingkat berikutnya, atau meluluskannya.",
        to: "/administration/kenaikan",
      },
      { word: "Pengampu", meaning: "Guru yang mengajar satu mata pelajaran di satu kelas." },
      { word: "Perbaikan data", meaning: "Data siswa yang diminta dibetulkan oleh wali kelasnya.", to: "/administration/perbaikan-data" },
      { word: "NISN, NISM, NIK", meaning: "Nomor siswa nasional, nomor siswa di madrasah, dan nomor induk kependudukan." },
      {
        word: "EMIS, RDM, Dapodik",
        meaning: "Aplikasi pendataan Kementerian Agama dan Kementerian Pendidikan. Daftar dari sana dapat diimpor atau dibandingkan.",
      },
    ],
  },
  {
    title: "Kehadiran",
    terms: [
      { word: "Kehadiran", meaning: "Papan hari ini, rekap, dan laporan, untuk siswa dan pegawai." },
      { word: "Absensi siswa", meaning: "Tempat mencatat hadir, sakit, izin, dan alpa per kelas.", to: "/absensi" },
      { word: "Alpa", meaning: "Tidak hadir tanpa keterangan." },
      { word: "Belum tercatat", meaning: "Belum ada yang mencatat. Bukan alpa." },
      { word: "Dinas luar", meaning: "Bertugas di luar madrasah. Dihitung bertugas, bukan tidak hadir." },
    ],
  },
  {
    title: "Kepegawaian",
    terms: [
      { word: "DUK", meaning: "Daftar urut kepangkatan: semua pegawai menurut pangkat dan masa kerjanya." },
      { word: "TMT", meaning: "Terhitung mulai tanggal: hari sejak sebuah keputusan berlaku." },
      {
        word: "Jatuh tempo",
        meaning: "Kenaikan pangkat, kenaikan gaji berkala, atau pensiun yang mendekat.",
        to: "/administration/jatuh-tempo",
      },
      {
        word: "Persetujuan perubahan",
        meaning: "Perubahan data yang diusulkan pegawai dan diputuskan kantor.",
        to: "/administration/persetujuan",
      },
    ],
  },
  {
    title: "Di seluruh portal",
    terms: [
      { word: "Ruang kerja", meaning: "Kelompok halaman menurut pekerjaan, di menu samping." },
      { word: "Tempat sampah", meaning: "Yang dihapus menunggu di sini dan dapat dipulihkan." },
      { word: "Keadaan pada tanggal", meaning: "Bagaimana sebuah data tercatat pada hari yang sudah lewat." },
      { word: "Jejak audit", meaning: "Catatan siapa mengubah apa dan kapan. Tidak dapat dihapus." },
      { word: "Impor", meaning: "Mengambil banyak baris sekaligus dari Excel atau CSV. Diperiksa dahulu, dan dapat dibatalkan." },
    ],
  },
];

export function termsFor(words: string): readonly Terms[] {
  const sought = words.trim().toLowerCase();
  return glossary
    .map(({ title, terms }) => ({ title, terms: terms.filter(({ word, meaning }) => `${word} ${meaning}`.toLowerCase().includes(sought)) }))
    .filter(({ terms }) => terms.length > 0);
}
