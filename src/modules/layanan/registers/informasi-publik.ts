import { officePapers } from "#kit/attachments/limits.ts";
import { choice, date, file, longText, text, url, yesNo } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { kategoriInformasi } from "../kategori-informasi.ts";

export const informasiPublik = register({
  name: "informasiPublik",
  table: "informasi_publik",
  path: "/administration/informasi-publik",
  title: "Informasi Publik",
  lead: "Yang dibuka untuk umum menurut UU 14/2008.",
  noun: "informasi",
  menu: {
    group: "Isi Situs",
    section: "Layanan untuk umum",
    label: "Informasi Publik",
    place: 270,
    hint: "Informasi menurut Undang-Undang Keterbukaan Informasi Publik",
  },
  fields: {
    judul: text({ label: "Informasi", privacy: "umum", required: true, max: 200 }),
    kategori: choice({
      privacy: "umum",
      label: "Kategori",
      required: true,
      options: kategoriInformasi.map(({ value, label }) => ({ value, label })),
      hint: "Yang dikecualikan hanya disebut namanya: tanpa berkas dan tanpa tautan.",
    }),
    tanggal: date({ label: "Tanggal terbit", privacy: "umum", required: true, notAfterToday: true, from: "1991-06-13" }),
    ringkasan: longText({ label: "Ringkasan", privacy: "umum", max: 2000, hint: "Untuk yang dikecualikan: alasannya." }),
    penanggungJawab: text({ label: "Penanggung jawab", privacy: "umum", max: 120 }),
    berkasId: file({ label: "Berkas", privacy: "umum", accept: officePapers, hint: "Dapat diunduh semua orang." }),
    tautan: url({ label: "Tautan", privacy: "umum", hint: "Bila isinya berada di situs lain." }),
    tampilDiSitus: yesNo({ label: "Tampil di situs", privacy: "umum", initial: true }),
  },
  columns: ["judul", "kategori", "tanggal", "berkasId", "tampilDiSitus"],
  searched: ["judul", "ringkasan", "penanggungJawab"],
  filters: ["kategori"],
  order: { by: "tanggal", direction: "desc" },
  constraints: {
    informasi_publik_dikecualikan: {
      field: "kategori",
      sentence: "Informasi yang dikecualikan tidak boleh mempunyai berkas atau tautan. Lepas dahulu, atau pilih kategori lain.",
    },
  },
  detail: true,
  matchBy: [["judul", "tanggal"]],
  sentences: sentencesFor("informasi", "Catat informasi pertama, atau impor daftar yang sudah ada."),
});
