import { longText } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";

export const misi = register({
  name: "misi",
  impersonal: true,
  table: "misi",
  path: "/administration/misi",
  title: "Misi",
  lead: "Misi madrasah, berurutan seperti di halaman Profil.",
  noun: "misi",
  menu: { group: "Halaman Situs", label: "Misi", place: 100 },
  fields: {
    isi: longText({ label: "Misi", privacy: "umum", required: true, max: 500 }),
  },
  columns: ["isi"],
  searched: ["isi"],
  ordered: true,
  sentences: sentencesFor("misi", "Belum ada misi. Tambahkan misi pertama."),
});
