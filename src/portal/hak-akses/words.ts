import type { Action, PrivacyClass } from "#kit/access/access.ts";
import { riwayat } from "#modules/kepegawaian/index.ts";

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

/** Where managing has a name of its own. */
export const manageVerbs: Readonly<Record<string, string>> = {
  berita: "menerbitkan",
  pendaftaran: "memutuskan penerimaan",
  disposisi: "mengawasi",
  parafSurat: "memaraf",
  tandaTanganSurat: "menandatangani",
  mutasiSiswa: "membatalkan",
  usulanPerubahan: "memutuskan",
  usulanKantor: "memutuskan",
  perangkatAbsensi: "memeriksa sebagai orang kedua",
  karier: "mengingatkan",
  akun: "mengundang, memberi peran, dan menonaktifkan",
};

/** What is no register, as the office calls it. Registers bring their own title. */
export const kinds: Readonly<Record<string, string>> = {
  akun: "User",
  usulanPeran: "Usulan peran dan penandatangan",
  audit: "Jejak Audit",
  berita: "Berita",
  berkas: "Berkas pada formulir",
  buktiSurat: "Bukti surat",
  kunciSurat: "Kunci tanda surat",
  demo: "Data contoh",
  absensiPegawai: "Absensi pegawai",
  perangkatAbsensi: "Perangkat dan jaringan absensi",
  absensiKantor: "Kehadiran orang kantor",
  rekapAbsensi: "Rekap kehadiran",
  absensiSiswa: "Absensi siswa",
  kartuSiswa: "Kartu siswa",
  disposisi: "Disposisi",
  gambar: "Pustaka Gambar",
  hakAkses: "Hak Akses",
  jadwalPelajaran: "Jadwal pelajaran",
  kenaikan: "Kenaikan kelas",
  identitas: "Identitas diri",
  layananVideo: "Layanan Video",
  penyimpanan: "Penyimpanan Berkas",
  naskahSurat: "Naskah surat",
  parafSurat: "Paraf surat",
  tandaTanganSurat: "Tanda tangan surat",
  nomorSurat: "Nomor surat",
  usulanAlumni: "Kabar dari alumni",
  usulanPerubahan: "Usulan perubahan",
  usulanKantor: "Usulan perubahan dari pegawai kantor",
  karier: "Jatuh tempo karier",
};

/** Which rows "own" ones are. */
export const ownRows: Readonly<Record<string, string>> = {
  siswa: "di kelas asuhannya",
  absensiPegawai: "miliknya sendiri",
  ketidakhadiran: "miliknya sendiri",
  rekapAbsensi: "dari kelas yang diasuh atau diajarnya",
  absensiSiswa: "di kelas yang diasuh atau diajarnya hari itu",
  kartuSiswa: "di kelas asuhannya",
  kelas: "yang diasuhnya",
  folderBerkas: "yang dibuka untuk perannya",
  usulanPeran: "tentang dirinya",
  disposisi: "yang diterima atau diberikannya",
  berkasUmum: "di folder untuk perannya",
  ...Object.fromEntries(
    ["pegawai", "karier", "usulanPerubahan", ...riwayat.map(({ name }) => name)].map((name) => [name, "miliknya sendiri"]),
  ),
};
