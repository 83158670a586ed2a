import { longText, picture, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { path } from "#modules/profil/index.ts";

export const programUnggulan = register({
  name: "programUnggulan",
  table: "program_unggulan",
  path: "/administration/program-unggulan",
  title: "Program Unggulan",
  lead: "Kartu program di beranda; tiga yang teratas ditampilkan.",
  noun: "program",
  menu: { group: "Isi Situs", section: "Beranda", label: "Program Unggulan", place: 160, hint: "Program yang ditonjolkan di beranda" },
  fields: {
    judul: text({ label: "Judul", privacy: "umum", required: true, max: 80 }),
    deskripsi: longText({ label: "Deskripsi", privacy: "umum", required: true, max: 400 }),
    gambarId: picture({ label: "Gambar", privacy: "umum" }),
    tautan: text({ label: "Tautan", privacy: "umum", max: 500, ...path, hint: "Misalnya /departments?tab=asrama. Boleh kosong." }),
  },
  columns: ["judul", "deskripsi", "gambarId"],
  searched: ["judul", "deskripsi"],
  ordered: true,
  matchBy: [["judul"]],
  sentences: sentencesFor("program", "Belum ada program. Tambahkan program unggulan pertama."),
});
