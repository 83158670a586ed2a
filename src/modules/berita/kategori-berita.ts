import { text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";

export const kategoriBerita = register({
  name: "kategoriBerita",
  impersonal: true,
  table: "kategori_berita",
  path: "/administration/kategori-berita",
  title: "Kategori Berita",
  lead: "Kelompok berita dan video.",
  noun: "kategori",
  menu: { group: "Isi Situs", section: "Kabar", label: "Kategori Berita", place: 50, hint: "Kelompok berita di situs" },
  fields: {
    name: text({ label: "Nama", privacy: "umum", required: true, max: 60 }),
  },
  columns: ["name"],
  searched: ["name"],
  order: { by: "name", direction: "asc" },
  constraints: {
    kategori_berita_name: { field: "name", sentence: "Kategori dengan nama ini sudah ada." },
  },
  sentences: sentencesFor("kategori", "Belum ada kategori. Tambahkan satu agar berita dapat dikelompokkan."),
});
