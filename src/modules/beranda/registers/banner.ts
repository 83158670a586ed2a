import { date, longText, picture, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { path } from "#modules/profil/index.ts";

export const banner = register({
  name: "banner",
  table: "banner",
  path: "/administration/banner",
  title: "Banner Kegiatan",
  lead: "Kegiatan yang bergulir di beranda. Delapan ditampilkan: lebih dulu yang akan datang, mulai dari yang terdekat, lalu yang baru lewat.",
  noun: "banner",
  menu: { group: "Isi Situs", section: "Beranda", label: "Banner Kegiatan", place: 120, hint: "Gambar besar di beranda" },
  fields: {
    namaKegiatan: text({ label: "Nama kegiatan", privacy: "umum", required: true, max: 120 }),
    tanggalKegiatan: date({ label: "Tanggal kegiatan", privacy: "umum", required: true }),
    deskripsi: longText({
      privacy: "umum",
      label: "Deskripsi",
      required: true,
      max: 1000,
      hint: "Dua baris pertama tampil di banner, selebihnya setelah Selengkapnya.",
    }),
    gambarId: picture({ label: "Gambar", privacy: "umum", required: true }),
    tautan: text({
      label: "Tautan",
      privacy: "umum",
      max: 500,
      ...path,
      hint: "Halaman yang menceritakan lebih banyak, misalnya /news. Boleh kosong.",
    }),
  },
  columns: ["namaKegiatan", "tanggalKegiatan", "gambarId"],
  searched: ["namaKegiatan", "deskripsi"],
  order: { by: "tanggalKegiatan", direction: "desc" },
  matchBy: [["namaKegiatan", "tanggalKegiatan"]],
  sentences: sentencesFor("banner", "Belum ada banner. Tambahkan kegiatan pertama agar tampil di beranda."),
});
