import { longText, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";

export const prestasiKami = register({
  name: "prestasiKami",
  table: "prestasi_kami",
  path: "/administration/prestasi-kami",
  title: "Prestasi Kami",
  lead: "Kartu prestasi di bawah halaman Profil; tiga yang teratas ditampilkan.",
  noun: "kartu prestasi",
  menu: { group: "Isi Situs", section: "Halaman", label: "Prestasi Kami", place: 240, hint: "Prestasi yang ditonjolkan di halaman profil" },
  fields: {
    judul: text({ label: "Judul", privacy: "umum", required: true, max: 80 }),
    isi: longText({ label: "Isi", privacy: "umum", required: true, max: 600 }),
  },
  columns: ["judul", "isi"],
  searched: ["judul", "isi"],
  ordered: true,
  matchBy: [["judul"]],
  sentences: sentencesFor("kartu prestasi", "Belum ada kartu. Tambahkan prestasi yang ingin ditunjukkan."),
});
