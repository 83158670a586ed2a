import { date, reference, text, time } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { zone } from "#kit/time-zone.ts";
import { sesiUjianPath } from "./paths.ts";
import { tabUjian } from "./tab-ujian.ts";
import { ujianPpdb } from "./ujian-ppdb.ts";

/** When an exam is held; each session uses all of its rooms. */
export const sesiUjian = register({
  name: "sesiUjian",
  impersonal: true,
  table: "sesi_ujian",
  path: sesiUjianPath,
  title: "Sesi Ujian",
  lead: "Hari dan jam tiap ujian. Setiap sesi memakai semua ruang ujiannya. Bila jadwalnya sudah terbit, keluarga melihat perubahannya.",
  noun: "sesi",
  fields: {
    nama: text({ label: "Nama", privacy: "umum", required: true, max: 40, hint: "Misalnya Sesi 1." }),
    ujianId: reference({ label: "Ujian", privacy: "umum", required: true, register: ujianPpdb }),
    tanggal: date({ label: "Tanggal", privacy: "umum", required: true }),
    mulai: time({ label: "Mulai", privacy: "umum", required: true, hint: `Dalam ${zone.short}.` }),
    selesai: time({ label: "Selesai", privacy: "umum", required: true, hint: `Dalam ${zone.short}.` }),
  },
  columns: ["nama", "ujianId", "tanggal", "mulai", "selesai"],
  searched: ["nama"],
  filters: ["ujianId"],
  order: { by: "tanggal", direction: "asc" },
  handedOut: true,
  matchBy: [["nama", "ujianId"]],
  constraints: {
    sesi_ujian_nama: { field: "nama", sentence: "Ujian ini sudah mempunyai sesi dengan nama itu." },
    sesi_ujian_urut: { field: "selesai", sentence: "Jam selesai harus sesudah jam mulai." },
    sesi_ujian_terisi: { field: "ujianId", sentence: "Sudah ada peserta di sesi ini. Kosongkan dulu tempatnya." },
  },
  tabs: tabUjian,
  detail: true,
  sentences: sentencesFor("sesi", "Tambahkan sesi pertama sebuah ujian."),
});
