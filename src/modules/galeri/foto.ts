import { picture, reference, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { album } from "./album.ts";
import { fotoPath } from "./paths.ts";

export const foto = register({
  name: "foto",
  table: "foto",
  path: fotoPath,
  title: "Foto",
  lead: "Foto di Galeri dan di beranda. Yang teratas tampil lebih dulu.",
  noun: "foto",
  menu: { group: "Isi Situs", section: "Galeri", label: "Foto", place: 70, hint: "Foto di galeri, dan mengunggah banyak sekaligus" },
  fields: {
    gambarId: picture({ label: "Gambar", privacy: "umum", required: true }),
    albumId: reference({ label: "Album", privacy: "umum", register: album }),
    keterangan: text({ label: "Keterangan", privacy: "umum", max: 200, hint: "Tampil di bawah foto yang dibuka." }),
  },
  columns: ["keterangan", "gambarId", "albumId"],
  searched: ["keterangan"],
  filters: ["albumId"],
  ordered: true,
  beside: { path: "unggah", label: "Unggah beberapa foto" },
  matchBy: [["gambarId", "albumId"]],
  sentences: sentencesFor("foto", "Belum ada foto. Tambahkan foto pertama."),
});
