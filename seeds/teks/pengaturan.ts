import { formatDay } from "#kit/dates.ts";
import { zone } from "#kit/time-zone.ts";
import type { Madrasah } from "../madrasah.ts";

/** How the school introduces itself. Numbers, names and addresses that only the school knows stay empty. */
export const pengaturanOf = ({ nama, namaLengkap, jenis, alamat, kota, wilayah, provinsi, tanggalBerdiri }: Madrasah) => ({
  ...{ nama, namaLengkap, jenis, alamat, kota, provinsi, tanggalBerdiri },
  tagline: "Ilmu yang dalam, akhlak yang teduh.",
  sambutan: `Madrasah ${status[jenis]} di ${wilayah} bagi anak-anak yang ingin menguasai ilmu pengetahuan dan tetap dekat dengan Al-Qur’an.`,
  tentang: `Madrasah aliyah ${status[jenis]} di ${wilayah}. Selama tiga tahun, pelajaran agama dan pelajaran umum berjalan beriringan, didampingi guru yang mengenal setiap peserta didik.`,
});

const status = { man: "negeri", mas: "swasta" } as const;

export const layanan = {
  jamKantor: `Senin–Kamis 07.30–15.30 ${zone.short}\nJumat 07.30–11.30 ${zone.short}\nSabtu 07.30–12.00 ${zone.short}\nIstirahat 12.00–13.00 ${zone.short}\nMinggu tutup`,
  jamLayanan: `Senin–Jumat 07.00–15.30 ${zone.short}\nSabtu 07.00–12.00 ${zone.short}\nMinggu tutup`,
};

/** "1" is Monday. */
export const jadwal = [
  ...["1", "2", "3", "4"].map((hari) => ({ hari, masuk: "07:30", pulang: "14:30" })),
  { hari: "5", masuk: "07:30", pulang: "11:30" },
  { hari: "6", masuk: "07:30", pulang: "12:30" },
];

export const penghitung = [
  { nama: "Guru", jumlah: 68, sumber: "guru" },
  { nama: "Staf", jumlah: 12, sumber: "tenaga-kependidikan" },
  { nama: "Peserta didik", jumlah: 560, sumber: "peserta-didik" },
  { nama: "Pimpinan madrasah", jumlah: 3 },
];

export const kategori = ["Akademik", "Kesiswaan", "Keagamaan", "Prestasi"].map((name) => ({ name }));

export const keteranganOf = ({ tanggalBerdiri }: Madrasah) => [
  { label: "Hari berdiri madrasah", nilai: formatDay(tanggalBerdiri) },
  { label: "Masa belajar, kelas X–XII", nilai: "3 tahun" },
  { label: "Target hafalan Al-Qur’an", nilai: "Paling sedikit 3 juz" },
  { label: "Layanan surat Tata Usaha", nilai: "1–3 hari kerja" },
];

export const programUnggulan = [
  {
    judul: "Kurikulum Terpadu",
    deskripsi: "Pelajaran umum, pelajaran agama, dan hafalan Al-Qur’an dalam satu jadwal, dengan target paling sedikit tiga juz.",
    tautan: "/departments",
  },
  {
    judul: "Kelas Digital",
    deskripsi: "Bacaan, tugas, dan penilaian berlangsung di satu ruang daring yang dipantau guru.",
    tautan: "/departments",
  },
  {
    judul: "Asrama",
    deskripsi: "Rumah kedua bagi yang datang dari jauh, didampingi pembina dalam ibadah, belajar, dan keseharian.",
    tautan: "/departments?tab=asrama",
  },
];

/** Leave and disposition lead to what the product itself offers for them. */
export const tautanLayanan = {
  elearning: "/departments",
  rapor: null,
  cuti: "/administration/pengajuan-cuti",
  disposisi: "/administration/disposisi",
  ptsp: null,
  keagamaan: "/departments?tab=kesiswaan",
  situs: "/",
};

export const tautanNavigasi = [
  { letak: "utama", label: "Beranda", alamat: "/" },
  { letak: "utama", label: "Profil", alamat: "/profile" },
  { letak: "utama", label: "Bidang", alamat: "/departments" },
  { letak: "utama", label: "Berita", alamat: "/news" },
  { letak: "utama", label: "Tata Usaha", alamat: "/administration" },
  { letak: "menu", label: "Absensi", alamat: "/attendance" },
  { letak: "kaki", label: "Info PPDB", alamat: "/informasi/ppdb" },
  { letak: "kaki", label: "Daftar Sekarang", alamat: "/daftar" },
  { letak: "kaki", label: "Galeri Foto", alamat: "/gallery" },
  { letak: "kaki", label: "Absensi", alamat: "/attendance" },
  { letak: "kaki", label: "Pengumuman", alamat: "/pengumuman" },
  { letak: "kaki", label: "Agenda", alamat: "/agenda" },
  { letak: "kaki", label: "Infografis", alamat: "/infografis" },
  { letak: "kaki", label: "Informasi Publik", alamat: "/informasi-publik" },
];
