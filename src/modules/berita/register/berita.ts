import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { fields } from "../redaksi/naskah.ts";

const { slug: _, ...isian } = fields;

/** News as a list that is taken in and given out; written, reviewed and let out they are in the newsroom. */
export const daftarBerita = register({
  name: "berita",
  table: "daftar_berita",
  path: "/administration/berita",
  title: "Berita",
  noun: "berita",
  fields: isian,
  columns: ["name", "tanggal", "kategoriId", "author"],
  searched: ["name", "desc"],
  order: { by: "tanggal", direction: "desc" },
  imported: "Berita dari daftar masuk sebagai draf; pembaca melihatnya setelah ditinjau dan diterbitkan. Tagar dipisahkan koma.",
  manages: "menerbitkan",
  sentences: sentencesFor("berita", "Belum ada berita di sini."),
});
