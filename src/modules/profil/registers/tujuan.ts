import { longText } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";

export const tujuan = register({
  name: "tujuan",
  impersonal: true,
  table: "tujuan",
  path: "/administration/tujuan",
  title: "Tujuan Strategis",
  lead: "Tujuan yang ingin dicapai madrasah, berurutan seperti di halaman Profil.",
  noun: "tujuan",
  menu: { group: "Isi Situs", section: "Halaman", label: "Tujuan Strategis", place: 230, hint: "Tujuan yang hendak dicapai madrasah" },
  fields: {
    isi: longText({ label: "Tujuan", privacy: "umum", required: true, max: 500 }),
  },
  columns: ["isi"],
  searched: ["isi"],
  ordered: true,
  sentences: sentencesFor("tujuan", "Belum ada tujuan. Tambahkan tujuan pertama."),
});
