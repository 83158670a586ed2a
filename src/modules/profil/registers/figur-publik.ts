import { choice, number, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";

export const figurGroup = [
  { value: "pegawai", label: "Pegawai" },
  { value: "peserta-didik", label: "Peserta didik" },
  { value: "akreditasi", label: "Akreditasi" },
  { value: "sarana", label: "Lahan dan ruang" },
];

export const figurPublik = register({
  name: "figurPublik",
  impersonal: true,
  table: "figur_publik",
  path: "/administration/figur-publik",
  title: "Data Publik",
  lead: "Angka di halaman Profil bagian Data. Pegawai dan peserta didik dihitung dari Bank Data begitu ada yang tercatat di sana; sebelumnya angka di sini yang tampil.",
  noun: "data",
  menu: { group: "Isi Situs", section: "Halaman", label: "Data Publik", place: 250, hint: "Angka yang diumumkan di halaman profil" },
  fields: {
    kelompok: choice({ label: "Kelompok", privacy: "umum", required: true, options: figurGroup }),
    nama: text({ label: "Nama", privacy: "umum", required: true, max: 80, hint: "Misalnya Guru, Kelas X, atau Luas lahan." }),
    lakiLaki: number({
      label: "Laki-laki",
      privacy: "umum",
      min: 0,
      max: 100_000,
      step: 1,
      hint: "Untuk jumlah orang: isi bersama Perempuan.",
    }),
    perempuan: number({ label: "Perempuan", privacy: "umum", min: 0, max: 100_000, step: 1 }),
    nilai: text({ label: "Nilai", privacy: "umum", max: 120, hint: "Untuk yang bukan jumlah orang, misalnya 12 ruang." }),
  },
  columns: ["nama", "kelompok", "lakiLaki", "perempuan", "nilai"],
  searched: ["nama", "nilai"],
  filters: ["kelompok"],
  ordered: true,
  constraints: {
    figur_publik_nama: { field: "nama", sentence: "Data dengan nama ini sudah ada di kelompoknya." },
    figur_publik_pasangan: { field: "perempuan", sentence: "Laki-laki dan Perempuan diisi keduanya, atau dikosongkan keduanya." },
    figur_publik_isi: { field: "nilai", sentence: "Isi jumlah laki-laki dan perempuan, atau nilainya: salah satu saja." },
  },
  matchBy: [["kelompok", "nama"]],
  sentences: sentencesFor("data", "Belum ada data. Tambahkan angka pertama, misalnya jumlah guru."),
});
