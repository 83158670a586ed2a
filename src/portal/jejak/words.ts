import type { Tone } from "#kit/ui/tag.tsx";

interface ActionWords {
  readonly words: string;
  readonly tone?: Tone;
}

/** What was done, as people say it. */
export const actionTable: Readonly<Record<string, ActionWords>> = {
  create: { words: "Ditambahkan", tone: "success" },
  update: { words: "Diubah", tone: "info" },
  delete: { words: "Dihapus", tone: "danger" },
  restore: { words: "Dipulihkan", tone: "success" },
  "restore-backup": { words: "Cadangan dipulihkan", tone: "warning" },
  anonymise: { words: "Salinan uji dibuat; semua orang di dalamnya rekaan", tone: "warning" },
  "recovery-key": { words: "Kunci pemulihan dibuat", tone: "warning" },
  "restore-accepted": { words: "Cadangan diterima", tone: "warning" },
  merge: { words: "Digabungkan", tone: "warning" },
  unmerge: { words: "Penggabungan dibatalkan", tone: "warning" },
  move: { words: "Dipindah", tone: "info" },
  import: { words: "Diimpor", tone: "success" },
  "undo-import": { words: "Impor diurungkan", tone: "warning" },
  export: { words: "Diekspor", tone: "warning" },
  place: { words: "Calon siswa ditempatkan di kelas", tone: "success" },
  unplace: { words: "Penempatan di kelas dibatalkan", tone: "warning" },
  seat: { words: "Tempat ujian diberikan", tone: "success" },
  unseat: { words: "Tempat ujian dikosongkan", tone: "warning" },
  hold: { words: "Ditahan dari pemusnahan", tone: "warning" },
  release: { words: "Tidak ditahan lagi", tone: "info" },
  destroy: { words: "Dimusnahkan", tone: "danger" },
  erase: { words: "Pendaftaran lama dihapus", tone: "warning" },
  "erase-values": { words: "Isi jejak data yang dihapus dikosongkan", tone: "warning" },
  publish: { words: "Diterbitkan", tone: "success" },
  resend: { words: "Dikirim sekali lagi", tone: "warning" },
  reopen: { words: "Dibuka untuk diubah", tone: "warning" },
  approve: { words: "Disetujui", tone: "success" },
  return: { words: "Dikembalikan", tone: "warning" },
  submit: { words: "Diajukan", tone: "info" },
  initial: { words: "Diparaf", tone: "info" },
  sign: { words: "Ditandatangani", tone: "success" },
  accept: { words: "Diterima", tone: "success" },
  refuse: { words: "Ditolak", tone: "warning" },
  withdraw: { words: "Ditarik kembali", tone: "warning" },
  revoke: { words: "Dicabut", tone: "danger" },
  replace: { words: "Diganti", tone: "info" },
  read: { words: "Dibuka" },
  print: { words: "Dicetak" },
  mismatch: { words: "Berkas bukan lagi yang dikirim", tone: "danger" },
  denied: { words: "Akses ditolak", tone: "danger" },
  "sign-in": { words: "Masuk" },
  "sign-out": { words: "Keluar" },
  "sign-in-slowed": { words: "Percobaan masuk diperlambat", tone: "warning" },
  confirm: { words: "Identitas dikonfirmasi" },
  invite: { words: "Diundang", tone: "info" },
  "password-link": { words: "Tautan ganti password dibuat", tone: "info" },
  "accept-invitation": { words: "Undangan diterima", tone: "success" },
  "change-password": { words: "Password diganti", tone: "info" },
  disable: { words: "Dinonaktifkan", tone: "danger" },
  enable: { words: "Diaktifkan", tone: "success" },
  "end-sessions": { words: "Sesi diakhiri", tone: "warning" },
  "second-factor-added": { words: "Memasang langkah kedua", tone: "success" },
  "second-factor-removed": { words: "Melepas langkah kedua", tone: "warning" },
  "rantai-baru": { words: "Kunci audit diganti, rantai baru dimulai", tone: "danger" },
  "files-adopt": { words: "Tempat berkas diambil alih operator", tone: "danger" },
  "second-factor-reset": { words: "Langkah kedua dilepas administrator", tone: "danger" },
  "way-in-ended": { words: "Password dan langkah kedua dihapus untuk peran baru", tone: "warning" },
  "second-factor-slowed": { words: "Percobaan kode diperlambat", tone: "warning" },
  "recovery-codes-made": { words: "Membuat kode pemulihan" },
  "recovery-code-used": { words: "Memakai kode pemulihan", tone: "warning" },
  lapse: { words: "Gugur", tone: "warning" },
  "passkey-renamed": { words: "Mengubah nama kunci sandi" },
};

