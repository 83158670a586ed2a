import { date, longText, text, yesNo } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { pengumumanPath } from "../paths.ts";

export const pengumuman = register({
  name: "pengumuman",
  table: "pengumuman",
  path: pengumumanPath,
  title: "Pengumuman",
  lead: "Pemberitahuan di dashboard dan, bila dikehendaki, di situs.",
  noun: "pengumuman",
  menu: { group: "Isi Situs", section: "Kabar", label: "Pengumuman", place: 10, hint: "Pengumuman di situs dan di dashboard" },
  fields: {
    judul: text({ label: "Pengumuman", privacy: "umum", required: true, max: 200 }),
    tanggal: date({ label: "Tanggal", privacy: "umum", required: true }),
    sampai: date({ label: "Tampil sampai", privacy: "umum", hint: "Hari terakhir pengumuman ditampilkan. Kosongkan bila tanpa batas." }),
    isi: longText({ label: "Isi", privacy: "umum", max: 5000 }),
    tampilDiSitus: yesNo({ label: "Tampil di situs", privacy: "umum", initial: true }),
  },
  columns: ["judul", "tanggal", "sampai", "tampilDiSitus"],
  searched: ["judul", "isi"],
  order: { by: "tanggal", direction: "desc" },
  constraints: {
    pengumuman_sampai: { field: "sampai", sentence: "Hari terakhir tampil tidak boleh sebelum tanggalnya." },
  },
  matchBy: [["judul", "tanggal"]],
  sentences: sentencesFor("pengumuman", "Tidak ada pengumuman saat ini"),
});
