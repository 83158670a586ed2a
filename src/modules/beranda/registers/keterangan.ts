import { text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";

export const keterangan = register({
  name: "keterangan",
  impersonal: true,
  table: "keterangan",
  path: "/administration/keterangan",
  title: "Strip Keterangan",
  lead: "Fakta singkat di beranda; delapan yang teratas ditampilkan.",
  noun: "keterangan",
  menu: { group: "Isi Situs", section: "Beranda", label: "Strip Keterangan", place: 130, hint: "Baris keterangan singkat di beranda" },
  fields: {
    label: text({ label: "Label", privacy: "umum", required: true, max: 60, hint: "Misalnya Lama belajar." }),
    nilai: text({ label: "Nilai", privacy: "umum", required: true, max: 60, hint: "Misalnya 3 tahun." }),
  },
  columns: ["label", "nilai"],
  searched: ["label", "nilai"],
  ordered: true,
  matchBy: [["label"]],
  sentences: sentencesFor("keterangan", "Belum ada keterangan. Tambahkan fakta pertama tentang madrasah."),
});
