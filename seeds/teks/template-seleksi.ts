/** The letters about a result of admissions: the head's decision, and what each family gets. Found by their names. */
const salam = "Assalamu’alaikum warahmatullahi wabarakatuh";

const pembuka = (sesudah: string) => `Kepada Bapak/Ibu orang tua atau wali calon siswa

${salam}

Berdasarkan Keputusan Kepala {{madrasah.nama}} {{isian.Nomor keputusan}} tanggal {{isian.Tanggal keputusan}} tentang hasil seleksi penerimaan peserta didik baru tahun pelajaran {{isian.Tahun pelajaran}}, kami memberitahukan bahwa calon siswa berikut:

Nama : {{isian.Nama calon siswa}}
Nomor pendaftaran : {{isian.Nomor pendaftaran}}
Jalur : {{isian.Jalur}}
Program : {{isian.Program}}

${sesudah}

Nilai, peringkat, dan cara menghitungnya dapat dibaca keluarga di halaman status pendaftaran. Bila ada yang ingin ditanyakan, panitia siap membantu.

Wassalamu’alaikum warahmatullahi wabarakatuh`;

const keluarga = {
  jenis: "surat-keterangan",
  klasifikasi: null,
  untuk: "umum",
  judul: "Surat Pemberitahuan Hasil Seleksi",
  perihal: "Pemberitahuan hasil seleksi PPDB",
} as const;

export const templateSeleksi = [
  {
    nama: "Keputusan Hasil Seleksi PPDB",
    jenis: "keputusan",
    klasifikasi: null,
    untuk: "umum",
    judul: "Keputusan Kepala {{madrasah.nama}}",
    perihal: "Keputusan tentang hasil seleksi penerimaan peserta didik baru tahun pelajaran {{isian.Tahun pelajaran}}",
    isi: `# TENTANG

# Hasil seleksi penerimaan peserta didik baru {{isian.Gelombang}} tahun pelajaran {{isian.Tahun pelajaran}}

# DENGAN RAHMAT TUHAN YANG MAHA ESA

# KEPALA {{madrasah.nama}},

Menimbang : a. bahwa seleksi penerimaan peserta didik baru {{isian.Gelombang}} telah selesai dilaksanakan menurut lembar aturan yang diumumkan;
b. bahwa untuk kepastian bagi calon siswa dan keluarganya, hasil seleksi tersebut perlu ditetapkan;
Mengingat : a. Undang-Undang Nomor 20 Tahun 2003 tentang Sistem Pendidikan Nasional;
b. {{isian.Dasar petunjuk teknis penerimaan}};
Memperhatikan : hasil seleksi yang diusulkan {{isian.Pengusul}} dan ditetapkan {{isian.Penyetuju}} pada {{isian.Tanggal penetapan}}, dengan sidik daftar {{isian.Sidik daftar}};

# MEMUTUSKAN:

Menetapkan : Keputusan Kepala {{madrasah.nama}} tentang hasil seleksi penerimaan peserta didik baru {{isian.Gelombang}} tahun pelajaran {{isian.Tahun pelajaran}}.
KESATU : Calon siswa dengan nomor pendaftaran yang tercantum dalam lampiran keputusan ini dinyatakan diterima atau masuk daftar cadangan.
KEDUA : Peserta seleksi {{isian.Gelombang}} yang nomornya tidak tercantum dalam lampiran keputusan ini dinyatakan belum dapat diterima.
KETIGA : Tempat yang kosong diberikan kepada calon siswa cadangan menurut urutan dalam daftar dengan sidik tersebut.
KEEMPAT : Setiap keluarga diberi surat pemberitahuan hasil seleksi yang bersumber dari keputusan ini dan berlaku sebagai petikannya.
KELIMA : Keputusan ini berlaku sejak tanggal ditetapkan, dengan ketentuan akan diperbaiki bila di kemudian hari terdapat kekeliruan.

=== Lampiran ===

{{daftar.lampiran}}`,
  },
  {
    ...keluarga,
    nama: "Hasil Seleksi PPDB: Diterima",
    isi: pembuka(`dinyatakan

# DITERIMA

sebagai calon siswa {{madrasah.nama}}. {{isian.Keterangan daftar ulang}} Penerimaan ini tidak dipungut biaya. Selamat kepada ananda dan keluarga.`),
  },
  {
    ...keluarga,
    nama: "Hasil Seleksi PPDB: Cadangan",
    isi: pembuka(`masuk

# DAFTAR CADANGAN

{{madrasah.nama}}. Bila ada tempat yang kosong, tempat itu diberikan menurut urutan daftar cadangan, dan keluarga kami kabari. Urutan ananda setiap hari dapat dilihat di halaman status pendaftaran. Terima kasih atas kesabaran ananda dan keluarga.`),
  },
  {
    ...keluarga,
    nama: "Hasil Seleksi PPDB: Belum Diterima",
    isi: pembuka(
      `belum dapat kami terima di {{madrasah.nama}} pada tahun ini, karena tempat yang tersedia lebih sedikit daripada calon siswa yang mendaftar. Hasil ini tidak mengurangi penghargaan kami atas kesungguhan ananda. Terima kasih telah mempercayai kami; semoga Allah Swt. memudahkan langkah ananda di tempat belajar yang terbaik baginya.`,
    ),
  },
] as const;
