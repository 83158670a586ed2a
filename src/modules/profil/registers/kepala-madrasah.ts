import { picture, text, yesNo } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";

export const kepalaMadrasah = register({
  name: "kepalaMadrasah",
  table: "kepala_madrasah",
  path: "/administration/kepala-madrasah",
  title: "Kepala Madrasah",
  lead: "Daftar kepala madrasah dari masa ke masa di halaman Profil.",
  noun: "kepala madrasah",
  menu: { group: "Isi Situs", section: "Halaman", label: "Kepala Madrasah", place: 200, hint: "Kepala madrasah dari masa ke masa" },
  fields: {
    nama: text({ label: "Nama", privacy: "umum", required: true, max: 120 }),
    periode: text({ label: "Periode", privacy: "umum", max: 60, hint: "Misalnya 2018 – 2022." }),
    sekarang: yesNo({ label: "Menjabat sekarang", privacy: "umum" }),
    fotoId: picture({
      label: "Foto",
      privacy: "umum",
      hint: "Potret tegak; bagian wajah ditentukan dengan titik fokus di Pustaka Gambar.",
    }),
  },
  columns: ["nama", "periode", "sekarang"],
  searched: ["nama", "periode"],
  ordered: true,
  constraints: {
    kepala_madrasah_sekarang: {
      field: "sekarang",
      sentence: "Sudah ada kepala madrasah yang menjabat sekarang. Hapus dulu tandanya pada nama itu.",
    },
  },
  matchBy: [["nama", "periode"], ["nama"]],
  sentences: sentencesFor("kepala madrasah", "Belum ada nama. Tambahkan kepala madrasah yang pertama."),
});
