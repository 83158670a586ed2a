import { number, reference, text, yesNo } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { ruangUjianPath } from "./paths.ts";
import { tabUjian } from "./tab-ujian.ts";
import { ujianPpdb } from "./ujian-ppdb.ts";

/** A room of an exam, in each of its sessions. */
export const ruangUjian = register({
  name: "ruangUjian",
  impersonal: true,
  table: "ruang_ujian",
  path: ruangUjianPath,
  title: "Ruang Ujian",
  lead: "Ruang tiap ujian dan banyaknya kursi. Kursi bernomor mulai 1.",
  noun: "ruang",
  fields: {
    nama: text({ label: "Nama", privacy: "umum", required: true, max: 60, hint: "Misalnya Lab Komputer 1." }),
    ujianId: reference({ label: "Ujian", privacy: "umum", required: true, register: ujianPpdb }),
    kapasitas: number({ label: "Kapasitas", privacy: "umum", required: true, min: 1, max: 500, step: 1 }),
    letak: text({ label: "Letak", privacy: "umum", max: 120, hint: "Supaya mudah dicari, misalnya Gedung B lantai 1." }),
    lantaiDasar: yesNo({ label: "Tanpa tangga, mudah dicapai kursi roda", privacy: "umum" }),
  },
  columns: ["nama", "ujianId", "kapasitas", "letak", "lantaiDasar"],
  searched: ["nama", "letak"],
  filters: ["ujianId"],
  order: { by: "nama", direction: "asc" },
  handedOut: true,
  matchBy: [["nama", "ujianId"]],
  constraints: {
    ruang_ujian_nama: { field: "nama", sentence: "Ujian ini sudah mempunyai ruang dengan nama itu." },
    ruang_ujian_terisi: { field: "ujianId", sentence: "Sudah ada peserta di ruang ini. Kosongkan dulu tempatnya." },
    ruang_ujian_kapasitas: { field: "kapasitas", sentence: "Peserta di ruang ini sudah lebih banyak. Pindahkan dulu sebagian." },
  },
  tabs: tabUjian,
  detail: true,
  sentences: sentencesFor("ruang", "Tambahkan ruang pertama sebuah ujian."),
});
