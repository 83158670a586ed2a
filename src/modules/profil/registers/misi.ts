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
  menu: { group: "Isi Situs", section: "Halaman", label: "Misi", place: 220, hint: "Misi madrasah, satu per satu" },
  fields: {
    isi: longText({ label: "Misi", privacy: "umum", required: true, max: 500 }),
  },
  columns: ["isi"],
  searched: ["isi"],
  ordered: true,
  sentences: sentencesFor("misi", "Belum ada misi. Tambahkan misi pertama."),
});
