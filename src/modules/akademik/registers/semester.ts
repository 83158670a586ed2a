import { choice, date, reference, text } from "#kit/register/fields.ts";
import { register } from "#kit/register/register.ts";
import { sentencesFor } from "#kit/sentences.ts";
import { tabTahun } from "./tab-akademik.ts";
import { tahunAjaran } from "./tahun-ajaran.ts";

const jenis = [
  { value: "ganjil", label: "Ganjil" },
  { value: "genap", label: "Genap" },
];

export const semester = register({
  name: "semester",
  impersonal: true,
  table: "semester",
  path: "/administration/semester",
  title: "Semester",
  lead: "Absensi siswa diterima pada hari-hari semester saja.",
  noun: "semester",
  menu: {
    group: "Akademik",
    section: "Tahun dan kalender",
    label: "Semester",
    place: 120,
    hint: "Hari pertama dan terakhir tiap semester",
    whole: "semester:update",
  },
  fields: {
    nama: text({ label: "Nama", privacy: "umum", required: true, max: 40, hint: "Misalnya Ganjil 2026/2027." }),
    tahunAjaranId: reference({ label: "Tahun ajaran", privacy: "umum", required: true, register: tahunAjaran }),
    jenis: choice({ label: "Jenis", privacy: "umum", required: true, options: jenis }),
    mulai: date({ label: "Hari pertama", privacy: "umum", required: true, from: "1991-06-13" }),
    selesai: date({ label: "Hari terakhir", privacy: "umum", required: true, from: "1991-06-13" }),
  },
  columns: ["nama", "tahunAjaranId", "mulai", "selesai"],
  searched: ["nama"],
  filters: ["tahunAjaranId"],
  order: { by: "mulai", direction: "desc" },
  constraints: {
    semester_urut: { field: "selesai", sentence: "Hari terakhir harus sesudah hari pertama." },
    semester_tumpang: { field: "mulai", sentence: "Hari-hari ini sudah termasuk semester lain." },
  },
  tabs: tabTahun,
  detail: true,
  matchBy: [["tahunAjaranId", "jenis"]],
  sentences: sentencesFor("semester", "Tambahkan semester pertama."),
});
