import { choice, number, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";

const sumber = [
  { value: "guru", label: "Guru yang aktif" },
  { value: "tenaga-kependidikan", label: "Tenaga kependidikan yang aktif" },
  { value: "peserta-didik", label: "Peserta didik yang aktif" },
];

export const penghitung = register({
  name: "penghitung",
  impersonal: true,
  table: "penghitung",
  path: "/administration/penghitung",
  title: "Penghitung",
  lead: "Angka-angka besar di beranda, misalnya jumlah guru.",
  noun: "penghitung",
  menu: { group: "Isi Situs", section: "Beranda", label: "Penghitung", place: 150, hint: "Angka besar di beranda" },
  fields: {
    nama: text({ label: "Nama", privacy: "umum", required: true, distinct: true, max: 60, hint: "Yang dihitung, misalnya Guru." }),
    jumlah: number({ label: "Jumlah", privacy: "umum", required: true, min: 0, max: 1_000_000, step: 1 }),
    sumber: choice({
      label: "Dihitung dari Bank Data",
      privacy: "umum",
      options: sumber,
      hint: "Begitu ada yang tercatat di sana, hitungannya tampil menggantikan angka di atas. Kosongkan agar angka di atas selalu dipakai.",
    }),
  },
  columns: ["nama", "jumlah", "sumber"],
  searched: ["nama"],
  ordered: true,
  constraints: {
    penghitung_nama: { field: "nama", sentence: "Penghitung dengan nama ini sudah ada." },
  },
  matchBy: [["nama"]],
  sentences: sentencesFor("penghitung", "Belum ada angka. Tambahkan satu, misalnya jumlah guru."),
});
