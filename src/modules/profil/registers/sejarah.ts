import { longText, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";

export const sejarah = register({
  name: "sejarah",
  table: "sejarah",
  path: "/administration/sejarah",
  title: "Sejarah",
  lead: "Garis waktu di halaman Profil, dari yang paling lama.",
  noun: "peristiwa",
  menu: { group: "Isi Situs", section: "Halaman", label: "Sejarah", place: 190, hint: "Perjalanan madrasah di halaman profil" },
  fields: {
    tahun: text({ label: "Tahun", privacy: "umum", required: true, max: 20, hint: "Boleh rentang atau dasawarsa, misalnya 1990-an." }),
    judul: text({ label: "Judul", privacy: "umum", required: true, max: 120 }),
    isi: longText({ label: "Cerita", privacy: "umum", required: true, max: 2000 }),
  },
  columns: ["judul", "tahun", "isi"],
  searched: ["tahun", "judul", "isi"],
  ordered: true,
  matchBy: [["tahun", "judul"]],
  sentences: sentencesFor("peristiwa", "Belum ada peristiwa. Tambahkan peristiwa pertama dalam sejarah madrasah."),
});
