import type { Action, PrivacyClass } from "#kit/access/access.ts";

/** What can be done, in the order in which it is told, as a verb and as the name of a column. */
export const verbs: Readonly<Record<Action, string>> = {
  read: "melihat",
  create: "menambah",
  update: "mengubah",
  delete: "menghapus",
  restore: "memulihkan",
  import: "mengimpor",
  export: "mengekspor",
  manage: "mengelola",
};

/** What each class of fields means to those who work here. */
export const classWords: Readonly<Record<PrivacyClass, string>> = {
  umum: "boleh diketahui semua yang bekerja di madrasah, misalnya nama dan kelas",
  dinas: "dipakai untuk bekerja, misalnya NISN, nomor surat, dan masa tugas",
  pribadi: "tentang satu orang, misalnya alamat, nomor telepon, dan tanggal lahir",
  rahasia: "dapat merugikan seseorang bila tersebar: kesehatan, agama, penghasilan, keluarga, dan nomor kependudukan",
};

interface Resource {
  readonly title: string;
  /** What managing is called here. */
  readonly manages?: string;
  /** Which rows "own" ones are. */
  readonly ownRows?: string;
}

/** What is no register, as the office calls it. Registers bring their own words. */
export const resources: Readonly<Record<string, Resource>> = {
  akun: { title: "User", manages: "mengundang, memberi peran, dan menonaktifkan" },
  usulanPeran: { title: "Usulan peran dan penandatangan", ownRows: "tentang dirinya" },
  audit: { title: "Jejak Audit" },
  berkas: { title: "Berkas pada formulir" },
  buktiSurat: { title: "Bukti surat" },
  kunciSurat: { title: "Kunci tanda surat" },
  kunciProgram: { title: "Kunci program", manages: "mencabut" },
  demo: { title: "Data contoh" },
  absensiPegawai: { title: "Absensi pegawai" },
  perangkatAbsensi: { title: "Perangkat dan jaringan absensi", manages: "memeriksa sebagai orang kedua" },
  absensiKantor: { title: "Kehadiran orang kantor" },
  rekapAbsensi: { title: "Rekap kehadiran", ownRows: "dari kelas yang diasuh atau diajarnya; guru piket pada hari piketnya" },
  absensiSiswa: { title: "Absensi siswa", ownRows: "di kelas yang diasuh atau diajarnya hari itu; guru piket pada hari piketnya" },
  kartuSiswa: { title: "Kartu siswa", ownRows: "di kelas asuhannya" },
  disposisi: { title: "Disposisi", manages: "mengawasi", ownRows: "yang diterima atau diberikannya" },
  gambar: { title: "Pustaka Gambar" },
  hakAkses: { title: "Hak Akses" },
  jadwalPelajaran: { title: "Jadwal pelajaran" },
  kenaikan: { title: "Kenaikan kelas" },
  tampilPublik: { title: "Tampil di halaman Guru dan Staf", manages: "menarik siapa pun yang meminta", ownRows: "tentang dirinya" },
  identitas: { title: "Identitas diri" },
  layananVideo: { title: "Layanan Video" },
  penyimpanan: { title: "Penyimpanan Berkas" },
  cadangan: { title: "Cadangan", manages: "mengganti kunci pemulihan" },
  kesehatanSistem: { title: "Kesehatan Sistem" },
  naskahSurat: { title: "Naskah surat" },
  arsipSurat: { title: "Retensi dan pemusnahan arsip", manages: "menghapus berkas sebagai orang kedua" },
  parafSurat: { title: "Paraf surat", manages: "memaraf" },
  tandaTanganSurat: { title: "Tanda tangan surat", manages: "menandatangani" },
  nomorSurat: { title: "Nomor surat" },
  drafKertas: { title: "Draf formulir kertas", ownRows: "yang ditulisnya" },
  nilaiPpdb: { title: "Nilai calon siswa" },
  nilaiSemuaPenguji: { title: "Nilai dari semua penguji, dalam daftar yang diunduh atau diimpor" },
  periksa: { title: "Pemeriksaan data" },
  serahanPeriksa: { title: "Temuan yang diserahkan ke wali kelas", manages: "menutup", ownRows: "di kelas asuhannya" },
  aturanPeriksa: { title: "Aturan pemeriksaan data" },
  usulanAlumni: { title: "Kabar dari alumni" },
  pesanPublik: { title: "Pertanyaan dari situs", manages: "menjawab dan meneruskan", ownRows: "yang diteruskan kepadanya" },
  pengaduan: {
    title: "Pengaduan dari situs",
    manages: "menjawab dan meneruskan",
    ownRows: "yang diteruskan kepadanya, tanpa nama pengirim",
  },
  usulanPerubahan: { title: "Usulan perubahan", manages: "memutuskan" },
  usulanKantor: { title: "Usulan perubahan dari pegawai kantor", manages: "memutuskan" },
  pengajuanCuti: { title: "Pengajuan cuti", manages: "memeriksa dan memutuskan" },
  karier: { title: "Jatuh tempo karier", manages: "mengingatkan" },
};
