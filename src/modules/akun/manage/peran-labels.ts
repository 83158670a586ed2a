import type { Peran } from "../peran.ts";

/** What each role is for, in the words of the office. The rights themselves stand in the policy. */
export const gunaPeran: Readonly<Record<Peran, string>> = {
  administrator: "Mengatur akun, peran, dan semua bagian portal",
  kepala: "Melihat semua, menyetujui berita",
  tataUsaha: "Surat-menyurat, data, dan pengumuman",
  humas: "Berita, galeri, dan isi situs",
  panitiaPpdb: "Pendaftaran peserta didik baru",
  ketuaPpdb: "Mengoordinasi panitia PPDB, melihat nilai semua penguji",
  guru: "Portal untuk pendidik",
  waliKelas: "Siswa di kelas yang diampu",
  pegawai: "Portal untuk tenaga kependidikan",
};
