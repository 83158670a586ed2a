import { date, longText, picture, text, yesNo } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";

export const infografis = register({
  name: "infografis",
  table: "infografis",
  path: "/administration/infografis",
  title: "Infografis",
  lead: "Gambar yang menjelaskan angka dan alur layanan, di halaman Infografis.",
  noun: "infografis",
  menu: { group: "Isi Situs", section: "Galeri", label: "Infografis", place: 100, hint: "Gambar yang menjelaskan angka atau layanan" },
  fields: {
    judul: text({ label: "Judul", privacy: "umum", required: true, max: 160 }),
    gambarId: picture({
      privacy: "umum",
      label: "Gambar",
      required: true,
      hint: "Teks alternatifnya menyampaikan isi gambar bagi yang tidak dapat melihatnya.",
    }),
    tanggal: date({ label: "Tanggal", privacy: "umum", required: true, notAfterToday: true, from: "1991-06-13" }),
    keterangan: longText({ label: "Keterangan", privacy: "umum", max: 2000 }),
    sumber: text({ label: "Sumber data", privacy: "umum", max: 160 }),
    tampilDiSitus: yesNo({ label: "Tampil di situs", privacy: "umum", initial: true }),
  },
  columns: ["judul", "gambarId", "tanggal", "sumber", "tampilDiSitus"],
  searched: ["judul", "keterangan", "sumber"],
  order: { by: "tanggal", direction: "desc" },
  detail: true,
  matchBy: [["judul", "tanggal"]],
  sentences: sentencesFor("infografis", "Belum ada infografis. Tambahkan yang pertama."),
});
