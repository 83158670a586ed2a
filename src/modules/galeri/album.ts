import { longText, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";

export const album = register({
  name: "album",
  table: "album",
  path: "/administration/album",
  title: "Album Foto",
  lead: "Kelompok foto di Galeri.",
  noun: "album",
  menu: { group: "Isi Situs", section: "Galeri", label: "Album Foto", place: 80, hint: "Kumpulan foto per kegiatan" },
  fields: {
    judul: text({ label: "Judul", privacy: "umum", required: true, distinct: true, max: 120 }),
    deskripsi: longText({ label: "Deskripsi", privacy: "umum", max: 600 }),
  },
  columns: ["judul", "deskripsi"],
  searched: ["judul", "deskripsi"],
  ordered: true,
  constraints: {
    album_judul: { field: "judul", sentence: "Album dengan judul ini sudah ada." },
  },
  matchBy: [["judul"]],
  sentences: sentencesFor("album", "Belum ada album. Tambahkan satu sebelum mengunggah foto."),
});