/** What was done on a disposition, by the kind of what was said on it. */
const disposed: Readonly<Record<string, ActionWords>> = {
  kabar: { words: "Kabar disposisi", tone: "info" },
  jawaban: { words: "Disposisi dijawab", tone: "success" },
  penutupan: { words: "Disposisi ditutup", tone: "success" },
  penarikan: { words: "Disposisi ditarik", tone: "warning" },
  pengembalian: { words: "Disposisi dikembalikan", tone: "warning" },
};

/** @param said what the line tells besides, where that names the deed better */
export function actionWords(action: string, subject = "", said: unknown = undefined): ActionWords {
  if (subject === "disposisi" && action === "create") return { words: "Disposisi diberikan", tone: "info" };
  const own = subject === "disposisi" && typeof said === "string" && Object.hasOwn(disposed, said) ? disposed[said] : undefined;
  return own ?? ((Object.hasOwn(actionTable, action) && actionTable[action]) || { words: spoken(action) });
}

/** Kinds of record that are no registers. */
export const kinds: Readonly<Record<string, string>> = {
  akun: "Akun",
  audit: "Jejak audit",
  berkas: "Berkas",
  banding: "Perbandingan daftar",
  usulanAlumni: "Usulan alumni",
  pesanPublik: "Pertanyaan dari situs",
  tampilPublik: "Tampil di situs",
  pengaduan: "Pengaduan dari situs",
  pengajuanCuti: "Pengajuan cuti",
  serahanPeriksa: "Temuan yang diserahkan",
  aturanPeriksa: "Aturan pemeriksaan data",
  buktiSurat: "Bukti surat",
  kunciSurat: "Kunci tanda surat",
  nomorSurat: "Nomor surat",
  absensiPegawai: "Absensi pegawai",
  rekapAbsensi: "Rekap kehadiran",
  absensiSiswa: "Absensi siswa",
  disposisi: "Disposisi",
  gambar: "Gambar",
  kartuSiswa: "Kartu siswa",
  kiosAbsensi: "Perangkat absensi",
  kunciProgram: "Kunci program",
  jaringanAbsensi: "Jaringan absensi",
  pinKios: "PIN kios",
  kenaikan: "Kenaikan kelas",
  layananVideo: "Layanan video",
  penyimpanan: "Penyimpanan berkas",
  cadangan: "Cadangan",
  instalasi: "Instalasi",
  naskahSurat: "Naskah surat",
  usulanPeran: "Usulan peran",
  usulanPerubahan: "Usulan perubahan",
};

/** Fields that no register knows. */
const labels: Readonly<Record<string, string>> = {
  nip: "NIP",
  nama: "Nama",
  peran: "Peran",
  aktif: "Aktif",
  kind: "Cara masuk",
  bukti: "Bukti",
  jenis: "Jenis",
  sisa: "Sisa kode",
  catatan: "Catatan",
  aplikasi: "Aplikasi autentikator",
  kunci: "Kunci sandi",
  perangkat: "Perangkat",
  jaringan: "Jaringan",
  name: "Judul",
  slug: "Alamat",
  desc: "Ringkasan",
  content: "Isi",
  tags: "Tagar",
  author: "Penulis",
  gambarId: "Gambar",
  kategoriId: "Kategori",
  terbitPada: "Terbit pada",
  alt: "Uraian gambar",
  asal: "Nama berkas",
  rows: "Jumlah baris",
  count: "Jumlah baris",
  fileName: "Berkas",
  action: "Yang dicoba",
  urutan: "Urutan",
  kepada: "Kepada",
  suratMasukId: "Surat masuk",
  berkasId: "Berkas",
  persetujuan: "Versi persetujuan",
  // Where the same name means another thing.
  "gambar.kunci": "Sidik berkas",
};

/** Said in words that programs use among themselves. */
const known: Readonly<Record<string, string>> = {
  cookie: "lewat peramban",
  bearer: "lewat program",
  read: "membaca",
  create: "menambah",
  update: "mengubah",
  delete: "menghapus",
  restore: "memulihkan",
  import: "mengimpor",
  export: "mengekspor",
  manage: "mengelola",
  draft: "draf",
  tinjau: "menunggu tinjauan",
};

export function labelOf(name: string, subject = ""): string {
  const own = `${subject}.${name}`;
  return (Object.hasOwn(labels, own) && labels[own]) || (Object.hasOwn(labels, name) && labels[name]) || spoken(name);
}
export const wordOf = (text: string): string => (Object.hasOwn(known, text) && known[text]) || text;

/** "tanggalTerima" and "tanggal-terima" become "Tanggal terima". */
function spoken(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("-", " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
