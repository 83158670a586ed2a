import { longText } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";

export const visiMisi = register({
  name: "visiMisi",
  impersonal: true,
  table: "visi_misi",
  path: "/administration/visi",
  title: "Visi",
  lead: "Visi madrasah di halaman Profil.",
  noun: "visi",
  menu: { group: "Isi Situs", section: "Halaman", label: "Visi", place: 210, hint: "Visi madrasah" },
  fields: {
    visi: longText({ label: "Visi", privacy: "umum", required: true, max: 600 }),
  },
  columns: ["visi"],
  searched: ["visi"],
  single: true,
  sentences: sentencesFor("visi", "Visi belum ditulis."),
});
