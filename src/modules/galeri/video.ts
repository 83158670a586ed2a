import { picture, reference, text, url } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { kategoriBerita } from "#modules/berita/index.ts";

export const video = register({
  name: "video",
  table: "video",
  path: "/administration/video",
  title: "Video",
  lead: "Video di beranda dan Galeri, dari tautan YouTube. Durasi dan jumlah penonton diambil sendiri.",
  noun: "video",
  menu: { group: "Isi Situs", section: "Galeri", label: "Video", place: 90, hint: "Video YouTube di galeri" },
  fields: {
    name: text({ label: "Judul", privacy: "umum", required: true, max: 160 }),
    urlVideo: url({
      privacy: "umum",
      label: "Tautan video",
      required: true,
      hint: "Bentuk https://youtu.be/… atau https://www.youtube.com/watch?v=…; tautan lain tampil tanpa pratinjau.",
    }),
    kategoriId: reference({ label: "Kategori", privacy: "umum", register: kategoriBerita }),
    gambarId: picture({ label: "Gambar pratinjau", privacy: "umum", hint: "Tampil sebelum video diputar." }),
  },
  columns: ["name", "urlVideo", "kategoriId"],
  searched: ["name", "urlVideo"],
  ordered: true,
  matchBy: [["urlVideo"]],
  sentences: sentencesFor("video", "Belum ada video. Tambahkan tautan video pertama."),
});
