import { number, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";

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
  },
  columns: ["nama", "jumlah"],
  searched: ["nama"],
  ordered: true,
  constraints: {
    penghitung_nama: { field: "nama", sentence: "Penghitung dengan nama ini sudah ada." },
  },
  matchBy: [["nama"]],
  sentences: sentencesFor("penghitung", "Belum ada angka. Tambahkan satu, misalnya jumlah guru."),
});
